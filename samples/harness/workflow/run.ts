import type { Json, JsonObject } from '../json.ts';
import type { Destination } from '../send.ts';

/** The level of a log entry (/workflows/steps/code/#logs). */
export type LogLevel = 'log' | 'error' | 'dir' | 'warn';

/** A log entry below a step (/workflows/steps/code/#logs). */
export interface LogEntry {
  step: string;
  level: LogLevel;
  text: string;
}

/** A message about a step. */
export interface StepMessage {
  step: string;
  text: string;
}

/** An HTTP response, as the client receives it (/workflows/steps/triggers/#http-responses). */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  /** Text, or the bytes of a body that is not text. */
  body: string | Uint8Array;
}

/** A call of `$send`, which is delivered after the run (/destinations/#asynchronous-delivery). */
export interface Sent {
  step: string;
  destination: Destination;
  options: JsonObject;
}

/** The error that ended a run (/workflows/steps/code/#errors). */
export interface RunError {
  step: string;
  name: string;
  message: string;
  /** The line of the step's code, from 1, if known. */
  line?: number;
}

/** The result of a run, as in the inspector (/workflows/events/inspect/). */
export interface Run {
  /** Exports by step, including `trigger` (/workflows/steps/#step-exports). */
  steps: Record<string, JsonObject>;
  logs: LogEntry[];
  /** Warnings below steps, which don't stop a run (/errors/#warnings). */
  warnings: StepMessage[];
  /** Unhandled rejections. The documentation doesn't define their effect, so samples should not have any. */
  unhandled: StepMessage[];
  /** Only for HTTP triggers (/workflows/steps/triggers/#http-responses). */
  response?: HttpResponse;
  sent: Sent[];
  /** `$checkpoint` for the next run (/workflows/steps/code/state/#workflow-level-state-checkpoint). */
  checkpoint?: Json;
  /** `this.$checkpoint` for the next run, by step (/workflows/steps/code/state/#step-level-state). */
  stepCheckpoints: Record<string, Json>;
  /** Where and why `$end()` ended the run (/workflows/steps/code/#end). */
  end?: { step: string; message?: string };
  error?: RunError;
}

/** An event of a run. If a run is stopped, its result has the events until then (/limits/#time-per-execution). */
export type RunEvent =
  | { type: 'start'; step: string }
  | ({ type: 'log' } & LogEntry)
  | ({ type: 'warning' } & StepMessage)
  | ({ type: 'unhandled' } & StepMessage)
  | ({ type: 'sent' } & Sent)
  | { type: 'respond'; step: string; immediate: boolean; response: HttpResponse }
  | { type: 'exports'; step: string; exports: JsonObject }
  | { type: 'checkpoint'; value: Json | undefined }
  | { type: 'stepCheckpoint'; step: string; value: Json | undefined }
  | { type: 'end'; step: string; message?: string }
  | ({ type: 'error' } & RunError);

/** Creates the result of a run that has no events yet. */
export const createRun = (): Run => ({
  steps: {},
  logs: [],
  warnings: [],
  unhandled: [],
  sent: [],
  stepCheckpoints: {},
});

/** Adds an event to the result of a run. */
export function addEvent(run: Run, event: RunEvent): void {
  switch (event.type) {
    case 'start':
      return;
    case 'log':
      run.logs.push({ step: event.step, level: event.level, text: event.text });
      return;
    case 'warning':
      run.warnings.push({ step: event.step, text: event.text });
      return;
    case 'unhandled':
      run.unhandled.push({ step: event.step, text: event.text });
      return;
    case 'sent':
      run.sent.push({ step: event.step, destination: event.destination, options: event.options });
      return;
    case 'respond':
      run.response = event.response;
      return;
    case 'exports':
      run.steps[event.step] = event.exports;
      return;
    case 'checkpoint':
      if (event.value === undefined) delete run.checkpoint;
      else run.checkpoint = event.value;
      return;
    case 'stepCheckpoint':
      if (event.value === undefined) delete run.stepCheckpoints[event.step];
      else run.stepCheckpoints[event.step] = event.value;
      return;
    case 'end': {
      const { type, ...end } = event;
      run.end = end;
      return;
    }
    case 'error': {
      const { type, ...error } = event;
      run.error = error;
    }
  }
}
