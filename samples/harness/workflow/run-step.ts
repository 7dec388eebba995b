import { limits } from '../../../data/limits.ts';
import { print } from '../../../data/quantity.ts';
import { importNames } from '../import-names.ts';
import { freeze, type Json, type JsonObject, toJson } from '../json.ts';
import { isParseError } from '../parse-error.ts';
import type { CodeStep } from './definition.ts';
import { EndSignal, unfinishedWarning } from './errors.ts';
import type { Host } from './host.ts';
import { toNode14Error } from './node14.ts';
import { evaluateParams } from './params.ts';
import type { Run, RunError, RunEvent } from './run.ts';
import { createGlobals, type RunScope, type StepScope } from './step-globals.ts';

/** `this` in a step. Its properties are exported (/workflows/steps/#use-named-exports). */
type Self = Record<string, unknown>;

/** Runs a step, and emits its events: logs, exports, state, and errors. */
export async function runStep(
  step: string,
  definition: CodeStep,
  run: RunScope,
  previous: Pick<Run, 'steps' | 'checkpoint' | 'stepCheckpoints'>,
  host: Host,
  emit: (event: RunEvent) => void,
): Promise<void> {
  emit({ type: 'start', step });
  const scope: StepScope = { step, isOver: false, pendingBodies: 0, emit };
  const self: Self = { $checkpoint: structuredClone(previous.stepCheckpoints[step]) };
  let readCheckpoint = (): unknown => previous.checkpoint;
  let fail: (error: unknown) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const watch = host.watchAsync({
    onUncaught: fail,
    onUnhandled: (reason) => {
      if (reason instanceof EndSignal) fail(reason);
      else if (!scope.isOver) emit({ type: 'unhandled', step, text: asText(describe(step, reason)) });
    },
  });
  const execute = async (): Promise<unknown> => {
    const { source, canRequire } = await host.compileStep(definition.code);
    const globals = createGlobals(run, scope, host);
    const variables = { ...readSteps(previous.steps), process: globals.process };
    return host.evaluate(
      source,
      {
        ...globals,
        ...(canRequire ? { require: (specifier: string) => host.requireModule(specifier) } : {}),
        $harness: {
          ...variables,
          self,
          params: (await evaluateParams(definition.params ?? {}, host, variables)) ?? {},
          auths: structuredClone(definition.auths ?? {}),
          checkpoint: structuredClone(previous.checkpoint),
          import: (specifier: string, names: readonly string[]) =>
            importNames(host.importModule, specifier, names),
          load: host.importModule,
          watchCheckpoint: (read: () => unknown) => {
            readCheckpoint = read;
          },
        },
      },
      `steps.${step}`,
    );
  };
  const outcome = await settle(Promise.race([watch.run(execute), failure]));
  const collected = collectResults(step, self, outcome.returned, readCheckpoint());
  const hasPendingBodies = scope.pendingBodies > 0;
  scope.isOver = true;
  for (const event of collected.events) emit(event);
  const error = outcome.error ?? collected.error;
  const isUnfinished = (await watch.pending()).length > 0 || hasPendingBodies;
  watch.stop();
  if (error === undefined && isUnfinished) emit({ type: 'warning', step, text: unfinishedWarning });
  if (error !== undefined && !(error instanceof EndSignal)) emit({ type: 'error', ...describe(step, error) });
}

/** How a step ended. */
interface Outcome {
  returned?: unknown;
  error?: unknown;
}

const settle = (promise: Promise<unknown>): Promise<Outcome> =>
  promise.then(
    (returned) => ({ returned }),
    (error: unknown) => ({ error: error ?? new Error(String(error)) }),
  );

/** Returns a copy of all exports for a step, and the trigger's `event`, which is read-only (/workflows/events/#event-format). */
function readSteps(steps: Run['steps']): { event: Json | undefined; steps: Record<string, JsonObject> } {
  const copy = structuredClone(steps);
  const event = copy.trigger?.event;
  return { event: event === undefined ? undefined : freeze(event), steps: copy };
}

/**
 * Collects the exports and the state of a step. If the step failed, they are those that it assigned before the error
 * (/workflows/steps/code/nodejs/http-requests/#catch-and-process-http-errors).
 *
 * @returns the events, and the first error of a value that can't be serialized or is too large
 */
function collectResults(
  step: string,
  { $checkpoint, ...named }: Self,
  returned: unknown,
  checkpoint: unknown,
): { events: RunEvent[]; error?: unknown } {
  const errors: unknown[] = [];
  const attempt = (convert: () => Json | undefined): Json | undefined => {
    try {
      return convert();
    } catch (error) {
      errors.push(error);
      return undefined;
    }
  };
  const exports: JsonObject = {};
  for (const [name, value] of Object.entries({ ...named, $return_value: returned })) {
    const json = attempt(() => toJson(value, `steps.${step}.${name}`));
    if (json !== undefined) exports[name] = json;
  }
  const value = attempt(() => toState(checkpoint, '$checkpoint'));
  const stepValue = attempt(() => toState($checkpoint, 'this.$checkpoint'));
  return {
    events: [
      { type: 'exports', step, exports },
      { type: 'checkpoint', value },
      { type: 'stepCheckpoint', step, value: stepValue },
    ],
    error: errors[0],
  };
}

/** Converts state to JSON, and checks its size (/workflows/steps/code/state/#limits). */
function toState(value: unknown, what: string): Json | undefined {
  const json = toJson(value, what);
  if (json !== undefined && JSON.stringify(json).length > limits.checkpoint.bytes)
    throw new Error(`${what} is larger than ${print(limits.checkpoint)}.`);
  return json;
}

/** Describes an error, with its line in the step. */
function describe(step: string, error: unknown): RunError {
  if (!(error instanceof Error)) return { step, name: 'Error', message: String(error) };
  const place = new RegExp(`\\bsteps\\.${step.replaceAll('$', '\\$')}:(\\d+)`).exec(error.stack ?? '');
  const line = isParseError(error) ? error.line : Number(place?.[1] ?? 0);
  return { step, ...toNode14Error(error.name, error.message), ...(line > 0 ? { line } : {}) };
}

const asText = ({ name, message }: RunError): string => `${name}: ${message}`;
