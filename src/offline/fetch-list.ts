import { listFile, type OfflineList } from './names.ts';

/**
 * Fetches the list of all files that can be cached.
 *
 * @returns the list, and an unread response with it
 * @throws when the request fails, or the list is of another build
 */
export async function fetchList(
  base: string,
  build: string,
  signal?: AbortSignal,
): Promise<{ list: OfflineList; response: Response }> {
  const response = await fetch(base + listFile, { cache: 'no-cache', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`The list of files responded with ${response.status}.`);
  const list: OfflineList = await response.clone().json();
  if (list.build !== build) throw new Error('The list of files is of another version.');
  return { list, response };
}
