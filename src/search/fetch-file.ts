/** Milliseconds that a file may take. Whoever waits for it is told then, and the next question asks anew. */
const patience = 10_000;

/**
 * Fetches a file of search.
 *
 * @throws when it cannot be had, or takes too long
 */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
