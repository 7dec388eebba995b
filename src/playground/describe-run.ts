import { limits } from '../../data/limits.ts';
import type { Job, JobEvent } from '../../samples/harness/browser/job.ts';
import { outcomeOf, shownStep } from '../../samples/harness/browser/outcome.ts';
import { reasonOf } from '../../samples/harness/browser/reason.ts';
import type { HttpResponse, RunEvent } from '../../samples/harness/workflow/run.ts';
import type { End } from '../sandbox/start-sandbox.ts';

/** The timeout of a run in the sandbox, in milliseconds. */
export const timeLimit = 5000;

/** The report of a run that the page shows. */
export interface RunReport {
  /** A few words about its end: `Done in 3 ms`. */
  summary: string;
  isFailure: boolean;
  error?: { text: string; line?: number };
  parts: ReportPart[];
}

/** A part of a report. */
export interface ReportPart {
  label: string;
  text: string;
  /** Whether it is about an earlier step. Those are only shown on request. */
  isEarlier?: boolean;
}

/** The result of a run in the sandbox. */
export interface SandboxRun {
  end: End;
  /** Details about the end. */
  text: string;
  events: readonly JobEvent[];
  /** Errors of the sandbox itself. */
  failures: readonly string[];
  milliseconds: number;
}

/** Creates the report of a run. */
export function describeRun(job: Job, { end, text, events, failures, milliseconds }: SandboxRun): RunReport {
  const { printed, error, warnings } = outcomeOf(job, events);
  const problem = problemOf(end, text) ?? failures[0];
  const parts: ReportPart[] = [
    { label: job.kind === 'component' ? 'Output' : 'Logs', text: printed },
    ...warnings.map((warning) => ({ label: 'Warning', text: warning })),
    // A worker for workflows only reports their events.
    ...(job.kind === 'workflow' ? workflowParts(job, events as readonly RunEvent[]) : []),
  ];
  const shown = problem === undefined ? error : { text: problem };
  const { step } = error ?? {};
  const isOther = step !== undefined && job.kind === 'workflow' && step !== shownStep(job.definition.steps);
  const took = `${Math.max(1, Math.round(milliseconds))} ms`;
  return {
    summary: end === 'stopped' ? 'Stopped' : shown ? `Failed after ${took}` : `Done in ${took}`,
    isFailure: shown !== undefined,
    parts: parts.filter((part) => part.text !== ''),
    ...(shown &&
      shown.text !== '' && {
        error: isOther ? { text: `${shown.text} (in steps.${step})` } : shown,
      }),
  };
}

/** Explains why the sandbox stopped a run. */
function problemOf(end: End, text: string): string | undefined {
  switch (end) {
    case 'timeout':
      return `The sandbox ends a run after ${timeLimit / 1000} seconds. A workflow has ${limits.timeoutHttpSeconds} seconds by default.`;
    case 'blocked':
      return `The sandbox ended the run, because the code computed for over two seconds without a pause. A workflow has ${limits.timeoutHttpSeconds} seconds by default.`;
    case 'flood':
      return 'The sandbox ended the run, because it had logged too much.';
    case 'broken':
      return `The sandbox couldn't run this code. ${text}`;
    default:
      return undefined;
  }
}

type WorkflowJob = Extract<Job, { kind: 'workflow' }>;

/** Returns the parts of the report about a workflow, except the logs of the shown step. */
function workflowParts(job: WorkflowJob, events: readonly RunEvent[]): ReportPart[] {
  const own = shownStep(job.definition.steps);
  const known = job.definition.steps
    .slice(0, -1)
    .flatMap((step) =>
      'exports' in step
        ? exportsOf(step.name, step.exports).map((part) => ({ ...part, isEarlier: true }))
        : [],
    );
  const reported = events.flatMap((event): ReportPart[] => {
    switch (event.type) {
      case 'exports':
        return exportsOf(event.step, event.exports).map((part) => ({
          ...part,
          isEarlier: event.step !== own,
        }));
      case 'log':
        return event.step === own
          ? []
          : [{ label: `Logs from steps.${event.step}`, text: event.text, isEarlier: true }];
      case 'respond':
        return [{ label: 'HTTP response', text: printResponse(event.response) }];
      case 'sent':
        return [
          {
            label: `$send.${event.destination}()`,
            text: json(event.options),
            isEarlier: event.step !== own,
          },
        ];
      case 'checkpoint':
        // The first event has the state from before the run, which is among the inputs already.
        return event.value === undefined || json(event.value) === json(job.definition.checkpoint)
          ? []
          : [{ label: '$checkpoint', text: json(event.value) }];
      case 'stepCheckpoint':
        return event.value === undefined || event.step !== own
          ? []
          : [{ label: 'this.$checkpoint', text: json(event.value) }];
      case 'end':
        return [{ label: '$end()', text: event.message ?? 'The run ended here.' }];
      default:
        return [];
    }
  });
  return [...known, ...reported];
}

const exportsOf = (step: string, exports: Readonly<Record<string, unknown>>): ReportPart[] =>
  Object.entries(exports).map(([name, value]) => ({ label: `steps.${step}.${name}`, text: json(value) }));

const json = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

/** Formats an HTTP response: status, headers, an empty line, and the body. */
function printResponse({ status, headers, body }: HttpResponse): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${status} ${reasonOf(status)}`, ...lines, '', String(body)].join('\n').trimEnd();
}

/** Summarizes a report for screen readers: its error, or the start of the first part that isn't about an earlier step. */
export function summaryOf({ error, parts }: RunReport): string {
  const first = parts.find(({ isEarlier }) => !isEarlier);
  return error?.text ?? (first ? `${first.label}: ${first.text.slice(0, 200)}` : '');
}
