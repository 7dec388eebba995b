import { listFile, type OfflineList } from './names.ts';

/**
 * Fetches the list of everything that can be kept.
 *
 * @returns the list, and an answer with it that has not been read
 * @throws when it cannot be had, or is of another build
 */
export async function fetchList(
  base: string,
  build: string,
  signal?: AbortSignal,
): Promise<{ list: OfflineList; response: Response }> {
  const response = await fetch(base + listFile, { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`The list of files answered ${response.status}.`);
  const list: OfflineList = await response.clone().json();
  if (list.build !== build) throw new Error('The list of files is of another version.');
  return { list, response };
}
