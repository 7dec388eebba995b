// cspell:ignore größe
import { describe, expect, test } from 'vitest';
import { reservedFor } from '../../src/content/read/reserved-routes.ts';
import { readSourcePage } from '../../src/content/read/source-page.ts';
import { codeBlocksOf } from '../../src/content/tree/code-blocks.ts';
import { offlineRoute } from '../../src/offline/names.ts';
import { doubledBase } from '../../src/shared/redirects.ts';
import { compileSite, mdx, reportOf } from './support/tiny-site.ts';

describe('a source file', () => {
  test('becomes the page of its route, with headings and ids for links', () => {
    const page = readSourcePage(
      'api/rest/index.mdx',
      mdx('## Base URL\n\n<Anchor id="base" />\n\n### More {#more-of-it}'),
    );
    expect(page).toMatchObject({
      file: 'content/api/rest/index.mdx',
      route: '/api/rest/',
      headers: [
        { level: 2, title: 'Base URL', slug: 'base-url' },
        { level: 3, title: 'More', slug: 'more-of-it' },
      ],
      ids: new Set(['base-url', 'base', 'more-of-it']),
      errors: [],
    });
  });

  test.each([
    'Limits.mdx',
    'my page.mdx',
    'limits_all.mdx',
    '-limits.mdx',
    'größe.mdx',
    'a.b.mdx',
    '../limits.mdx',
  ])("can't be called %s", (name) => {
    expect(compileSite({ [name]: mdx('Text.') }).report).toBe(
      `content/${name}\n  "${name}" cannot be the name of a page.\n  Use lower-case letters, digits and hyphens.\n\n1 error in the content`,
    );
  });
});

describe('a reserved path of the build', () => {
  test.each([
    'offline.mdx',
    'offline/index.mdx',
    '404.mdx',
    'assets.mdx',
    'assets/js/index.mdx',
    'docs.mdx',
    'docs/limits.mdx',
  ])("can't be that of a page: %s", (name) => {
    const { errors, outline } = compileSite({ [name]: mdx('Text.') });
    expect(errors.map(({ file, message }) => [file, message])).toEqual([
      [`content/${name}`, expect.stringMatching(/^No page can have the URL \/[\w/]+\/: it is for /)],
    ]);
    expect(outline.pages.size).toBe(0);
  });

  test('is listed in the constants of the build', () => {
    expect([offlineRoute, doubledBase].map(reservedFor)).not.toContain(undefined);
  });

  test('does not include others', () => {
    const { report } = compileSite({ 'offline/more.mdx': mdx('A.'), 'docs-and-assets.mdx': mdx('A.') });
    expect(report).toBe('');
  });
});

describe('a damaged file', () => {
  test('is read without its byte order mark', () => {
    const { outline, report } = compileSite({ 'page.mdx': `\ufeff${mdx('## A')}` });
    expect(report).toBe('');
    expect(outline.pages.get('/page/')?.title).toBe('A page');
  });

  test('is reported with its line if it is not UTF-8', () => {
    const bytes = Buffer.from(mdx('One.\n\nGr\u00f6\u00dfe.'), 'latin1');
    expect(compileSite({ 'page.mdx': bytes.toString('utf8') }).report).toMatchInlineSnapshot(`
      "content/page.mdx:8
        The file is not UTF-8: this line has an invalid character.
        Save it as UTF-8 in your editor, and write the character again.

      1 error in the content"
    `);
  });

  test('is reported if its name makes it no page, with broken links and other errors', () => {
    const { report } = compileSite({ 'limits.md': mdx('A.'), 'page.mdx': mdx('[A](/limits/) [B](/lost/)') });
    expect(report).toMatchInlineSnapshot(`
      "content/limits.md
        content/limits.md is not a page and is not published.
        Pages end in .mdx: rename it to content/limits.mdx.

      content/page.mdx:6
        Dead link: there is no page /lost/.
        The nearest is /limits/.

      2 errors in the content"
    `);
  });
});

test.each(['title', 'sidebarTitle'])(
  'a constant in the %s is reported, because it would not be replaced',
  (key) => {
    const source = mdx('A.', 'sidebarTitle: Short').replace(
      new RegExp(`${key}: .*`),
      `${key}: Up to {limits.disk}`,
    );
    expect(compileSite({ 'page.mdx': source }).report).toContain(`Frontmatter: ${key} names a constant`);
  },
);

describe('invalid MDX is reported with its line in the file', () => {
  test('an unmatched opening brace', () => {
    expect(reportOf('Fine.\n\nA { brace.')).toMatchInlineSnapshot(`
      "content/page.mdx:8
        The page is not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.
        A literal { or < in prose goes into \`code\`; every opened tag is closed.

      1 error in the content"
    `);
  });

  test('an unclosed component', () => {
    expect(reportOf('<Cards>\n\nText.')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The page is not valid MDX: Expected a closing tag for \`<Cards>\` in line 6.
        Write </Cards> at its end, or <Cards /> if nothing is in it; in prose, \`<Cards>\`.

      1 error in the content"
    `);
  });

  test('an unmatched closing tag', () => {
    expect(reportOf('Text.\n\n</Cards>')).toMatchInlineSnapshot(`
      "content/page.mdx:8
        The page is not valid MDX: Unexpected closing tag \`</Cards>\`, expected an open tag first.
        A literal { or < in prose goes into \`code\`; every opened tag is closed.

      1 error in the content"
    `);
  });

  test('an HTML comment', () => {
    expect(reportOf('<!-- later -->')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Pages have no HTML comments: <!--.
        Write {/* a comment */}.

      1 error in the content"
    `);
  });
});

test('code blocks are returned as they are shown, with their lines; invalid ones are left to the article', () => {
  const page = readSourcePage(
    'page.mdx',
    mdx(
      '```js run\nconst host = "%{platform.apiBaseUrl}";\n```\n\n- nested\n\n  ```json check\n  {}\n  ```\n\n```nope\nx\n```',
    ),
  );
  if (!('tree' in page)) return expect.unreachable('the page can be read');
  expect(codeBlocksOf(page)).toMatchObject([
    {
      code: 'const host = "https://api.pipedream.com/v1";',
      fence: { language: 'js', declaration: 'run' },
      line: 6,
    },
    { code: '{}', fence: { language: 'json', declaration: 'check' }, line: 12 },
  ]);
});
