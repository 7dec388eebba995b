import { withTimeout } from '../../browser/with-timeout.ts';
import { storageTimeout } from '../names.ts';
import { isValid } from '../verify.ts';
import { config, names } from './config.ts';

/** Looks a file up among visited pages, then in the downloaded copy. */
export async function findCached(url: string | URL): Promise<Response | undefined> {
  const address = new URL(url);
  address.search = '';
  address.hash = '';
  for (const cacheName of [names.used, names.all]) {
    // `caches.open` would create a missing cache.
    const found = caches.match(address, { cacheName, ignoreVary: true });
    // Damaged storage may never respond.
    const response = await withTimeout(found, storageTimeout).catch(() => undefined);
    if (response) return response;
  }
  return undefined;
}

/**
 * Timeout for data in milliseconds, shorter than the page's. Otherwise, a request that the page has aborted would continue here and
 * block later requests for the same URL in the browser's cache.
 */
function timeoutFor(url: string): number {
  if (url.includes('/assets/run/')) return 19_500;
  return url.includes('/assets/search/') ? 9500 : 4500;
}

/** A Workbox plugin: caches only verified files, looks them up in all caches, and ignores queries. */
export const validatingPlugin = {
  requestWillFetch: async ({ request }: { request: Request }): Promise<Request> =>
    request.url.includes('.json')
      ? new Request(request, { signal: AbortSignal.timeout(timeoutFor(request.url)) })
      : request,
  cacheKeyWillBeUsed: async ({ request }: { request: Request }): Promise<string> =>
    request.url.replace(/[?#].*/, ''),
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isValid(new URL(request.url), response.clone(), config)) ? response : null,
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request;
    cachedResponse?: Response | undefined;
  }) => cachedResponse ?? findCached(request.url),
};
