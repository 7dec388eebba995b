/** The part of a `FetchEvent` that navigation preload adds. */
interface PreloadEvent extends Event {
  readonly preloadResponse?: Promise<Response | undefined>;
}

/**
 * Makes a preloaded document that did not come count as a failed request, so that what is cached takes its place. Firefox
 * resolves `preloadResponse` with a network error where the specification rejects
 * (https://w3c.github.io/ServiceWorker/#fetch-event-preloadresponse), and would show that error as the page.
 */
export function rejectFailedPreload(event: PreloadEvent): void {
  const preloaded = event.preloadResponse?.then((response) => {
    if (response?.type === 'error') throw new TypeError('The preloaded document did not come.');
    return response;
  });
  // Whoever uses it handles the rejection; nobody may.
  preloaded?.catch(() => {});
  if (preloaded) Object.defineProperty(event, 'preloadResponse', { value: preloaded });
}
