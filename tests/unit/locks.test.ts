import { describe, expect, test } from 'vitest';
import { extendLocks } from '../../src/content/check/locks.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const limits = { 'limits.mdx': mdx('## Memory\n\n<Anchor id="ram" />') };

describe('links from outside that were right once', () => {
  test('stay right as long as the page has their headings, under any element', () => {
    expect(
      compileSite(limits, { locks: { anchors: { '/limits/': ['memory', 'ram'] }, routes: ['/limits/'] } })
        .report,
    ).toBe('');
  });

  test('are not asked of a page that is still to be written', () => {
    expect(compileSite(limits, { locks: { anchors: { '/errors/': ['timeout'] }, routes: [] } }).report).toBe(
      '',
    );
  });

  test('may end at what the layout puts on every page', () => {
    expect(
      compileSite(limits, { locks: { anchors: { '/limits/': ['still-have-questions'] }, routes: [] } })
        .report,
    ).toBe('');
  });

  test('are missed when headings are gone', () => {
    const locks = { anchors: { '/limits/': ['disk', 'memory', 'timeout'] }, routes: [] };
    expect(compileSite(limits, { locks }).report).toMatchInlineSnapshot(`
      "content/limits.mdx
        Published heading ids no longer resolve: disk, timeout.
        Give the sections that answer them <Anchor id="disk timeout" />.

      1 error in the content"
    `);
  });

  test('are missed when a page is gone', () => {
    expect(
      compileSite(limits, { locks: { anchors: {}, routes: ['/limits/', '/quotas/'] } }).report,
    ).toMatchInlineSnapshot(`
      "data/routes.lock.json
        The published route /quotas/ has no page any more.
        Bring the page back, or add a redirect to data/redirects.ts.

      1 error in the content"
    `);
  });

  test('may be redirected when a page is gone', () => {
    const locks = { anchors: {}, routes: ['/quotas/'] };
    expect(compileSite(limits, { locks, redirects: [{ from: '/quotas/', to: '/limits/' }] }).report).toBe('');
  });
});

describe('extending the locks', () => {
  const { idsByRoute } = compileSite(limits).outline.targets;

  test('adds what the pages have, sorted, and forgets nothing', () => {
    const locks = { anchors: { '/old/': ['b', 'a'], '/limits/': ['old-memory'] }, routes: ['/old/'] };
    const extended = extendLocks(idsByRoute, locks);
    expect(extended).toEqual({
      anchors: { '/limits/': ['memory', 'old-memory', 'ram'], '/old/': ['b', 'a'] },
      routes: ['/limits/', '/old/'],
    });
    expect(Object.keys(extended.anchors)).toEqual(['/limits/', '/old/']);
  });

  test('changes nothing the second time', () => {
    const once = extendLocks(idsByRoute, { anchors: {}, routes: [] });
    expect(extendLocks(idsByRoute, once)).toEqual(once);
  });
});
