import { toJson } from '../json.ts';
import { missingGlobals } from './node14.ts';
import { readStep } from './source.ts';
import { triggerKind } from './triggers.ts';
import { typeOfJson } from './type-of.ts';

/** What a step meets when it runs: its types are derived from these values, and are general where there are none. */
export interface SampleData {
  event?: unknown;
  /** Exports of the steps before it, as `Run.steps` has them. */
  steps?: Readonly<Record<string, unknown>>;
  params?: Readonly<Record<string, unknown>>;
  auths?: Readonly<Record<string, unknown>>;
  /** What `$checkpoint` held before the run, if anything, and after it (/workflows/steps/code/state/). */
  checkpoints?: readonly unknown[];
}

/** A step as a JavaScript module that TypeScript can check, next to `types/workflow.d.ts`. */
export interface WrappedStep {
  code: string;
  /** The line of the step for a line of the module, both from 1; `undefined` for what the step did not write. */
  lineOf(line: number): number | undefined;
}

/**
 * Wraps a step into the function that the platform makes of it (/workflows/steps/code/#async-function-declaration). Its lines
 * follow each other as before: the function opens on the line on which the step's imports end.
 */
export function wrapStep(code: string, data: SampleData = {}): WrappedStep {
  const { imports, parameters: names } = readStep(code);
  const bound = new Set(imports.flatMap(({ bindings }) => bindings.map(({ local }) => local)));
  const absent = missingGlobals.filter((name) => !bound.has(name));
  const types: Record<string, string> = {
    event: eventType(data.event),
    steps: data.steps ? stepsType(data.steps, data.event) : 'Pipedream.Steps',
    params: data.params ? typeOfValue(data.params, 'params') : 'Pipedream.Params',
    auths: data.auths ? typeOfValue(data.auths, 'auths') : 'Pipedream.Auths',
  };
  const parameters = names.map((name) => `${name}: ${types[name]}`).join(', ');
  const prefix = [
    `/** @typedef {(this: Pipedream.Step, ${parameters}) => unknown} StepFunction */`,
    `const { ${absent.join(', ')} } = /** @type {Record<string, undefined>} */ ({});`,
  ];
  const checkpoint = checkpointType(data.checkpoints ?? []);
  if (checkpoint) prefix.push(`/** @type {${checkpoint}} */ let $checkpoint = JSON.parse('');`);
  const opening = `export default /** @type {StepFunction} */ (async function (${names.join(', ')}) {`;
  const start = imports.at(-1)?.end ?? 0;
  // With imports, the function opens behind the last of them; without, at the end of what is put before the step.
  const body = imports.length > 0 ? `\n${code.slice(0, start)}; ${opening}` : ` ${opening}\n`;
  const lines = code.split('\n').length;
  return {
    code: `${prefix.join('\n')}${body}${code.slice(start)}\n});\n`,
    lineOf: (line) => {
      const own = line - prefix.length;
      return own >= 1 && own <= lines ? own : undefined;
    },
  };
}

/** The type of an event: what its trigger documents (/workflows/events/#event-format), and what this one holds. */
function eventType(event: unknown): string {
  if (event === undefined) return 'Pipedream.Event';
  const own = typeOfValue(event, 'event');
  const kind = triggerKind({ event });
  // The body is what this event brought; headers and query may hold more.
  if (kind === 'http')
    return `${hasBody(event) ? "Omit<Pipedream.HttpEvent, 'body'>" : 'Pipedream.HttpEvent'} & ${own}`;
  if (kind === 'schedule') return `Pipedream.ScheduleEvent & ${own}`;
  return own;
}

const hasBody = (event: unknown): boolean => typeof event === 'object' && event !== null && 'body' in event;

function stepsType(steps: Readonly<Record<string, unknown>>, event: unknown): string {
  const { trigger, ...others } = steps;
  return `{ trigger: Pipedream.Trigger & { event: ${eventType(event)} } } & ${typeOfValue(others, 'steps')}`;
}

/** What `$checkpoint` may be: any of these values, as far as they are known. */
function checkpointType(values: readonly unknown[]): string | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  const types = `(${typeOfValue(known, '$checkpoint')})[number]`;
  return known.length < values.length ? `${types} | undefined` : types;
}

/** A comment cannot hold the end of a comment. */
const typeOfValue = (value: unknown, what: string): string =>
  typeOfJson(toJson(value, what) ?? null).replaceAll('*/', '*\\/');
