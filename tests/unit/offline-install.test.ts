import { expect, test, vi } from 'vitest';
import { cachesOf } from '../../src/offline/names.ts';

const build = 'aaaa1111';
const { used, all } = cachesOf('/docs/', build);
const older = cachesOf('/docs/', 'bbbb2222').used;
const page = `<!doctype html>\n<html data-build="${build}"><head><link rel="canonical" href="https://pipedream.com/docs/limits/"/></head></html>\n`;

/**
 * Installs the worker of a new build where a page is cached from an older one.
 *
 * @param failure the error of the new cache when the page is added
 * @returns the promise of the installation, and the names of the caches that it has deleted
 */
async function installWith(failure: Error) {
  vi.resetModules();
  vi.stubGlobal('self', {});
  vi.stubGlobal('location', new URL('https://example.com/docs/service-worker.js'));
  vi.stubGlobal('__OFFLINE_WORKER__', { base: '/docs/', build, buckets: 1, hashes: {}, shell: [] });
  vi.stubGlobal('fetch', async () => new Response(page));
  const requests = { [older]: [new Request('https://example.com/docs/limits/')] };
  const deleted: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => [older, used],
    match: async () => undefined,
    delete: async (name: string) => deleted.push(name) > 0,
    open: async (name: string) => ({
      keys: async () => requests[name] ?? [],
      match: async () => undefined,
      put: () => Promise.reject(failure),
    }),
  });
  const { install } = await import('../../src/offline/worker/install.ts');
  return { installed: install(), deleted };
}

test('a new version is installed without the cached pages if storage is full', async () => {
  const { installed, deleted } = await installWith(new DOMException('Full.', 'QuotaExceededError'));
  await installed;
  expect(deleted).toEqual([all]);
});

test("a new version isn't installed if its pages can't be cached for another reason", async () => {
  const { installed, deleted } = await installWith(new DOMException('Denied.', 'SecurityError'));
  await expect(installed).rejects.toThrow('Denied.');
  expect(deleted).toEqual([]);
});
