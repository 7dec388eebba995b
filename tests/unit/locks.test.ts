import { describe, expect, test } from 'vitest';
import type { Redirect } from '../../data/redirects.ts';
import { extendLocks } from '../../src/content/check/locks.ts';
import { lineOfValue } from '../../src/content/line-in-file.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const limits = { 'limits.mdx': mdx('## Memory\n\n<Anchor id="ram" />') };

describe('published links', () => {
  test('stay valid as long as the page has their ids, on any element', () => {
    expect(
      compileSite(limits, { locks: { anchors: { '/limits/': ['memory', 'ram'] }, routes: ['/limits/'] } })
        .report,
    ).toBe('');
  });

  test("are not required of a page that isn't written yet", () => {
    expect(compileSite(limits, { locks: { anchors: { '/errors/': ['timeout'] }, routes: [] } }).report).toBe(
      '',
    );
  });

  test('may lead to an id that the layout has on every page', () => {
    expect(
      compileSite(limits, { locks: { anchors: { '/limits/': ['still-have-questions'] }, routes: [] } })
        .report,
    ).toBe('');
  });

  test('are reported if headings are missing', () => {
    const locks = { anchors: { '/limits/': ['disk', 'memory', 'timeout'] }, routes: [] };
    expect(compileSite(limits, { locks }).report).toMatchInlineSnapshot(`
      "content/limits.mdx
        Published heading ids no longer resolve: disk, timeout.
        Give the sections that answer them <Anchor id="disk timeout" />.

      1 error in the content"
    `);
  });

  test('are reported if a page is missing', () => {
    expect(
      compileSite(limits, { locks: { anchors: {}, routes: ['/limits/', '/quotas/'] } }).report,
    ).toMatchInlineSnapshot(`
      "data/routes.lock.json
        The published route /quotas/ no longer has a page.
        Bring the page back, or add a redirect to data/redirects.ts.

      1 error in the content"
    `);
  });

  test('may be redirected if a page is missing', () => {
    const locks = { anchors: {}, routes: ['/quotas/'] };
    expect(compileSite(limits, { locks, redirects: [{ from: '/quotas/', to: '/limits/' }] }).report).toBe('');
  });
});

describe('links to a moved page', () => {
  const locks = { anchors: { '/quotas/': ['disk', 'memory'] }, routes: ['/quotas/'] };
  const moved = (...redirects: Redirect[]) => compileSite(limits, { locks, redirects }).report;

  test('still need their headings, on the page that the redirect leads to', () => {
    const text = "[\n  { from: '/ram/', to: '/quotas/' },\n  { from: '/quotas/', to: '/limits/' },\n]";
    const { report } = compileSite(limits, {
      locks,
      redirects: [{ from: '/quotas/', to: '/limits/' }],
      findLine: (file, value, query) => ({ file, line: lineOfValue(text, value, query) }),
    });
    expect(report).toMatchInlineSnapshot(`
      "data/redirects.ts:3
        The redirect from /quotas/ to /limits/ loses published heading ids: disk.
        Give the sections of content/limits.mdx that answer them <Anchor id="disk" />, or let the redirect name one section for all of them: /limits/#section.

      1 error in the content"
    `);
  });

  test('are valid if that page has all of them', () => {
    const { report } = compileSite(
      { 'limits.mdx': mdx('## Memory\n\n<Anchor id="disk" />') },
      { locks, redirects: [{ from: '/quotas/', to: '/limits/?from=quotas' }] },
    );
    expect(report).toBe('');
  });

  test('are all required if several pages have moved, or one has moved again', () => {
    const sources = { 'size.mdx': mdx('## Disk\n\n## Memory') };
    const redirects = [
      { from: '/quotas/', to: '/size/' },
      { from: '/limits/', to: '/size/' },
    ];
    const both = { ...locks.anchors, '/limits/': ['memory', 'ram'] };
    const { report } = compileSite(sources, { locks: { anchors: both, routes: [] }, redirects });
    expect(report).toContain('The redirect from /limits/ to /size/ loses published heading ids: ram.');
    expect(report).toContain('1 error');
  });

  test('are all replaced by the heading of the redirect', () => {
    expect(moved({ from: '/quotas/', to: '/limits/#memory' })).toBe('');
    expect(moved({ from: '/quotas/', to: '/limits/#mem' })).toContain('names a heading that does not exist');
  });

  test('are not followed to another site', () => {
    expect(moved({ from: '/quotas/', to: 'https://example.com/quotas' })).toBe('');
  });

  test('follow an exact redirect only from the published route', () => {
    const exact = (from: string, to: string) => moved({ from, to, exact: true });
    expect(exact('/quotas/', '/limits/')).toContain('loses published heading ids: disk');
    expect(exact('/quotas/', 'https://example.com/')).toBe('');
    expect(exact('/quotas', '/limits/')).toContain('The published route /quotas/ no longer has a page.');
  });

  test('are not checked on a page with syntax errors, which is reported itself', () => {
    const { report } = compileSite(
      { 'limits.mdx': '---\ntitle: Limits\n' },
      { locks, redirects: [{ from: '/quotas/', to: '/limits/' }] },
    );
    expect(report).not.toContain('data/');
  });

  test('are not required of a page at its own route, whatever redirects exist', () => {
    const { report } = compileSite(
      { ...limits, 'quotas.mdx': mdx('## Disk\n\n## Memory') },
      { locks, redirects: [{ from: '/quotas', to: '/limits/', exact: true }] },
    );
    expect(report).toBe('');
  });
});

describe('extending the locks', () => {
  const { pages } = compileSite(limits).outline.targets;

  test('adds the current ids, sorted, and removes none', () => {
    const locks = { anchors: { '/old/': ['b', 'a'], '/limits/': ['old-memory'] }, routes: ['/old/'] };
    const extended = extendLocks(pages, locks);
    expect(extended).toEqual({
      anchors: { '/limits/': ['memory', 'old-memory', 'ram'], '/old/': ['b', 'a'] },
      routes: ['/limits/', '/old/'],
    });
    expect(Object.keys(extended.anchors)).toEqual(['/limits/', '/old/']);
  });

  test('changes nothing the second time', () => {
    const once = extendLocks(pages, { anchors: {}, routes: [] });
    expect(extendLocks(pages, once)).toEqual(once);
  });
});
