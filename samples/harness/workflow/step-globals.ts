import { createSend } from '../send.ts';
import type { Definition } from './definition.ts';
import { EndSignal } from './errors.ts';
import type { Host, StepConsole } from './host.ts';
import { missingGlobals } from './node14.ts';
import { createResponse, type RespondOptions } from './respond.ts';
import type { HttpResponse, LogLevel, RunEvent } from './run.ts';
import { triggerKind } from './triggers.ts';

/** The state that all steps of a run share. */
export interface RunScope {
  definition: Definition;
  /** Paths of attached files by name (/workflows/settings/#attachments). */
  attachments: Readonly<Record<string, string>>;
  /** Whether a step has responded. Only the first response is sent. */
  hasResponded: boolean;
}

/** The state of a running step. Calls after its end have no effect. */
export interface StepScope {
  step: string;
  isOver: boolean;
  /** The number of bodies of `$respond()` that are still being read. */
  pendingBodies: number;
  emit(event: RunEvent): void;
}

/** Creates the globals of a step: the console, `process`, and those that begin with a dollar sign (/workflows/steps/code/). */
export function createGlobals(run: RunScope, scope: StepScope, host: Host): Record<string, unknown> {
  const { step } = scope;
  const log = (level: LogLevel, text: string) => {
    if (!scope.isOver) scope.emit({ type: 'log', step, level, text });
  };
  const stepConsole = host.createConsole(log);
  return {
    ...Object.fromEntries(missingGlobals.map((name) => [name, undefined])),
    console: stepConsole,
    process: host.createProcess(run.definition.env ?? {}),
    $attachments: Object.freeze({ ...run.attachments }),
    $end: (message?: unknown): never => {
      if (!scope.isOver)
        scope.emit({ type: 'end', step, ...(message === undefined ? {} : { message: String(message) }) });
      throw new EndSignal();
    },
    $respond: createRespond(run, scope, stepConsole),
    $send: createSend('$send', ['http', 'email', 's3', 'sql', 'emit', 'sse'], (destination, options) => {
      if (!scope.isOver) scope.emit({ type: 'sent', step, destination, options });
    }),
  };
}

/**
 * Creates `$respond()`, which responds after the run, or immediately with `immediate`
 * (/workflows/steps/triggers/#timing-of-respond-execution).
 */
function createRespond(run: RunScope, scope: StepScope, stepConsole: StepConsole) {
  const { trigger } = run.definition;
  const send = (response: HttpResponse, immediate: boolean) => {
    if (scope.isOver) return;
    scope.emit({ type: 'respond', step: scope.step, immediate, response });
  };
  return (options: RespondOptions = {}): Promise<void> => {
    if (triggerKind(trigger) !== 'http')
      throw new Error(
        '$respond() sends the response to an HTTP request, and this workflow has no HTTP trigger.',
      );
    const response = createResponse(options);
    if (run.hasResponded) return Promise.resolve();
    run.hasResponded = true;
    // A test event has no client that waits for a response (/quickstart/make-http-request/).
    const isTest = trigger.pd_event_type === 'test';
    if (options.immediate && isTest)
      stepConsole.log(
        "Couldn't $respond immediately, will do so at the end of the run.  If this persists, let us know",
      );
    if (!(response instanceof Promise)) {
      send(response, Boolean(options.immediate) && !isTest);
      return Promise.resolve();
    }
    scope.pendingBodies++;
    return response
      .finally(() => {
        scope.pendingBodies--;
      })
      .then((read) => send(read, false));
  };
}
