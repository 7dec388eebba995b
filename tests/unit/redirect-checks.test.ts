import { describe, expect, test } from 'vitest';
import type { Redirect } from '../../data/redirects.ts';
import { lineOfValue } from '../../src/content/line-in-file.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const limits = { 'limits.mdx': mdx('## Memory') };
const site = (...redirects: Redirect[]) => compileSite(limits, { redirects });

describe('redirects', () => {
  test('may lead to a page, to one of its headings or to another site', () => {
    const redirects: Redirect[] = [
      { from: '/quotas/', to: '/limits/' },
      { from: '/ram/', to: '/limits/#memory' },
      { from: '/tab/', to: '/limits/?tab=1#memory' },
      { from: '/help/', to: '/limits/#still-have-questions' },
      { from: '/support/', to: 'https://pipedream.com/support' },
      { from: '/limits', to: 'https://pipedream.com/limits', exact: true },
    ];
    expect(site(...redirects).report).toBe('');
  });

  test('may lead to a page with syntax errors, which is reported itself', () => {
    const { report } = compileSite(
      { ...limits, 'pricing.mdx': '---\ntitle: Pricing\n' },
      { redirects: [{ from: '/cost/', to: '/pricing/#plans' }] },
    );
    expect(report).toContain('content/pricing.mdx');
    expect(report).not.toContain('data/redirects.ts');
  });
});

describe('an error in the table is reported', () => {
  test('a redirect that hides a page', () => {
    expect(site({ from: '/limits/', to: 'https://pipedream.com' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /limits/ hides the page of that route.
        Remove it.

      1 error in the content"
    `);
  });

  test('an exact redirect that hides a page, a file or a Markdown copy', () => {
    const hiding = (from: string) =>
      compileSite(limits, {
        redirects: [{ from, to: 'https://example.com/', exact: true }],
        files: ['/llms.txt'],
      }).report;
    expect(hiding('/limits/')).toContain('The redirect from /limits/ hides the page of that route.');
    expect(hiding('/llms.txt')).toContain('The redirect from /llms.txt hides the file of that name.');
    for (const copy of ['/limits.md', '/limits/index.md'])
      expect(hiding(copy)).toContain(`The redirect from ${copy} hides the file of that name.`);
    expect(hiding('/limits')).toBe('');
    expect(hiding('/GUIDE.md')).toBe('');
  });

  test('a redirect to another redirect, with the final target', () => {
    expect(site({ from: '/a/', to: '/b/#x' }, { from: '/b/', to: '/limits/' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /a/ leads to /b/, which redirects.
        Write /limits/#x.

      1 error in the content"
    `);
    expect(
      site(
        { from: '/a/', to: '/b/' },
        { from: '/b/', to: '/c' },
        { from: '/c/', to: 'https://example.com/?a=1#b' },
      ).report,
    ).toContain('Write https://example.com/?a=1#b.');
  });

  test('a redirect to another spelling of a page, or to an exact redirect', () => {
    for (const to of ['/limits', '/limits.html', '/limits/index.html', '/docs/limits/', '/%6Cimits/'])
      expect(site({ from: '/a/', to: `${to}#memory` }).report, to).toContain(
        `The redirect from /a/ leads to ${to}, which is another spelling of /limits/.\n  Write /limits/#memory.`,
      );
    expect(
      site({ from: '/a/', to: '/limits' }, { from: '/limits', to: 'https://example.com/', exact: true })
        .report,
    ).toContain('Write https://example.com/.');
  });

  test('a redirect to itself', () => {
    expect(site({ from: '/a/', to: '/a/#b' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /a/ leads to itself.
        Name another target, or remove it.

      1 error in the content"
    `);
  });

  test('circular redirects, and those that lead to them', () => {
    const { report } = site(
      { from: '/a/', to: '/b/' },
      { from: '/b/', to: '/c/' },
      { from: '/c/', to: '/b/' },
    );
    expect(report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /a/ leads to /b/, which leads to a redirect loop.
        Name a page as the target of one of them.

      data/redirects.ts
        The redirect from /b/ leads to /c/, which leads to a redirect loop.
        Name a page as the target of one of them.

      data/redirects.ts
        The redirect from /c/ leads to /b/, which leads to a redirect loop.
        Name a page as the target of one of them.

      3 errors in the content"
    `);
  });

  test('a missing target', () => {
    expect(site({ from: '/a/', to: '/limit/' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /a/ leads to /limit/, which has no page.
        Did you mean "/limits/"? Known are: /limits/.

      1 error in the content"
    `);
  });

  test('a missing heading', () => {
    expect(site({ from: '/a/', to: '/limits/#memo' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /a/ names a heading that does not exist: /limits/#memo.
        Did you mean "memory"? Known are: memory.

      1 error in the content"
    `);
  });

  test.each([
    ['/a', '/a/'],
    ['a/', '/a/'],
    ['a', '/a/'],
    ['/a//b', '/a/b/'],
    ['/a/index.html', '/a/'],
    ['/a.html', '/a/'],
    ['/docs/a/', '/a/'],
  ])('the path %s, which is not a route', (from, route) => {
    expect(site({ from, to: '/limits/' }).report).toContain(
      `The redirect from ${from} is not a route.\n  Write ${route},`,
    );
  });

  test.each(['', '/docs/limits/', '/limits', '/limits/index.html'])(
    'another spelling of a page, %j, which never applies',
    (from) => {
      const { report } = compileSite(
        { ...limits, 'index.mdx': mdx('Home.') },
        { redirects: [{ from, to: 'https://example.com/' }] },
      );
      expect(report).toContain(`The redirect from ${from} is never followed`);
    },
  );

  test('a path that is encoded when it is sent', () => {
    expect(site({ from: '/café/', to: '/limits/' }).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect from /café/ has characters that are encoded in URLs.
        Write { from: '/caf%C3%A9/', exact: true }, as browsers send it.

      1 error in the content"
    `);
    expect(site({ from: '/caf%C3%A9/', to: '/limits/' }).report).toContain(
      "Write { from: '/caf%C3%A9/', exact: true }",
    );
    expect(site({ from: '/café/', to: '/limits/', exact: true }).report).toContain('Write /caf%C3%A9/,');
    expect(site({ from: '/caf%C3%A9/', to: '/limits/', exact: true }).report).toBe('');
  });

  test('the path of a file, a query or a heading', () => {
    expect(site({ from: '/a.pdf', to: '/limits/' }).report).toContain('Add exact: true');
    expect(site({ from: '/a.pdf', to: '/limits/', exact: true }).report).toBe('');
    for (const from of ['/a/?b=1', '/a/#b', '/a/?b=1#c'])
      expect(site({ from, to: '/limits/' }).report).toContain('Write /a/;');
  });

  test('an invalid target', () => {
    const to = (target: string) => site({ from: '/a/', to: target }).report;
    expect(to('limits/')).toContain('neither a route nor a complete URL');
    expect(to('https://')).toContain('which is malformed');
    expect(to('https://example.com/é')).toContain('Write https://example.com/%C3%A9.');
    expect(to('/limits/?a=é')).toContain('Write /limits/?a=%C3%A9.');
    expect(to('https://pipedream.com/docs/limits#memory')).toContain('Write /limits/#memory.');
  });

  test('values that the types of the table exclude', () => {
    const typo = JSON.parse('[{ "form": "/a/", "to": "/limits/" }, { "to": "/limits/" }]');
    expect(site(...typo).report).toMatchInlineSnapshot(`
      "data/redirects.ts
        The redirect {"form":"/a/","to":"/limits/"} has an unknown key "form".
        Did you mean "from"? Known are: from, to, exact, temporary.

      data/redirects.ts
        The redirect {"to":"/limits/"} does not say both where it leaves from and where it leads.
        Write { from: '/old/', to: '/new/' }.

      2 errors in the content"
    `);
  });

  test('without a target, which published ids and links with a fragment find nothing at', () => {
    const { report } = compileSite(
      { 'limits.mdx': mdx('## Memory\n\n[A link](/quotas/#ram)') },
      {
        redirects: JSON.parse('[{ "from": "/quotas/" }]'),
        locks: { anchors: { '/quotas/': ['ram'] }, routes: ['/quotas/'] },
      },
    );
    expect(report).toContain('{"from":"/quotas/"} does not say both');
    expect(report).toContain('Dead link: there is no page /quotas/.');
    expect(report).toContain('The published route /quotas/ no longer has a page.');
  });

  test('with its line, including the second redirect from the same path', () => {
    const text = "const all = [\n  { from: '/a/', to: '/x/' },\n  { from: '/a/', to: '/limits/' },\n];\n";
    const { errors } = compileSite(limits, {
      redirects: [
        { from: '/a/', to: '/x/' },
        { from: '/a/', to: '/limits/' },
      ],
      findLine: (file, value, query) => ({ file, line: lineOfValue(text, value, query) }),
    });
    expect(errors.map(({ line, message }) => [line, message])).toEqual([
      [2, 'The redirect from /a/ leads to /x/, which has no page.'],
      [3, 'Two redirects leave from /a/.'],
    ]);
  });

  test('with the line of the folder for a derived redirect', () => {
    const text =
      "const folders = [\n  ['/old/', '/new/'],\n];\nconst all = [{ from: '/a/', to: '/gone/' }];\n";
    const pages = { 'limits.mdx': mdx('Text.'), 'old/here.mdx': mdx('Text.', 'parent: /limits/') };
    const { errors } = compileSite(pages, {
      redirects: [
        { from: '/old/a/', to: '/gone/' },
        { from: '/old/here/', to: '/limits/' },
        { from: '/a/', to: '/gone/' },
      ],
      findLine: (file, value, query) => ({ file, line: lineOfValue(text, value, query) }),
    });
    expect(
      errors.filter(({ file }) => file === 'data/redirects.ts').map(({ line, message }) => [line, message]),
    ).toEqual([
      [2, 'The redirect from /old/here/ hides the page of that route.'],
      [4, 'The redirect from /a/ leads to /gone/, which has no page.'],
    ]);
  });

  test('duplicate redirects from the same path', () => {
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
