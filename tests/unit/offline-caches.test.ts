import { expect, test, vi } from 'vitest';
import { cachesOf } from '../../src/offline/names.ts';

test('an activated worker removes the caches of other builds, but not of other sites', async () => {
  vi.resetModules();
  vi.stubGlobal('self', {});
  vi.stubGlobal('__OFFLINE_WORKER__', { base: '/docs/', build: 'second', buckets: 1, hashes: {}, shell: [] });
  const [before, own] = [cachesOf('/docs/', 'first'), cachesOf('/docs/', 'second')];
  const foreign = ['images', cachesOf('/help/', 'first').used, cachesOf('/', 'first').all];
  const removed: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => [before.used, before.all, own.used, own.all, ...foreign],
    delete: async (name: string) => removed.push(name),
  });
  const { removeOtherBuilds } = await import('../../src/offline/worker/install.ts');
  await removeOtherBuilds();
  expect(removed).toEqual([before.used, before.all]);
});
