import { limits } from '../../../data/limits.ts';
import { type JsonObject, toJson } from '../json.ts';
import { byteLength } from '../size.ts';
import { checkDefinition, codesOf, type Definition, stepNames } from './definition.ts';
import { functionPayloadLimit, PlatformError } from './errors.ts';
import type { Host } from './host.ts';
import { defaultResponse, mentionsRespond, missingResponse } from './respond.ts';
import { addEvent, createRun, type Run, type RunEvent } from './run.ts';
import { runStep } from './run-step.ts';
import type { RunScope } from './step-globals.ts';
import { triggerKind } from './triggers.ts';

/**
 * Runs a workflow once, as the platform documents it: runs its steps in order, until one ends the run
 * (/workflows/steps/code/#end) or fails (/workflows/steps/code/#errors).
 *
 * The caller enforces time and memory limits by stopping the thread. `Host.emit` reports the events until then
 * (/limits/#time-per-execution).
 */
export async function runWorkflow(definition: Definition, host: Host): Promise<Run> {
  checkDefinition(definition);
  const run = createRun();
  const emit = (event: RunEvent) => {
    addEvent(run, event);
    host.emit?.(event);
  };
  try {
    emit({ type: 'exports', step: 'trigger', exports: readTrigger(definition) });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    emit({ type: 'error', step: 'trigger', name: error.name, message: error.message });
    return finishRun(run, definition);
  }
  for (const event of startingState(definition)) emit(event);
  const scope: RunScope = { definition, attachments: await attach(definition, host), hasResponded: false };
  const names = stepNames(definition);
  for (const [index, step] of definition.steps.entries()) {
    const name = names[index] ?? '';
    if ('exports' in step) emit({ type: 'exports', step: name, exports: readExports(name, step.exports) });
    else await runStep(name, step, scope, run, host, emit);
    if (run.error || run.end) break;
    if (isTooLarge(run)) {
      const { name: errorName, message } = functionPayloadLimit();
      emit({ type: 'error', step: name, name: errorName, message });
      break;
    }
  }
  return finishRun(run, definition);
}

/**
 * Adds a response to a run with an HTTP trigger if no step has responded
 * (/workflows/steps/triggers/#default-http-response, /workflows/steps/triggers/#errors-with-http-responses).
 */
export function finishRun(run: Run, definition: Definition): Run {
  if (triggerKind(definition.trigger) !== 'http') return run;
  run.response ??= mentionsRespond(codesOf(definition)) ? missingResponse() : defaultResponse();
  return run;
}

/**
 * Returns the contents of `steps.trigger` (/workflows/events/). For schedules and email, the raw event is the event
 * (/workflows/events/#steps-trigger-raw-event).
 */
function readTrigger({ trigger }: Definition): JsonObject {
  const { event, context, pd_event_type } = trigger;
  const isSame = ['schedule', 'email'].includes(triggerKind(trigger));
  const raw_event = trigger.raw_event ?? (isSame ? event : undefined);
  return readExports('trigger', { event, context, raw_event, pd_event_type });
}

/** Converts exports to those that later steps read (/workflows/steps/#step-exports). */
function readExports(step: string, values: Readonly<Record<string, unknown>>): JsonObject {
  const exports: JsonObject = {};
  for (const [name, value] of Object.entries(values)) {
    const json = toJson(value, `steps.${step}.${name}`);
    if (json !== undefined) exports[name] = json;
  }
  return exports;
}

/** Returns the state that earlier runs saved (/workflows/steps/code/state/). */
function startingState({ checkpoint, stepCheckpoints = {} }: Definition): RunEvent[] {
  return [
    { type: 'checkpoint', value: toJson(checkpoint, '$checkpoint') },
    ...Object.entries(stepCheckpoints).map(
      ([step, value]): RunEvent => ({
        type: 'stepCheckpoint',
        step,
        value: toJson(value, 'this.$checkpoint'),
      }),
    ),
  ];
}

async function attach({ attachments = {} }: Definition, host: Host): Promise<Record<string, string>> {
  const paths = Object.entries(attachments).map(async ([name, content]) => [
    name,
    await host.attach(name, content),
  ]);
  return Object.fromEntries(await Promise.all(paths));
}

/** Whether logs, exports, and event are too large together (/limits/#logs-step-exports-and-other-observability). */
function isTooLarge({ steps, logs }: Run): boolean {
  const { event = null } = steps.trigger ?? {};
  const { trigger, ...others } = steps;
  const data = byteLength(JSON.stringify([event, others]));
  const text = logs.reduce((sum, log) => sum + byteLength(log.text), 0);
  return data + text > limits.functionPayload.bytes;
}
