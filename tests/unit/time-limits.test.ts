import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheFiles } from '../../src/offline/cache-files.ts';
import { fetchList } from '../../src/offline/fetch-list.ts';
import { takeOver } from '../../src/offline/names.ts';

/** Returns a promise that never settles. */
const never = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  // Fake timers don't affect the browser's own timeouts.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too slow.', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  vi.stubGlobal('location', { href: 'https://example.com/docs/' });
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'first' } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the outcome of a promise after some minutes, or `undefined` if it is still pending. */
async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  let outcome: unknown;
  work.then(
    (value) => (outcome = { value }),
    (error: unknown) => (outcome = { error }),
  );
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  return outcome;
}

/** A request that only ends when its signal aborts it. */
const stalled = (_: unknown, { signal }: RequestInit = {}) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

describe('a stalled operation times out:', () => {
  test.each([
    ['alone', undefined],
    ['with a signal of the reader', new AbortController().signal],
  ])('the request for the file list, %s', async (_, signal) => {
    vi.stubGlobal('fetch', stalled);
    expect(await outcomeOf(fetchList('/docs/', 'first', signal))).toMatchObject({
      error: { name: 'TimeoutError' },
    });
  });

  test('a cache that files are written to', async () => {
    const cache = { match: never } as unknown as Cache;
    const expected = { base: '/docs/', build: 'first' };
    expect(await outcomeOf(cacheFiles(cache, ['limits/'], { expected }))).toStrictEqual({ error: undefined });
  });

  test('the cache of the service worker, which fetches the file instead', async () => {
    vi.stubGlobal('self', globalThis);
    const { CacheFirst } = await import('../../src/offline/worker/cache-first.ts');
    const response = new Response('fetched');
    const handler = { cacheMatch: never, fetchAndCachePut: async () => response };
    const request = new Request('https://example.com/docs/assets/js/a.12345678.js');
    expect(await outcomeOf(new CacheFirst()._handle(request, handler))).toEqual({ value: response });
  });

  test.each([
    [
      'the manifest',
      async () => {
        const { loadManifest } = await import('../../src/browser/load-manifest.ts');
        return () => loadManifest('/');
      },
    ],
    [
      'the search index',
      async () => {
        const { fetchFile } = await import('../../src/search/fetch-file.ts');
        return () => fetchFile('https://example.com/docs/assets/search/index.12345678.json');
      },
    ],
    [
      'the jobs of a page',
      async () => {
        const { fetchRuns } = await import('../../src/playground/files.ts');
        return () => fetchRuns('limits', '12345678');
      },
    ],
  ])(
    'a request through the service worker, shortly before that of the page: %s',
    async (_, importRequest) => {
      vi.stubGlobal('self', globalThis);
      vi.stubGlobal('__BASE__', '/docs/');
      vi.stubGlobal('__OFFLINE_WORKER__', { base: '/docs/', build: 'first' });
      const { validatingPlugin } = await import('../../src/offline/worker/cache.ts');
      const abortedAt = { page: 0, worker: 0 };
      const note = (where: keyof typeof abortedAt, signal: AbortSignal | null | undefined) =>
        signal?.addEventListener('abort', () => (abortedAt[where] = Date.now()));
      vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
        note('page', signal);
        const url = new URL(address, 'https://example.com');
        const { signal: limit } = await validatingPlugin.requestWillFetch({ request: new Request(url) });
        note('worker', limit);
        return stalled(undefined, { signal: signal ?? null });
      });
      const request: () => Promise<unknown> = await importRequest();
      const start = Date.now();
      expect(await outcomeOf(request())).toMatchObject({ error: { name: 'TimeoutError' } });
      const [page, worker] = [abortedAt.page - start, abortedAt.worker - start];
      expect(worker).toBeGreaterThan(0.8 * page);
      expect(worker).toBeLessThan(page);
    },
  );

  test.each(['delete', 'has', 'open'])(
    'the storage of the browser, with a failure for the reader: caches.%s',
    async (name) => {
      vi.stubGlobal('caches', {
        delete: never,
        open: never,
        has: name === 'open' ? async () => false : never,
      });
      const list = { build: 'first', version: '1', files: [] };
      vi.stubGlobal('fetch', async () => Response.json(list));
      vi.stubGlobal('__BASE__', '/docs/');
      const { cacheAll, failureOf, removeAll } = await import('../../src/offline/client/offline-copy.ts');
      const work = name === 'delete' ? removeAll() : cacheAll(new AbortController().signal, () => {});
      expect(await outcomeOf(work)).toStrictEqual({ error: undefined });
      expect(failureOf(undefined)).toBe('stuck');
    },
  );

  test('a worker of a new version that does not take over, after which the page is reloaded', async () => {
    const reload = vi.fn();
    const postMessage = vi.fn();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { serviceWorker: { addEventListener() {} } });
    const { activate } = await import('../../src/offline/client/new-version.ts');
    activate({ waiting: { postMessage } as unknown as ServiceWorker });
    expect(postMessage).toHaveBeenCalledWith(takeOver);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
