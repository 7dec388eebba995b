/** The part of a `FetchEvent` that navigation preload adds. */
interface PreloadEvent extends Event {
  readonly preloadResponse?: Promise<Response | undefined>;
}

/**
 * Makes a failed navigation preload reject, so that the cached document is used. Firefox resolves `preloadResponse` with a
 * network error where the specification rejects (https://w3c.github.io/ServiceWorker/#fetch-event-preloadresponse), and would
 * show that error as the page.
 */
export function rejectFailedPreload(event: PreloadEvent): void {
  const preloaded = event.preloadResponse?.then((response) => {
    if (response?.type === 'error') throw new TypeError('The navigation preload failed.');
    return response;
  });
  // Prevents an unhandled rejection if nobody uses it.
  preloaded?.catch(() => {});
  if (preloaded) Object.defineProperty(event, 'preloadResponse', { value: preloaded });
}
