// cspell:ignore efbbbf fffe feff bcdef
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/content/tree/fence.ts';
import { articleElements } from '../../src/ui/article/elements.ts';
import { compile, compileFile } from './support/compile-anything.ts';
import { description, mdx } from './support/tiny-site.ts';

const markup = [
  ...'* ** _ ~~ ` ``` ~~~ | |---| :-- --- === ::: :::note ::::steps :::note[ ::leaf :text { } {limits.disk}'.split(
    ' ',
  ),
  ...'%{ %{limits.disk} {/* */} < > </ /> <> <Tab </Tab> <Tabs </Tabs> <Card {...a} [ ] ( ) ![ [^1] {#id} \\'.split(
    ' ',
  ),
  ...'](/limits/) ](javascript:alert(1)) ](https://a.example) &lt; &#0; <script> <style> <!-- --> <?'.split(
    ' ',
  ),
  ...[
    '# ',
    '## ',
    '#### ',
    '- ',
    '1. ',
    '> ',
    ': ',
    '```js run\n',
    ' group="a"',
    ' title="b"',
    ' href="/limits/"',
  ],
  ...[
    'import a from "b"',
    'export const a = 1',
    '\n',
    '\n\n',
    '\t',
    '    ',
    '\r',
    '\u2028',
    '\ufeff',
    '\ud800',
  ],
];
const page = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...markup) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    ),
    {
      maxLength: 30,
    },
  )
  .map((parts) => parts.join(''));

describe('a page with any content', () => {
  test('becomes safe elements that the site renders itself, or is reported', () => {
    const drawn = new Set(
      [
        'a blockquote br button code dd del div dl dt em fieldset figcaption figure h2 h3 h4 hr input kbd label',
        'legend li ol p path pre span strong svg table tbody td th thead tr ul',
      ].flatMap((names) => names.split(' ')),
    );
    fc.assert(
      fc.property(page, (body) => {
        const { html } = compile(body);
        for (const [, name = '', attributes = ''] of html.matchAll(/<\/?([^\s>/]*)((?:[^>"]|"[^"]*")*)>/g)) {
          expect(drawn).toContain(name);
          expect(attributes).not.toMatch(
            /\s(on\w+|style|srcdoc)=|(href|src)="\s*(javascript|data|vbscript):/i,
          );
        }
      }),
      { numRuns: 600 },
    );
  });
});

describe('a file with any bytes', () => {
  const bytes = fc
    .array(
      fc.oneof(
        fc.uint8Array({ maxLength: 20 }).map((array) => Buffer.from(array)),
        fc
          .constantFrom(
            '---\n',
            'title: A\n',
            `description: ${description}\n`,
            '\r\n',
            '\n\n',
            '## A',
            '`',
            ' ',
          )
          .map((text) => Buffer.from(text)),
        // A byte order mark of each kind, half a character, an overlong encoding of a slash, a lone surrogate, an archive.
        fc.constantFrom(
          ...['efbbbf', 'fffe', 'feff', 'c3', 'c0af', 'eda080', 'f4908080', '504b0304', '00'].map((hex) =>
            Buffer.from(hex, 'hex'),
          ),
        ),
      ),
      { maxLength: 12 },
    )
    .map((parts) => Buffer.concat(parts));

  test('is a page or is reported', () => {
    fc.assert(
      fc.property(bytes, fc.boolean(), (content, begun) => {
        // Like the build reads it.
        const body = content.toString('utf8');
        compileFile(begun ? mdx(body) : body);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['NUL', '\0', 'U+0000'],
    ['a terminal escape', '\u001b[2J', 'U+001B'],
    ['a right-to-left override', '\u202e', 'U+202E (right-to-left override)'],
    ['an isolate', '\u2067', 'U+2067'],
    ['a lone surrogate', '\ud83d', 'U+D83D'],
    ['a code point that is no character', '\uffff', 'U+FFFF'],
  ])('with %s is reported with its line', (_, character, name) => {
    expect(compile(`Fine.\n\nA${character}B`)).toEqual({
      html: '',
      report: [
        'content/page.mdx:8',
        `  The line has an invisible character in column 2: ${name}.`,
        '  Remove it. In code, write it as an escape of the language, such as \\u001b.',
        '',
        '1 error in the content',
      ].join('\n'),
    });
  });

  test('with characters for right-to-left text and emoji is allowed', () => {
    expect(compile('\u200f\u05d0 👩\u200d💻')).toMatchObject({
      report: '',
      html: expect.stringContaining('\u05d0'),
    });
  });

  test.each(['a\\nb', 'a\\u202eb', 'a\\0b', 'a\\ud800b'])('cannot be in frontmatter: "%s"', (title) => {
    expect(
      compileFile(`---\ntitle: "${title}"\ndescription: ${description}\n---\n\nText.\n`).report,
    ).toContain('content/page.mdx:2\n  Frontmatter: title has a line break or an invisible character; found');
  });
});

test('every component and language can be empty, and is shown or reported', () => {
  for (const name of Object.keys(articleElements)) compile(`<${name} />`);
  for (const name of Object.keys(articleElements)) compile(`<${name}></${name}>`);
  for (const name of Object.keys(articleElements.Screen?.parts ?? {}))
    compile(`<Screen label="A screen.">\n<${name} />\n</Screen>`);
  for (const language of Object.keys(languages)) {
    expect(compile(`\`\`\`${language} run\n\`\`\``)).toMatchObject({
      report: '',
      html: expect.stringContaining('<pre'),
    });
  }
});
