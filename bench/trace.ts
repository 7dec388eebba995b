// cspell:ignore tdur
import type { Browser, Page } from 'playwright-core';

/** Marks that an action sets with `performance.mark`: at its start, when it is done, and when watching ends. */
export const traceMarks = { start: 'bench:start', done: 'bench:done', end: 'bench:end' } as const;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of the processor, without those in which another program had it. */
  tdur?: number;
}

/**
 * The longest task of the main thread between the marks of an action, in milliseconds of CPU time. Unlike a PerformanceObserver,
 * a trace includes tasks below 50 ms, and excludes the time of other programs.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  action: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await action();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return longestTaskBetweenMarks(trace.traceEvents);
}

function longestTaskBetweenMarks(events: readonly TraceEvent[]): number {
  const start = events.find(({ name }) => name === traceMarks.start);
  const end = events.findLast(({ name }) => name === traceMarks.end);
  if (!start || !end) throw new Error('The trace has no marks.');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      ph === 'X' &&
      /RunTask$/.test(name) &&
      pid === start.pid &&
      tid === start.tid &&
      ts + dur > start.ts &&
      ts < end.ts,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000));
}
