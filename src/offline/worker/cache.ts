import { isValid } from '../verify.ts';
import { facts, names } from './config.ts';

/** Looks a file up in what was used, then in what was kept on request. */
export async function findCached(url: string | URL): Promise<Response | undefined> {
  const address = new URL(url);
  address.search = '';
  address.hash = '';
  for (const cacheName of [names.used, names.all]) {
    // Without this, a cache that is looked into would be made.
    const response = await caches.match(address, { cacheName, ignoreVary: true });
    if (response) return response;
  }
  return undefined;
}

/**
 * Milliseconds that data may take, less than the page waits for it. What the page has given up would go on here, and who
 * asks for the same address again would wait for it in the browser's cache.
 */
const timeoutFor = (url: string): number => (url.includes('/assets/search/') ? 9500 : 4500);

/** Lets strategies keep nothing that is not of this build, and look everywhere; a query makes no difference. */
export const validatingPlugin = {
  requestWillFetch: async ({ request }: { request: Request }): Promise<Request> =>
    request.url.includes('.json')
      ? new Request(request, { signal: AbortSignal.timeout(timeoutFor(request.url)) })
      : request,
  cacheKeyWillBeUsed: async ({ request }: { request: Request }): Promise<string> =>
    request.url.replace(/[?#].*/, ''),
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isValid(new URL(request.url), response.clone(), facts)) ? response : null,
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    request: Request;
    cachedResponse?: Response | undefined;
  }) => cachedResponse ?? findCached(request.url),
};
