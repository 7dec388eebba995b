import { describe, expect, inject, test } from 'vitest';
import anchors from '../../data/anchors.lock.json';
import { redirects } from '../../data/redirects.ts';
import { splitHash } from '../../src/content/check/links.ts';
import { isExternal } from '../../src/shared/redirects.ts';
import { routes } from '../specification/routes.ts';
import { createStage } from './support/browser.ts';
import { routesOf } from './support/routes.ts';

const stage = createStage();
const ask = (path: string) => fetch(`${stage.server.origin}/docs${path}`, { redirect: 'manual' });

/** Returns every id of a page, as a browser would find it. */
async function idsOf(route: string): Promise<Set<string | undefined>> {
  const response = await ask(route);
  expect([route, response.status]).toEqual([route, 200]);
  return new Set([...(await response.text()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
}

describe('the targets of links on other sites', () => {
  test('every page of the specification exists, and no other', () => {
    expect(routesOf(inject('dist')).sort()).toEqual([...routes].sort());
  });

  test.each(Object.entries(anchors))('%s has every published heading id', async (route, ids) => {
    const present = await idsOf(route);
    expect(ids.filter((id) => !present.has(id))).toEqual([]);
  });

  test.each(redirects)('$from redirects to its target in one step', async ({ from, to, temporary }) => {
    const target = isExternal(to) ? to : `/docs${to}`;
    for (const path of from.endsWith('/') ? [from, from.slice(0, -1)] : [from]) {
      const response = await ask(path);
      expect([path, response.status, response.headers.get('location')]).toEqual([
        path,
        temporary ? 302 : 301,
        target,
      ]);
    }
    const [route, hash] = splitHash(to);
    if (!isExternal(to)) expect([undefined, '', ...(await idsOf(route))]).toContain(hash);
  });
});
