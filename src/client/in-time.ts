/** Milliseconds that a request waits for the scripts it needs. After that the page is loaded as a document. */
export const scriptTimeout = 4000;

/**
 * Waits for what the server sends.
 *
 * @throws nothing at all (`undefined`) when it takes too long
 */
export const inTime = <T>(work: Promise<T>, limit = scriptTimeout): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, limit))]);
