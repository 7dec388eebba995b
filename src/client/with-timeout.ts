/** Milliseconds that a click waits for scripts before the page is loaded as a document. */
export const scriptTimeout = 4000;

/**
 * Limits how long a promise is waited for.
 *
 * @throws `undefined` after the time-out
 */
export function withTimeout<T>(work: Promise<T>, timeoutMs = scriptTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
