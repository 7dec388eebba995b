/**
 * Returns the median of some values; for an even number of values, the mean of the two in the middle.
 *
 * @throws if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median without values.');
  return (lower + upper) / 2;
}

/** Returns the sum of some numbers. */
export const sum = (values: Iterable<number>): number =>
  [...values].reduce((total, value) => total + value, 0);

/** Runs a function several times in sequence and returns its results. */
export async function repeat<T>(times: number, action: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < times; index++) results.push(await action(index));
  return results;
}
