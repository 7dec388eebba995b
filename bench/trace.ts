import type { Browser, Page } from 'playwright-core';

/** Marks that an action sets with `performance.mark` around what is to be looked at. */
export const startMark = 'bench:start';
export const endMark = 'bench:end';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
}

/**
 * The longest task of the page's main thread between the marks that an action sets, in milliseconds.
 * Unlike a PerformanceObserver, a trace also knows tasks below 50 ms.
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
  const start = events.find(({ name }) => name === startMark);
  const end = events.findLast(({ name }) => name === endMark);
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
  return Math.max(...tasks.map(({ dur = 0 }) => dur / 1000));
}
