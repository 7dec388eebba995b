import { runAction } from '../harness/component/action.ts';
import { loadComponent } from '../harness/component/node.ts';
import { createSource } from '../harness/component/source.ts';
import { runWorkflow } from '../harness/node/run-workflow.ts';
import type { CodeStep, StepDefinition } from '../harness/workflow/definition.ts';
import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { SampleData } from '../harness/workflow/wrap.ts';
import type { Given } from './given.ts';
import { problemAt, type Sample, type SampleProblem } from './sample.ts';
import { byHost, type PageStage, stepsGiven } from './stage.ts';

/** What a JavaScript sample is: a step of the page's workflow, a component, or a program of its own. */
export type JavaScriptKind = { kind: 'step'; name: string } | { kind: 'component' } | { kind: 'program' };

/** Tells by title and text: `steps.respond` is a step, what exports an object by default a component. */
export function kindOf({ code, fence }: Sample): JavaScriptKind {
  const step = /^steps\.(\w+)$/.exec(fence.title ?? '');
  if (step?.[1]) return { kind: 'step', name: step[1] };
  return /^export default\b/m.test(code) ? { kind: 'component' } : { kind: 'program' };
}

/** What running a sample came to. */
export interface Ran {
  /** What it printed. */
  printed: string;
  problems: SampleProblem[];
  /** Data that was there when it ran, for its types. */
  data?: SampleData;
}

/** Runs a sample in the harness that behaves as the platform does. */
export async function runJavaScript(sample: Sample, given: Given, stage: PageStage): Promise<Ran> {
  const kind = kindOf(sample);
  return kind.kind === 'component' ? runComponent(sample) : runSteps(sample, kind, given, stage);
}

async function runSteps(
  sample: Sample,
  kind: Exclude<JavaScriptKind, { kind: 'component' }>,
  given: Given,
  stage: PageStage,
): Promise<Ran> {
  const name = kind.kind === 'step' ? kind.name : 'program';
  const step: CodeStep = {
    name,
    code: sample.code,
    ...(given.params && { params: given.params }),
    ...(given.auths && { auths: given.auths }),
  };
  const before = kind.kind === 'step' ? stepsBefore(stage, name) : [];
  if (kind.kind === 'step') stage.steps.set(name, step);
  const hosts = await stage.hosts(given);
  const trigger = given.trigger ?? httpTrigger();
  const run = await runWorkflow(
    {
      trigger,
      steps: [
        ...stepsGiven(given, new Map(before.map((earlier) => [earlier.name ?? '', earlier]))),
        ...before,
        step,
      ],
      env: given.env ?? {},
      checkpoint: given.checkpoint,
    },
    { hosts: byHost(hosts) },
  );
  const problems: SampleProblem[] = [];
  const { error } = run;
  const text = error ? `${error.name}: ${error.message}` : '';
  if (error && !given.error?.test(text))
    problems.push(problemAt(sample, error.line ?? 1, `steps.${error.step} ends with ${text}`));
  if (!error && given.error)
    problems.push(problemAt(sample, 1, `The sample ought to end with ${given.error}.`));
  if (!given.error) problems.push(...stage.takeComplaints().map((message) => problemAt(sample, 1, message)));
  for (const { step: at, text: said } of [...run.warnings, ...run.unhandled]) {
    if (at === name) problems.push(problemAt(sample, 1, said));
  }
  return {
    printed: run.logs
      .filter((log) => log.step === name)
      .map((log) => log.text)
      .join('\n'),
    problems,
    data: {
      event: trigger.event,
      steps: run.steps,
      ...(given.params && { params: given.params }),
      ...(given.auths && { auths: given.auths }),
      ...(run.checkpoint !== undefined && { checkpoint: run.checkpoint }),
    },
  };
}

/** The page's steps above one: all others where it is new. */
function stepsBefore(stage: PageStage, name: string): StepDefinition[] {
  const names = [...stage.steps.keys()];
  const index = names.indexOf(name);
  return [...stage.steps.values()].slice(0, index < 0 ? names.length : index);
}

/** Loads a component and takes it through its life: an action runs, a source is deployed, run and deactivated. */
async function runComponent(sample: Sample): Promise<Ran> {
  try {
    const { component, logs } = await loadComponent(sample.code, {
      name: sample.fence.title ?? 'component.mjs',
    });
    if (isAction(component)) await runAction(component);
    else {
      const source = createSource(component);
      await source.deploy();
      await source.run();
      await source.deactivate();
    }
    return { printed: logs.map(({ text }) => text).join('\n'), problems: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { printed: '', problems: [problemAt(sample, 1, message)] };
  }
}

const isAction = (component: unknown): boolean =>
  typeof component === 'object' && component !== null && 'type' in component && component.type === 'action';
