// cspell:ignore tdur
import type { Browser, Page } from 'playwright-core';

/** Marks that an action sets with `performance.mark`: at its start, when it is done, and at the end of the recording. */
export const traceMarks = { start: 'bench:start', done: 'bench:done', end: 'bench:end' } as const;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** CPU time in microseconds, without the time of other programs. */
  tdur?: number;
}

/**
 * Measures the longest task of the main thread between the marks of an action, in milliseconds of CPU time. Unlike a
 * PerformanceObserver, a trace includes tasks below 50 ms, and excludes the time of other programs.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  action: () => Promise<unknown>,
): Promise<number> {
  const events = await trace(browser, page, action);
  const start = events.find(({ name }) => name === traceMarks.start);
  const end = events.findLast(({ name }) => name === traceMarks.end);
  if (!start || !end) throw new Error('The trace has no marks.');
  return Math.max(
    ...tasksOf(events, start)
      .filter(({ ts, dur = 0 }) => ts + dur > start.ts && ts < end.ts)
      .map(millisecondsOf),
  );
}

/** Measures all tasks of the main thread during an action, and the longest of them, in milliseconds of CPU time. */
export async function mainThreadWork(
  browser: Browser,
  page: Page,
  action: () => Promise<unknown>,
): Promise<{ work: number; longest: number }> {
  const events = await trace(browser, page, async () => {
    await action();
    await page.evaluate((mark) => performance.mark(mark), traceMarks.end);
  });
  const end = events.findLast(({ name }) => name === traceMarks.end);
  if (!end) throw new Error('The trace has no mark.');
  const times = tasksOf(events, end).map(millisecondsOf);
  return { work: times.reduce((total, ms) => total + ms, 0), longest: Math.max(...times) };
}

async function trace(browser: Browser, page: Page, action: () => Promise<unknown>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await action();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return traceEvents;
}

/** Returns the tasks of the thread that set a mark. */
function tasksOf(events: readonly TraceEvent[], mark: TraceEvent): TraceEvent[] {
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name === 'ThreadControllerImpl::RunTask' && pid === mark.pid && tid === mark.tid,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return tasks;
}

const millisecondsOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;
