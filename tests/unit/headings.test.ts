import { describe, expect, test } from 'vitest';
import { compileSite, htmlOf, mdx, reportOf } from './support/tiny-site.ts';

const headersOf = (body: string) =>
  compileSite({ 'page.mdx': mdx(body) }).outline.pages.get('/page/')?.headers;

describe('headings', () => {
  test('of level two and three are in the table of contents, as text', () => {
    expect(
      headersOf(
        '## Get `me` *now*\n\n### Up to {limits.memoryMaximum}\n\n#### Detail\n\n## [Linked](https://pipedream.com)',
      ),
    ).toEqual([
      { level: 2, title: 'Get me now', slug: 'get-me-now' },
      { level: 3, title: 'Up to 10GB', slug: 'up-to-10gb' },
      { level: 2, title: 'Linked', slug: 'linked' },
    ]);
  });

  test('keep the id that an author defines when their text changes', () => {
    expect(headersOf('## A better name {#old-name}')).toEqual([
      { level: 2, title: 'A better name', slug: 'old-name' },
    ]);
  });

  test('link to themselves, with an accessible name', () => {
    expect(htmlOf('## Memory & disk')).toBe(
      '<h2 id="memory--disk">Memory &amp; disk<a class="anchor" href="#memory--disk" aria-label="Link to Memory &amp; disk"></a></h2>',
    );
  });

  test('may go up any number of levels at once', () => {
    expect(reportOf('## A\n\n### B\n\n#### C\n\n## D')).toBe('');
  });
});

describe('a constant in the code of a heading', () => {
  const body = '## Up to `%{limits.memoryDefault}`\n\nText.';

  test('is replaced wherever the heading is shown', () => {
    const { outline, pages } = compileSite({ 'page.mdx': mdx(body) });
    expect(outline.pages.get('/page/')?.headers).toEqual([
      { level: 2, title: 'Up to 256MB', slug: 'up-to-256mb' },
    ]);
    const { html, markdown, sections } = pages.get('/page/') ?? {};
    expect(html).toContain(
      '<h2 id="up-to-256mb">Up to <code>256MB</code><a class="anchor" href="#up-to-256mb" aria-label="Link to Up to 256MB">',
    );
    expect(markdown).toContain('\n## Up to `256MB`\n');
    expect(sections).toContainEqual(expect.objectContaining({ slug: 'up-to-256mb', title: 'Up to 256MB' }));
  });

  test('is used in links', () => {
    expect(reportOf(`${body}\n\n[Memory](#up-to-256mb)`)).toBe('');
  });
});

test("a constant in the header of a table is replaced in the table's accessible name", () => {
  const sentence = 'A sentence that takes more room than a telephone has for three columns side by side.';
  const html = htmlOf(`| A | Up to \`%{limits.disk}\` | C |\n| --- | --- | --- |\n| 1 | ${sentence} | 3 |`);
  expect(html).toContain('aria-label="Table: A, Up to 512MB, C"');
  expect(html).toContain('data-head="Up to 512MB: "');
});

test('a constant in the title of a code block is replaced', () => {
  expect(htmlOf('```text show="x" title="Up to %{limits.disk}"\na\n```')).toContain('Up to 512MB');
});

describe('an error in a heading is reported', () => {
  test('two headings with the same id', () => {
    expect(reportOf('## Memory\n\n## Disk\n\n## Memory')).toMatchInlineSnapshot(`
      "content/page.mdx:10
        Duplicate heading id "memory".
        It is in line 6 too. Give one of them another id with {#id}.

      1 error in the content"
    `);
  });

  test('two headings that look the same, although their ids differ', () => {
    expect(reportOf('## A\n\n### Memory {#one}\n\n### Memory {#two}')).toMatchInlineSnapshot(`
      "content/page.mdx:10
        Two headings below the same one are called "Memory".
        The other is in line 8. Say in each what its section is about: contents and search show only that.

      1 error in the content"
    `);
  });

  test('but not two below different headings', () => {
    expect(reportOf('## A\n\n### Memory {#one}\n\n## B\n\n### Memory {#two}')).toBe('');
  });

  test('an alias that is the id of a heading', () => {
    expect(reportOf('## Memory\n\n<Anchor id="disk memory" />')).toMatchInlineSnapshot(`
      "content/page.mdx:8
        Duplicate heading id "memory".
        It is in line 6 too. Give one of them another id with {#id}.

      1 error in the content"
    `);
  });

  test('a skipped level', () => {
    expect(reportOf('## A\n\n#### B')).toMatchInlineSnapshot(`
      "content/page.mdx:8
        A heading of level 4 follows one of level 2.
        Levels go down one at a time, to #### at most.

      1 error in the content"
    `);
    expect(reportOf('### A')).toContain('A heading of level 3 follows one of level 1.');
  });

  test('a level below the fourth', () => {
    expect(reportOf('## A\n\n### B\n\n#### C\n\n##### D')).toMatchInlineSnapshot(`
      "content/page.mdx:12
        A heading of level 5 follows one of level 4.
        Levels go down one at a time, to #### at most.

      1 error in the content"
    `);
  });

  test('another first-level heading, in either syntax', () => {
    expect(reportOf('# Limits')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        A page has one first-level heading, its title.
        Move it to the frontmatter, or write ##.

      1 error in the content"
    `);
    expect(reportOf('Limits\n======')).toContain('A page has one first-level heading, its title.');
  });

  test('text that no id can be derived from', () => {
    expect(reportOf('## ???')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        "" cannot be the id of a heading.
        Use letters, digits, hyphens and underscores.

      1 error in the content"
    `);
    expect(reportOf('## 概要')).toContain('"概要" cannot be the id of a heading.');
  });

  test('an id of the layout', () => {
    expect(reportOf('## Progress')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The id "progress" is taken by the layout.
        Give the heading a different one with {#id}.

      1 error in the content"
    `);
  });
});
