/** Milliseconds to wait until a page is ready. */
const limit = 30_000;

/**
 * Performs an action of a driver, and retries while the page isn't ready for it: it is being loaded or rendered, or something moves
 * in front of the element.
 *
 * @param isNotReady whether an error means that the page isn't ready
 * @param drawn resolves when the page has been loaded and rendered
 * @throws the action's error, if it is another one or the time is up
 */
export async function whenReady<T>(
  action: () => Promise<T>,
  isNotReady: (error: unknown) => boolean,
  drawn: () => Promise<unknown>,
): Promise<T> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!isNotReady(error) || Date.now() > end) throw error;
      await drawn().catch((failure: unknown) => {
        if (!isNotReady(failure)) throw failure;
      });
    }
  }
}
