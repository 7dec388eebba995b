/** Milliseconds that a click waits for scripts before the document is loaded instead. */
export const scriptTimeout = 4000;

/** Milliseconds that a control waits for its script: longer, because nothing could take its place, and search is typed in meanwhile. */
export const controlTimeout = 4 * scriptTimeout;

/**
 * Limits the time of a promise.
 *
 * @throws `undefined` after the timeout
 */
export function withTimeout<T>(work: Promise<T>, timeoutMs = scriptTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
