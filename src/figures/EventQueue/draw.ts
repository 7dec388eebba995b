import type { Depth, QueuedEvent } from './simulate.ts';

/** The coordinate system of the plots, which are stretched to the size available on the page. */
export const plot = { width: 1000, height: 100 } as const;

/** Lengths of the time axis, in milliseconds, from a minute to a day. */
const minute = 60_000;
const spans = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 120, 240, 480, 720, 1440].map((count) => count * minute);

/**
 * The shortest time axis that shows everything.
 *
 * @param end when the last run ends, in milliseconds; `Infinity` if one never starts
 * @param lastFinite the last time to show in that case
 */
export function spanFor(end: number, lastFinite: number): number {
  const wanted = Number.isFinite(end) ? end : lastFinite;
  return spans.find((span) => span >= wanted) ?? spans.at(-1) ?? wanted;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** SVG paths of all events' rows: when each waits, when it runs, and where it's lost. */
export interface Rows {
  waiting: string;
  running: string;
  rejected: string;
}

/** Draws a row for each event, the first at the top. */
export function drawRows(events: readonly QueuedEvent[], runTime: number, span: number): Rows {
  const height = plot.height / events.length;
  // Gaps separate the rows while they are few; many rows merge into an area.
  const bar = events.length > 60 ? height : height * 0.8;
  const x = (time: number) => Math.min(plot.width, (time / span) * plot.width);
  const rows: Rows = { waiting: '', running: '', rejected: '' };
  const box = (from: number, to: number, row: number) =>
    to > from
      ? `M${round(from)} ${round(row * height)}H${round(to)}v${round(bar + 0.05)}H${round(from)}z`
      : '';
  for (const [row, { arrived, started }] of events.entries()) {
    if (started === undefined) rows.rejected += box(x(arrived), x(arrived) + 16, row);
    else {
      rows.waiting += box(x(arrived), x(started), row);
      // A minimum width keeps the shortest run visible.
      if (started < span)
        rows.running += box(x(started), Math.max(x(started + runTime), x(started) + 3), row);
    }
  }
  return rows;
}

/**
 * Draws how many events wait.
 *
 * @param top the value at the upper edge
 */
export function drawDepth(depths: readonly Depth[], span: number, top: number): string {
  const y = (waiting: number) => round(plot.height - (waiting / top) * plot.height);
  const steps = depths
    .filter(({ time }) => time <= span)
    .map(({ time, waiting }) => `H${round((time / span) * plot.width)}V${y(waiting)}`);
  return `M0 ${plot.height}${steps.join('')}H${plot.width}V${plot.height}z`;
}
