/** The time in which all events arrive, in milliseconds, and the parts of it that can be drawn. */
export const arrivalTime = 60_000;
export const arrivalSlots = 12;
const slotTime = arrivalTime / arrivalSlots;

/** How events arrive: at equal distances, at once, or as many in each slot as the reader has drawn. */
export type Pattern = 'steady' | 'burst' | 'drawn';

/**
 * The times at which events arrive, in ascending order, in milliseconds from the first on.
 *
 * @param count how many; not looked at if they are drawn
 * @param drawn how many in each slot
 */
export function arrivalsOf(pattern: Pattern, count: number, drawn: readonly number[]): number[] {
  if (pattern === 'burst') return Array.from({ length: count }, () => 0);
  if (pattern === 'steady') return spread(count, 0, arrivalTime);
  return drawn.flatMap((amount, slot) => spread(amount, slot * slotTime, slotTime));
}

const spread = (count: number, start: number, length: number): number[] =>
  Array.from({ length: count }, (_, index) => start + Math.floor((index * length) / count));
