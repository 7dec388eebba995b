import type { Json, JsonObject } from '../json.ts';
import type { Destination } from '../send.ts';

/** How a line was logged (/workflows/steps/code/#logs). */
export type LogLevel = 'log' | 'error' | 'dir' | 'warn';

/** A line below a step (/workflows/steps/code/#logs). */
export interface LogEntry {
  step: string;
  level: LogLevel;
  text: string;
}

/** Something said about a step. */
export interface Remark {
  step: string;
  text: string;
}

/** An HTTP response as the client gets it (/workflows/steps/triggers/#http-responses). */
export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  /** Text, or the bytes of a body that is not text. */
  body: string | Uint8Array;
}

/** One call of `$send`, delivered when the run has finished (/destinations/#asynchronous-delivery). */
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
  /** Line of the step's code, from 1, where that is known. */
  line?: number;
}

/** A run, as the inspector shows it (/workflows/events/inspect/). */
export interface Run {
  /** Exports by step, `trigger` included (/workflows/steps/#step-exports). */
  steps: Record<string, JsonObject>;
  logs: LogEntry[];
  /** Warnings below steps; they do not stop a run (/errors/#warnings). */
  warnings: Remark[];
  /** Rejections that nobody handled. The pages do not say what becomes of them; a good sample has none. */
  unhandled: Remark[];
  /** Only of HTTP triggers (/workflows/steps/triggers/#http-responses). */
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

/** What happens in a run, in order. A run that is stopped from outside has what happened until then (/limits/#time-per-execution). */
export type RunEvent =
  | { type: 'start'; step: string }
  | ({ type: 'log' } & LogEntry)
  | ({ type: 'warning' } & Remark)
  | ({ type: 'unhandled' } & Remark)
  | ({ type: 'sent' } & Sent)
  | { type: 'respond'; step: string; immediate: boolean; response: HttpResponse }
  | { type: 'exports'; step: string; exports: JsonObject }
  | { type: 'checkpoint'; value: Json | undefined }
  | { type: 'stepCheckpoint'; step: string; value: Json | undefined }
  | { type: 'end'; step: string; message?: string }
  | ({ type: 'error' } & RunError);

/** A run in which nothing has happened. */
export const createRun = (): Run => ({
  steps: {},
  logs: [],
  warnings: [],
  unhandled: [],
  sent: [],
  stepCheckpoints: {},
});

/** Adds what happened to a run. */
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
