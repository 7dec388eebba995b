import { platform } from '../../data/platform.ts';
import type { Given } from '../givens/given.ts';
import { givens } from '../givens/index.ts';
import type { Sources } from '../harness/browser/host.ts';
import type { Job, PageJob } from '../harness/browser/job.ts';
import { givensName, moduleEntries, modulesIn, restName } from '../harness/browser/module-names.ts';
import { compileModule } from '../harness/component/module-source.ts';
import { isParseError } from '../harness/parse-error.ts';
import { codesOf, type Definition } from '../harness/workflow/definition.ts';
import { compileStep } from '../harness/workflow/source.ts';
import { httpTrigger, sampleContext } from '../harness/workflow/triggers.ts';
import { modulesOf } from './modules.ts';
import type { Sample } from './sample.ts';
import { kindOf, stepOf, stepsBefore, workflowOf } from './workflow.ts';

/** The placeholder that pages use for the URL of the reader's own endpoint. */
export const endpointAddress = `https://YOUR-ENDPOINT-ID.${platform.endpointDomain}`;

const apiAddress = new URL(platform.apiBaseUrl).origin;

/** The jobs of a page's blocks. */
export interface PageJobs {
  jobs: Map<Sample, PageJob>;
  /** Why other blocks, which are run in tests, can't be run in a browser. */
  unsupported: Map<Sample, string>;
}

/**
 * Returns the jobs that run the JavaScript blocks of a page in a browser, with the same fixture data as in tests.
 *
 * @param samples of the page
 * @param known fixture data by name
 */
export function jobsOf(
  samples: readonly Sample[],
  known: Readonly<Record<string, Given>> = givens,
): PageJobs {
  const steps = new Map<string, { definition: ReturnType<typeof stepOf> }>();
  const result: PageJobs = { jobs: new Map(), unsupported: new Map() };
  for (const sample of samples) {
    const { declaration, language, given: name } = sample.fence;
    if (declaration !== 'run' || language !== 'js') continue;
    const given = name === undefined ? {} : (known[name] ?? {});
    let found: ReturnType<typeof jobOf>;
    try {
      found = jobOf(sample, given);
    } catch (error) {
      if (!isParseError(error)) throw error;
      // `npm run samples` reports it with its line.
      result.unsupported.set(sample, 'Its code, or that of an earlier step, is not valid JavaScript.');
      continue;
    }
    const { modules, ...job } = found;
    const missing = modules.filter((module) => !Object.hasOwn(moduleEntries, module));
    if (missing.length > 0)
      result.unsupported.set(sample, `The sandbox has no module ${missing.join(', ')}.`);
    else
      result.jobs.set(sample, {
        job: { ...job, ...(given.hosts && name && { given: name }) },
        modules: [...modules, ...(given.hosts ? [givensName] : []), ...(callsApi(job) ? [restName] : [])],
      });
  }
  return result;

  function jobOf(sample: Sample, given: Given): Job & { modules: string[] } {
    const kind = kindOf(sample);
    if (kind.kind === 'component')
      return componentJob(sample, given, modulesOf(sample.code, given.modules ?? {}, samples));
    const shown = { definition: stepOf(sample, kind, given) };
    const before = kind.kind === 'step' ? stepsBefore(steps, kind.name) : [];
    if (kind.kind === 'step') steps.set(kind.name, shown);
    const { trigger = httpTrigger(), checkpoint, stepCheckpoints = {} } = given;
    const { env = {}, attachments = {} } = given;
    const shared = { env, attachments };
    const definition: Definition = {
      trigger,
      steps: workflowOf(given, [...before, shown]),
      ...shared,
      ...(checkpoint !== undefined && { checkpoint }),
      stepCheckpoints,
    };
    const codes = codesOf(definition);
    const calls = codes.some((code) => code.includes(endpointAddress));
    const endpoint = { ...shared, steps: workflowOf(given, [...steps.values()]) };
    const all = calls ? [...codes, ...codesOf({ ...endpoint, trigger })] : codes;
    return {
      kind: 'workflow',
      definition,
      sources: { steps: Object.fromEntries(all.map((code) => [code, compileStep(code)])), modules: {} },
      ...(calls && { endpoint: { origin: endpointAddress, definition: endpoint } }),
      modules: namesOf(all),
    };
  }
}

/** Whether the code of a job contains the URL of the REST API. */
const callsApi = ({ sources: { steps, modules } }: Job): boolean =>
  [...Object.keys(steps), ...Object.keys(modules)].some((code) => code.includes(apiAddress));

function componentJob(
  { code, fence }: Sample,
  given: Given,
  modules: Readonly<Record<string, string>>,
): Job & { modules: string[] } {
  const { props = {}, accounts = {}, events = ['run'], db = {}, options = [] } = given;
  const texts = [code, ...Object.values(modules)];
  const sources: Sources = {
    steps: {},
    modules: Object.fromEntries(texts.map((text) => [text, compileModule(text)])),
  };
  const imported = namesOf(texts).filter((name) => !Object.hasOwn(modules, name) && !/^\.\.?\//.test(name));
  return {
    kind: 'component',
    component: {
      name: fence.title ?? 'component.mjs',
      text: code,
      // A fixed time, as in tests.
      now: Date.parse(sampleContext.ts),
      ...{ modules, props, accounts, events, db, options },
    },
    sources,
    modules: imported,
  };
}

const namesOf = (codes: readonly string[]): string[] => [...new Set(codes.flatMap(modulesIn))];
