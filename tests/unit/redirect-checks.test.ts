import { describe, expect, test } from 'vitest';
import type { Redirect } from '../../data/redirects.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const limits = { 'limits.mdx': mdx('## Memory') };
const site = (...redirects: Redirect[]) => compileSite(limits, { redirects });

describe('redirects', () => {
  test('may lead to a page, to one of its headings or to another site', () => {
    const redirects: Redirect[] = [
      { from: '/quotas/', to: '/limits/' },
      { from: '/ram/', to: '/limits/#memory' },
      { from: '/support/', to: 'https://pipedream.com/support' },
      { from: '/limits', to: 'https://pipedream.com/limits', exact: true },
    ];
    expect(site(...redirects).report).toBe('');
  });

  test('may lead to a page that cannot be read, which is reported as such', () => {
    const { report } = compileSite(
      { ...limits, 'pricing.mdx': '---\ntitle: Pricing\n' },
      { redirects: [{ from: '/cost/', to: '/pricing/#plans' }] },
    );
    expect(report).toContain('content/pricing.mdx');
    expect(report).not.toContain('data/redirects.ts');
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
