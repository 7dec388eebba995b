import { describe, expect, test } from 'vitest';
import type { Redirect } from '../../src/redirects.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const limits = { 'limits.mdx': mdx('## Memory') };
const site = (...redirects: Redirect[]) =>
  compileSite(limits, { redirects, listedRoutes: ['/limits/', '/pricing/'] });

describe('redirects in force', () => {
  test('are those that lead to a page, to one of its headings or to another site', () => {
    const redirects: Redirect[] = [
      { from: '/quotas/', to: '/limits/' },
      { from: '/ram/', to: '/limits/#memory' },
      { from: '/support/', to: 'https://pipedream.com/support' },
      { from: '/limits', to: 'https://pipedream.com/limits', exact: true },
    ];
    const { outline, report } = site(...redirects);
    expect(report).toBe('');
    expect(outline.redirects).toEqual(redirects);
  });

  test('are not those to a page that is still to be written, without that being an error', () => {
    const { outline, report } = site({ from: '/cost/', to: '/pricing/#plans' });
    expect(report).toBe('');
    expect(outline.redirects).toEqual([]);
  });
});

describe('a mistake in the table is reported', () => {
  test('a redirect that hides a page', () => {
    expect(site({ from: '/limits/', to: 'https://pipedream.com' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /limits/ hides the page of that route.
        Remove it.

      1 error in the content"
    `);
    expect(site({ from: '/pricing/', to: '/limits/' }).report).toContain(
      'The redirect from /pricing/ hides the page of that route.',
    );
  });

  test('a redirect to another redirect', () => {
    expect(site({ from: '/a/', to: '/b/' }, { from: '/b/', to: '/limits/' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /a/ leads to another redirect, /b/.
        Name the final target.

      data/redirects.ts
        The redirect from /a/ leads to /b/, which has no page.
        Did you mean "/limits/"? Known are: /limits/.

      2 errors in the content"
    `);
  });

  test('a redirect to itself', () => {
    expect(site({ from: '/a/', to: '/a/' }).report).toContain(
      'The redirect from /a/ leads to another redirect, /a/.',
    );
  });

  test('a target that does not exist', () => {
    expect(site({ from: '/a/', to: '/limit/' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /a/ leads to /limit/, which has no page.
        Did you mean "/limits/"? Known are: /limits/.

      1 error in the content"
    `);
  });

  test('a heading that does not exist', () => {
    expect(site({ from: '/a/', to: '/limits/#memo' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /a/ names a heading that does not exist: /limits/#memo.
        Did you mean "memory"? Known are: memory.

      1 error in the content"
    `);
  });

  test('an address that is no route', () => {
    expect(site({ from: '/a', to: '/limits/' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /a is no route.
        Write /a/.

      1 error in the content"
    `);
  });

  test('two redirects from one address', () => {
    expect(
      site({ from: '/a/', to: '/limits/' }, { from: '/a/', to: 'https://pipedream.com' }).report,
    ).toMatchInlineSnapshot(`
      "data/redirects.ts
        Two redirects leave from /a/.
        Keep one.

      1 error in the content"
    `);
  });
});
