/** After this, search reports a failure, and the next query fetches the file again. */
const timeoutMs = 10_000;

/**
 * Fetches a file of search.
 *
 * @throws when the request fails or times out
 */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
  return response;
}
