/** Milliseconds that a page gets until it can be used. */
const limit = 30_000;

/**
 * Performs an action of a driver, and again for as long as the page isn't ready for it: it is being loaded or drawn, or something
 * moves in front of the element.
 *
 * @param isNotReady whether an error says so
 * @param drawn resolves when the page has been loaded and drawn
 * @throws the action's error, when it's another one or the time is over
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
