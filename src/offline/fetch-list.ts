import { listFile, type OfflineList } from './names.ts';

const timeoutMs = 30_000;

/**
 * Fetches the list of all files that can be cached.
 *
 * @returns the list, and an unread response with it
 * @throws when the request fails or times out, or the list is of another build
 */
export async function fetchList(
  base: string,
  build: string,
  signal?: AbortSignal,
): Promise<{ list: OfflineList; response: Response }> {
  const limit = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, limit]) : limit;
  const response = await fetch(base + listFile, { cache: 'no-cache', signal: either });
  if (!response.ok) throw new Error(`The list of files responded with ${response.status}.`);
  const list: OfflineList = await response.clone().json();
  if (list.build !== build) throw new Error('The list of files is of another version.');
  return { list, response };
}
