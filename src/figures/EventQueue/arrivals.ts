/** All events arrive within this time, in milliseconds. Drawn arrivals divide it into slots. */
export const arrivalTime = 60_000;
export const arrivalSlots = 12;
const slotTime = arrivalTime / arrivalSlots;

/** How events arrive: evenly, all at once, or as drawn per slot. */
export type Pattern = 'steady' | 'burst' | 'drawn';

/**
 * Arrival times in ascending order, in milliseconds since the start.
 *
 * @param count number of events; ignored if they are drawn
 * @param drawn number of events in each slot
 */
export function arrivalsOf(pattern: Pattern, count: number, drawn: readonly number[]): number[] {
  if (pattern === 'burst') return Array.from({ length: count }, () => 0);
  if (pattern === 'steady') return spread(count, 0, arrivalTime);
  return drawn.flatMap((amount, slot) => spread(amount, slot * slotTime, slotTime));
}

const spread = (count: number, start: number, length: number): number[] =>
  Array.from({ length: count }, (_, index) => start + Math.floor((index * length) / count));
