import type { ComponentEvent } from '../component/job.ts';
import { printComponent } from '../component/print.ts';
import type { RunEvent } from '../workflow/run.ts';
import type { Job, JobEvent } from './job.ts';

/** The result of a run, as a page shows it. */
export interface Outcome {
  /** The text of its `output` block. */
  printed: string;
  error?: { text: string; line?: number; step?: string };
  /** Unfinished operations and unhandled rejections. */
  warnings: string[];
}

/** Returns the result of a job from its events, even if it was stopped early. */
export function outcomeOf(job: Job, events: readonly JobEvent[]): Outcome {
  return job.kind === 'component'
    ? // A component's worker only reports events of components.
      outcomeOfComponent(events as readonly ComponentEvent[])
    : outcomeOfStep(shownStep(job.definition.steps), events as readonly RunEvent[]);
}

/** Returns the name of the step that the page shows, which is the last one. */
export const shownStep = (steps: readonly { name?: string }[]): string => steps.at(-1)?.name ?? 'nodejs';

function outcomeOfStep(name: string, events: readonly RunEvent[]): Outcome {
  const lines = events.flatMap((event) => (event.type === 'log' && event.step === name ? [event.text] : []));
  const error = events.find((event) => event.type === 'error');
  const warnings = events.flatMap((event) =>
    (event.type === 'warning' || event.type === 'unhandled') && event.step === name ? [event.text] : [],
  );
  return {
    printed: lines.join('\n'),
    warnings,
    ...(error && {
      error: {
        text: `${error.name}: ${error.message}`,
        step: error.step,
        ...(error.line !== undefined && { line: error.line }),
      },
    }),
  };
}

function outcomeOfComponent(events: readonly ComponentEvent[]): Outcome {
  const error = events.find((event) => event.type === 'error');
  return {
    printed: printComponent(events),
    warnings: [],
    ...(error && {
      error: { text: error.message, ...(error.line !== undefined && { line: error.line }) },
    }),
  };
}
