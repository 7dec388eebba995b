import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LinkTargets, resolveLink, splitHash } from '../../src/content/check/links.ts';
import { readSite } from '../../src/shared/site.ts';
import { wildPath } from './support/arbitraries.ts';
import { compileSite, htmlOf, mdx } from './support/tiny-site.ts';

const limits = mdx('## Memory\n\n<Anchor id="memory-limit" />');
const redirects = [{ from: '/quotas/', to: '/limits/' }];
const site = (body: string) =>
  compileSite({ 'page.mdx': mdx(body), 'limits.mdx': limits }, { redirects, files: ['/llms.txt'] });
const reportOf = (link: string): string => site(`See [the limits](${link}).`).report;

describe('a valid link', () => {
  test.each([
    ['/limits/', '/docs/limits/'],
    ['/limits/#memory', '/docs/limits/#memory'],
    ['/limits/#memory-limit', '/docs/limits/#memory-limit'],
    ['/page/#here', '/docs/page/#here'],
    ['#here', '#here'],
    ['#still-have-questions', '#still-have-questions'],
    ['/limits/#still-have-questions', '/docs/limits/#still-have-questions'],
    ['/llms.txt', '/docs/llms.txt'],
    ['https://pipedream.com/apps?q=1#top', 'https://pipedream.com/apps?q=1#top'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['mailto:support@pipedream.com', 'mailto:support@pipedream.com'],
    ['%{platform.appsUrl}', 'https://pipedream.com/apps'],
  ])('to %s becomes %s', (target, href) => {
    const { pages, report } = site(`## Here\n\nSee [the limits](${target}).`);
    expect(report).toBe('');
    expect(pages.get('/page/')?.html).toContain(`<a href="${href}">the limits</a>`);
  });

  test('works with another base', () => {
    const { pages } = compileSite(
      { 'page.mdx': mdx('[the limits](/limits/#memory)'), 'limits.mdx': limits },
      { site: readSite({ DOCS_BASE: '/' }) },
    );
    expect(pages.get('/page/')?.html).toBe('<p><a href="/limits/#memory">the limits</a></p>');
  });
});

describe('a broken link is reported with a suggestion', () => {
  test('a missing page', () => {
    expect(reportOf('/limit/')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Dead link: there is no page /limit/.
        The nearest is /limits/.

      1 error in the content"
    `);
  });

  test('a page without its trailing slash', () => {
    expect(reportOf('/limits')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The link /limits goes through a redirect.
        Write /limits/.

      1 error in the content"
    `);
  });

  test('a file instead of a page', () => {
    expect(reportOf('/limits.html#memory')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The link /limits.html#memory goes through a redirect.
        Write /limits/#memory.

      1 error in the content"
    `);
  });

  test('a missing heading', () => {
    expect(reportOf('/limits/#memo')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Dead anchor: /limits/#memo names no heading of /limits/.
        Did you mean "memory"? Known are: memory, memory-limit.

      1 error in the content"
    `);
  });

  test('a missing heading of the same page', () => {
    expect(reportOf('#memory')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Dead anchor: #memory names no heading of /page/.
        There is none to choose from.

      1 error in the content"
    `);
  });

  test('a redirected URL', () => {
    expect(reportOf('/quotas/')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The link /quotas/ goes through a redirect.
        Write /limits/.

      1 error in the content"
    `);
  });

  test('a repeated base path', () => {
    expect(reportOf('/docs/limits/#memory')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The link /docs/limits/#memory repeats the base path.
        Write /limits/#memory.

      1 error in the content"
    `);
  });

  test('a relative file', () => {
    expect(reportOf('limits.mdx')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The link limits.mdx is neither absolute nor a complete URL.
        Write /limits/#memory, #memory, or https://...

      1 error in the content"
    `);
  });

  test('no URL', () => {
    expect(reportOf('')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        A link has no URL.
        Write /limits/#memory, #memory, or https://...

      1 error in the content"
    `);
    expect(reportOf('#')).toContain('A link has no URL.');
  });

  test('a malformed URL', () => {
    expect(reportOf('https://')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The URL https:// is malformed.
        Write a complete URL.

      1 error in the content"
    `);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    'mailto:nobody',
    'ftp://example.com',
  ])('an unsupported URL: %s', (target) => {
    expect(reportOf(target)).toContain('1 error in the content');
  });

  test('the link of a card', () => {
    expect(site('<Card title="Limits" href="/limit/" />').report).toContain(
      'Dead link: there is no page /limit/.',
    );
  });
});

describe('a link to a page with syntax errors', () => {
  const { pages, report } = compileSite({
    'page.mdx': mdx('See [the **prices**](/pricing/#plans).'),
    'pricing.mdx': '---\ntitle: Pricing\n',
  });

  test('is valid with any hash, and causes no second error', () => {
    expect(pages.get('/page/')?.html).toBe(
      '<p>See <a href="/docs/pricing/#plans">the <strong>prices</strong></a>.</p>',
    );
    expect(report).toContain('content/pricing.mdx');
    expect(report).toContain('1 error in the content');
  });
});

describe('a link to this site by its full URL is reported', () => {
  test.each([
    ['https://pipedream.com/docs/limits/#memory', '/limits/#memory'],
    ['http://www.pipedream.com/docs/limits', '/limits/'],
    ['https://pipedream.com/docs', '/'],
    ['https://pipedream.com/docs/llms.txt', '/llms.txt'],
  ])('%s', (address, route) => {
    expect(reportOf(address)).toContain(
      `The link ${address} leads to this site by its full URL.\n  Write ${route}.`,
    );
  });

  test('as an autolink', () => {
    expect(site('See https://pipedream.com/docs/limits/ for more.').report).toContain('Write /limits/.');
  });

  test('but not one to other pages of that host', () => {
    expect(reportOf('https://pipedream.com/docsets/')).toBe('');
  });
});

test('any target becomes a link that stays on the site or is a complete URL, or is reported', () => {
  const targets: LinkTargets = {
    base: '/docs/',
    pages: new Map([['/limits/', { file: 'content/limits.mdx', ids: new Set(['memory']) }]]),
    unreadable: new Set(['/pricing/']),
    redirects,
    files: new Set(),
  };
  const target = fc.oneof(
    wildPath,
    wildPath.map((path) => `/${path}`),
    fc.webUrl(),
    fc.constantFrom('/limits/', '#memory'),
  );
  fc.assert(
    fc.property(target, (text) => {
      let reports = 0;
      const href = resolveLink(text, '/limits/', 1, targets, () => {
        reports++;
      });
      expect(reports).toBe(href === undefined ? 1 : 0);
      if (href !== undefined) expect(href).toMatch(/^(\/docs\/|#|https?:\/\/|mailto:)/);
    }),
    { numRuns: 500 },
  );
});

test('a target is split at its first hash', () => {
  expect(splitHash('/limits/#a#b')).toEqual(['/limits/', 'a#b']);
  expect(splitHash('/limits/')).toEqual(['/limits/', '']);
  expect(splitHash('#a')).toEqual(['', 'a']);
});

test('a link keeps the markup of its text', () => {
  expect(htmlOf('a [*b* `c`](https://pipedream.com) d')).toBe(
    '<p>a <a href="https://pipedream.com"><em>b</em> <code>c</code></a> d</p>',
  );
});
