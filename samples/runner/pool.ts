import { availableParallelism } from 'node:os';

/** The number of pages that are run concurrently. */
export const poolSize = Math.min(4, availableParallelism());

/**
 * Processes items concurrently.
 *
 * @param size the maximum number of items that are processed at the same time
 * @returns the results, in the order of the items
 */
export async function inPool<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  size = poolSize,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: size }, worker));
  return results;
}
