import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFrontmatter } from '../../src/content/read/frontmatter.ts';
import { compileSite, description } from './support/tiny-site.ts';

/** Returns the errors for a frontmatter with these lines. */
const reportOf = (yaml: string): string => compileSite({ 'page.mdx': `---\n${yaml}\n---\n\nText.\n` }).report;
const described = `description: ${description}`;
const never = () => expect.unreachable('nothing is wrong with this page');

describe('a valid page', () => {
  test('has its fields, and a body whose lines are counted from the start of the file', () => {
    const source = `---\ntitle: " REST API "\n${described}\nsidebarTitle: REST\nparent: /api/\nnoindex: true\nprev: false\nnext: false\n---\nText.\n`;
    expect(readFrontmatter(source, never)).toEqual({
      frontmatter: {
        title: 'REST API',
        description,
        sidebarTitle: 'REST',
        parent: '/api/',
        noindex: true,
        prev: false,
        next: false,
      },
      body: 'Text.\n',
      lineOffset: 9,
      titleLine: 2,
    });
  });

  test('may contain a thematic break in its text', () => {
    expect(readFrontmatter(`---\ntitle: A\n${described}\n---\nText.\n\n---\n\nMore.`, never)?.body).toBe(
      'Text.\n\n---\n\nMore.',
    );
  });

  test('accepts Windows line endings', () => {
    expect(
      compileSite({ 'page.mdx': `---\r\ntitle: A\r\n${described}\r\n---\r\n\r\nText.\r\n` }).report,
    ).toBe('');
  });
});

describe('an invalid page is reported with its line and a hint', () => {
  test('a noindex without an effect', () => {
    expect(reportOf(`title: A\n${described}\nnoindex: false`)).toMatchInlineSnapshot(`
      "content/page.mdx:4
        Frontmatter: noindex can only be true; found false.
        Write noindex: true to keep the page out of search, or leave it out.

      1 error in the content"
    `);
  });

  test('no frontmatter', () => {
    expect(compileSite({ 'page.mdx': 'Text.\n' }).report).toMatchInlineSnapshot(`
      "content/page.mdx:1
        The page has no frontmatter.
        Begin the file with ---, title: ..., description: ..., ---.

      1 error in the content"
    `);
  });

  test('unclosed frontmatter', () => {
    expect(compileSite({ 'page.mdx': '---\ntitle: A\n\nText.\n' }).report).toMatchInlineSnapshot(`
      "content/page.mdx:1
        The frontmatter is not closed.
        Close it with a line of three hyphens, ---, below its last key.

      1 error in the content"
    `);
  });

  test('a colon in a title', () => {
    expect(reportOf(`title: Limits: all of them\n${described}`)).toMatchInlineSnapshot(`
      "content/page.mdx:2
        The frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings.
        Put text into quotes if it has a colon in it, or begins with a character such as @ or ": title: "Limits: all of them"

      1 error in the content"
    `);
  });

  test.each([
    [
      'title: "A" b',
      `into quotes if it has a colon in it, or begins with a character such as @ or ": title: '"A" b'`,
    ],
    ['title: "A "b" c"', 'Between "…", write each " as \\".'],
    ["title: 'It's'", "Between '…', write each ' twice."],
    ['title: @a', 'title: "@a"'],
    ['title: [A', 'begins with [ or {'],
    ['\ttitle: A', 'Indent with spaces.'],
    ['title A', 'Each line is a key and its value, such as title: Limits.'],
  ])('a text that YAML parses as something else: %s', (line, hint) => {
    expect(reportOf(`${line}\n${described}`)).toContain(hint);
  });

  test.each(['--- \n', '----\n', '\n---\n'])('an invalid start: %j', (first) => {
    const { report } = compileSite({ 'page.mdx': `${first}title: A\n${described}\n---\n\nText.\n` });
    expect(report).toContain('The frontmatter does not begin in the first line with exactly three hyphens.');
  });

  test('a duplicate key', () => {
    expect(reportOf(`title: A\n${described}\ntitle: B`)).toMatchInlineSnapshot(`
      "content/page.mdx:4
        The frontmatter is not valid YAML: Map keys must be unique.
        Each key is written once: remove one of the two.

      1 error in the content"
    `);
  });

  test('a text that starts with an asterisk', () => {
    expect(reportOf(`title: *Star* topology\n${described}`)).toMatchInlineSnapshot(`
      "content/page.mdx:2
        The frontmatter is not valid YAML: Unexpected scalar at node end.
        Put text into quotes if it has a colon in it, or begins with a character such as @ or ": title: "*Star* topology"

      content/page.mdx:2
        The frontmatter refers to "*Star*".
        Put text that begins with * or & into quotes.

      2 errors in the content"
    `);
  });

  test('a list instead of keys and values', () => {
    expect(reportOf('- title\n- description')).toMatchInlineSnapshot(`
      "content/page.mdx:2
        The frontmatter is not a list of keys and values.
        For example: title: Limits

      1 error in the content"
    `);
  });

  test('a sentence instead of keys and values', () => {
    expect(reportOf('Limits of the platform')).toMatchInlineSnapshot(`
      "content/page.mdx:2
        The frontmatter is not a list of keys and values.
        For example: title: Limits

      1 error in the content"
    `);
  });

  test('no title and no description', () => {
    expect(reportOf('prev: false')).toMatchInlineSnapshot(`
      "content/page.mdx:1
        The frontmatter has no title.
        Every page needs one. For example: title: Limits

      content/page.mdx:1
        The frontmatter has no description.
        Every page needs one. For example: title: Limits

      2 errors in the content"
    `);
  });

  test('an empty title', () => {
    expect(reportOf(`title: ""\n${described}`)).toMatchInlineSnapshot(`
      "content/page.mdx:2
        Frontmatter: title is empty; found "".
        title is the page's heading, as text.

      1 error in the content"
    `);
  });

  test('a title that YAML parses as a number', () => {
    expect(reportOf(`title: 404\n${described}`)).toMatchInlineSnapshot(`
      "content/page.mdx:2
        Frontmatter: title must be text; found 404.
        title is the page's heading, as text.

      1 error in the content"
    `);
  });

  test('a description that is too short', () => {
    expect(reportOf('title: A\ndescription: Limits.')).toMatchInlineSnapshot(`
      "content/page.mdx:3
        Frontmatter: description is shorter than 40 characters; found "Limits.".
        description is one sentence of 40 to 180 characters for result lists.

      1 error in the content"
    `);
  });

  test('a description that is too long', () => {
    const report = reportOf(`title: A\ndescription: ${'long '.repeat(40)}`);
    expect(report).toContain('Frontmatter: description is longer than 180 characters');
  });

  test.each([
    ['date: 2021-01-01', 'the date of its last commit'],
    ['lastUpdated: true', 'the date of its last commit'],
    ['draft: true', 'on a branch'],
    ['redirectFrom: /b/', 'data/redirects.ts'],
    ['tags: [a]', 'data/keywords/'],
    ['sidebar_position: 2', 'data/sidebar.ts'],
    ['slug: b', 'the path of the file'],
  ])('a key of another generator, with what to do instead: %s', (line, hint) => {
    const [key] = line.split(':');
    const report = reportOf(`title: A\n${described}\n${line}`);
    expect(report).toContain(`content/page.mdx:4\n  Unknown frontmatter key "${key}".\n  Remove it`);
    expect(report).toContain(hint);
  });

  test('a key that every object inherits', () => {
    expect(reportOf(`title: A\n${described}\nconstructor: B`)).toContain('Known are: title');
  });

  test('a misspelled key', () => {
    expect(reportOf(`title: A\n${described}\nsidebartitle: B`)).toContain(
      'content/page.mdx:4\n  Unknown frontmatter key "sidebartitle".\n' +
        '  Did you mean "sidebarTitle"? Known are: title, description, ',
    );
  });

  test('prev and next with any value but false', () => {
    expect(reportOf(`title: A\n${described}\nprev: true\nnext: /limits/`)).toMatchInlineSnapshot(`
      "content/page.mdx:4
        Frontmatter: prev can only be false; found true.
        Write prev: false to hide the link to the previous page, or leave it out.

      content/page.mdx:5
        Frontmatter: next can only be false; found "/limits/".
        Write next: false to hide the link to the next page, or leave it out.

      2 errors in the content"
    `);
  });

  test('an invalid parent route', () => {
    expect(reportOf(`title: A\n${described}\nparent: apps`)).toMatchInlineSnapshot(`
      "content/page.mdx:4
        Frontmatter: parent must begin and end with a slash; found "apps".
        parent is the route of a page, such as /apps/all-apps/.

      1 error in the content"
    `);
  });
});

test('any text between the dashes is parsed or reported, without an exception', () => {
  const yaml = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'title',
          'description',
          'prev',
          ': ',
          '\n',
          '- ',
          '*a',
          '&a ',
          '!!binary ',
          '{',
          '}',
          '[',
          ']',
        ),
        fc.constantFrom(
          '"',
          "'",
          '|',
          '>',
          '? ',
          '#',
          '---',
          '...',
          '<<: ',
          '\t',
          '__proto__',
          'false',
          '%YAML 1.2',
        ),
        fc.string({ unit: 'binary', maxLength: 4 }),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(yaml, (text) => {
      let reports = 0;
      const split = readFrontmatter(`---\n${text}\n---\n`, () => {
        reports++;
      });
      expect(split === undefined).toBe(reports > 0);
    }),
    { numRuns: 500 },
  );
});
