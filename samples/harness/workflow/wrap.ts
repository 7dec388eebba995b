import { toJson } from '../json.ts';
import { missingGlobals } from './node14.ts';
import { readStep } from './source.ts';
import { triggerKind } from './triggers.ts';
import { typeOfJson } from './type-of.ts';

/** The data that a step runs with. Its types are derived from these values; missing values have general types. */
export interface SampleData {
  event?: unknown;
  /** The exports of the previous steps, as in `Run.steps`. */
  steps?: Readonly<Record<string, unknown>>;
  params?: Readonly<Record<string, unknown>>;
  auths?: Readonly<Record<string, unknown>>;
  /** The values of `$checkpoint` before the run, if any, and after it (/workflows/steps/code/state/). */
  checkpoints?: readonly unknown[];
}

/** A step as a JavaScript module that TypeScript can check together with `types/workflow.d.ts`. */
export interface WrappedStep {
  code: string;
  /** Converts a line of the module to a line of the step, both from 1; `undefined` for generated code. */
  lineOf(line: number): number | undefined;
}

/**
 * Wraps a step into a function, like the platform (/workflows/steps/code/#async-function-declaration). Its lines remain
 * consecutive: the function starts on the line on which the step's imports end.
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
  // The function starts after the last import, or, without imports, at the end of the prefix.
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

/** Returns the type of an event: the documented type of its trigger (/workflows/events/#event-format) and that of this event. */
function eventType(event: unknown): string {
  if (event === undefined) return 'Pipedream.Event';
  const own = typeOfValue(event, 'event');
  const kind = triggerKind({ event });
  // Only the body has exactly the type of this event. Headers and query may contain more.
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

/** Returns the type of `$checkpoint`: the union of the types of all known values. */
function checkpointType(values: readonly unknown[]): string | undefined {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  const types = `(${typeOfValue(known, '$checkpoint')})[number]`;
  return known.length < values.length ? `${types} | undefined` : types;
}

/** Returns the type of a value, for a comment: the end of a comment is escaped. */
const typeOfValue = (value: unknown, what: string): string =>
  typeOfJson(toJson(value, what) ?? null).replaceAll('*/', '*\\/');
