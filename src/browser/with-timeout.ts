/** Milliseconds that a click waits for scripts before the document is loaded instead. */
export const scriptTimeout = 4000;

/** Milliseconds that the browser's storage has to respond. Damaged storage may never respond. */
export const storageTimeout = 10_000;

/**
 * Limits the time of a promise.
 *
 * @throws `undefined` after the time-out
 */
export const withTimeout = <T>(work: Promise<T>, timeoutMs = scriptTimeout): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, timeoutMs))]);
