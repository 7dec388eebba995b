import { limits } from '../../../data/limits.ts';
import { print } from '../../../data/quantity.ts';
import { importNames } from '../import-names.ts';
import { freeze, type Json, type JsonObject, toJson } from '../json.ts';
import { isParseError } from '../parse-error.ts';
import type { CodeStep } from './definition.ts';
import { EndSignal, unfinishedWarning } from './errors.ts';
import type { Host } from './host.ts';
import { inNode14Words } from './node14.ts';
import { evaluateParams } from './params.ts';
import type { Run, RunError, RunEvent } from './run.ts';
import { createGlobals, type RunScope, type StepScope } from './step-globals.ts';

/** `this` in a step: what is assigned to it is exported (/workflows/steps/#use-named-exports). */
type Self = Record<string, unknown>;

/** Runs a step, and says through `emit` what it did: its logs, exports and state, how it ended. */
export async function runStep(
  step: string,
  definition: CodeStep,
  run: RunScope,
  past: Pick<Run, 'steps' | 'checkpoint' | 'stepCheckpoints'>,
  host: Host,
  emit: (event: RunEvent) => void,
): Promise<void> {
  emit({ type: 'start', step });
  const scope: StepScope = { step, isOver: false, openBodies: 0, emit };
  const self: Self = { $checkpoint: structuredClone(past.stepCheckpoints[step]) };
  let readCheckpoint = (): unknown => past.checkpoint;
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
    const seen = { ...readSteps(past.steps), process: globals.process };
    return host.evaluate(
      source,
      {
        ...globals,
        ...(canRequire ? { require: (specifier: string) => host.requireModule(specifier) } : {}),
        $harness: {
          ...seen,
          self,
          params: (await evaluateParams(definition.params ?? {}, host, seen)) ?? {},
          auths: structuredClone(definition.auths ?? {}),
          checkpoint: structuredClone(past.checkpoint),
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
  const kept = keep(step, self, outcome.returned, readCheckpoint());
  const hasOpenBodies = scope.openBodies > 0;
  scope.isOver = true;
  for (const event of kept.events) emit(event);
  const error = outcome.error ?? kept.error;
  const isUnfinished = (await watch.pending()).length > 0 || hasOpenBodies;
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

/** A copy of all exports for one step, `event` being the trigger's and read-only (/workflows/events/#event-format). */
function readSteps(steps: Run['steps']): { event: Json | undefined; steps: Record<string, JsonObject> } {
  const copy = structuredClone(steps);
  const event = copy.trigger?.event;
  return { event: event === undefined ? undefined : freeze(event), steps: copy };
}

/**
 * Exports and state of a step, whether it ended well or not: what it assigned before an error can be looked at
 * (/workflows/steps/code/nodejs/http-requests/#catch-and-process-http-errors).
 *
 * @returns also the first value that cannot be kept, as an error
 */
function keep(
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

/** State as JSON, within its limit (/workflows/steps/code/state/#limits). */
function toState(value: unknown, what: string): Json | undefined {
  const json = toJson(value, what);
  if (json !== undefined && JSON.stringify(json).length > limits.checkpoint.bytes)
    throw new Error(`${what} is larger than ${print(limits.checkpoint)}.`);
  return json;
}

/** An error with the line of the step it comes from. */
function describe(step: string, error: unknown): RunError {
  if (!(error instanceof Error)) return { step, name: 'Error', message: String(error) };
  const place = new RegExp(`\\bsteps\\.${step.replaceAll('$', '\\$')}:(\\d+)`).exec(error.stack ?? '');
  const line = isParseError(error) ? error.line : Number(place?.[1] ?? 0);
  return { step, ...inNode14Words(error.name, error.message), ...(line > 0 ? { line } : {}) };
}

const asText = ({ name, message }: RunError): string => `${name}: ${message}`;
