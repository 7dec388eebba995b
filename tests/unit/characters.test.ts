// cspell:ignore خواهم
import { describe, expect, test } from 'vitest';
import { compileFile } from './support/compile-anything.ts';
import { description, htmlOf, reportOf } from './support/tiny-site.ts';

describe('an invisible character is reported with its name, line and column', () => {
  test.each([
    ['zero-width space', '\u200b', 'U+200B (zero-width space)'],
    ['soft hyphen', '\u00ad', 'U+00AD (soft hyphen)'],
    ['no-break space', '\u00a0', 'U+00A0 (no-break space)'],
    ['byte order mark', '\ufeff', 'U+FEFF (byte order mark)'],
    ['zero-width joiner between words', '\u200d', 'U+200D (zero-width joiner)'],
    ['right-to-left mark', '\u200f', 'U+200F (right-to-left mark)'],
    ['narrow no-break space', '\u202f', 'U+202F (narrow no-break space)'],
    ['line separator', '\u2028', 'U+2028 (line separator)'],
    ['ideographic space', '\u3000', 'U+3000 (ideographic space)'],
    ['Hangul filler', '\u3164', 'U+3164'],
    ['tag', '\u{e0041}', 'U+E0041'],
  ])('%s', (_, character, name) => {
    const places = [
      ['prose', `One.\n\nab${character}c`, 8],
      ['inline code', `One.\n\n\`b${character}c\``, 8],
      ['a code block', `\`\`\`text show="x"\n\nab${character}c\n\`\`\``, 8],
      ['a comment', `One.\n\n{/* ${character} */}`, 8],
      ['a URL', `One.\n\n[${character}a](/page/)`, 8],
    ] as const;
    for (const [place, body, line] of places) {
      const column = (body.split('\n')[2]?.indexOf(character) ?? -1) + 1;
      expect(reportOf(body), place).toContain(
        `content/page.mdx:${line}\n  The line has an invisible character in column ${column}: ${name}.\n  `,
      );
    }
  });

  test('in frontmatter, where it could corrupt a key', () => {
    expect(
      compileFile(`---\n\u200btitle: A\ndescription: ${description}\n---\n\nText.\n`).report,
    ).toMatchInlineSnapshot(`
      "content/page.mdx:2
        The line has an invisible character in column 1: U+200B (zero-width space).
        Write an ordinary space, or remove it. In code, write it as an escape of the language, such as \\u00a0.

      1 error in the content"
    `);
  });

  test.each([
    ['text', 'One.\n\nTwo &amp;\nthree&#8203;four', 9, 'U+200B (zero-width space)'],
    ['text, as a named reference', 'One.\n\na&shy;b', 8, 'U+00AD (soft hyphen)'],
    ['a heading', '## A&#x2060;b', 6, 'U+2060 (word joiner)'],
    ['bold text', '**a&zwj;b**', 6, 'U+200D (zero-width joiner)'],
    [
      'the alternative text of a picture',
      '![An event&ZeroWidthSpace; of its size.](./a.svg)',
      6,
      'U+200B (zero-width space)',
    ],
    ['an attribute', '<Filter label="Find&#8203; it">\n\n- a\n\n</Filter>', 6, 'U+200B (zero-width space)'],
    ['reordered text', 'a&#x202E;b', 6, 'U+202E (right-to-left override)'],
  ])('as a character reference in %s', (_, body, line, name) => {
    const pictures = { 'a.svg': '<svg viewBox="0 0 8 8"/>' };
    expect(reportOf(body, { pictures })).toContain(
      `content/page.mdx:${line}\n  A character reference inserts an invisible character: ${name}.\n`,
    );
  });

  test('once for each line, with all other errors of the page', () => {
    expect(reportOf('##\u00a0Head\n\nA\u200b\u00a0b [c](/lost/)')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        The line has an invisible character in column 3: U+00A0 (no-break space).
        Write an ordinary space, or remove it. In code, write it as an escape of the language, such as \\u00a0.

      content/page.mdx:8
        The line has an invisible character in column 2: U+200B (zero-width space), and 1 more.
        Write an ordinary space, or remove it. In code, write it as an escape of the language, such as \\u00a0.

      content/page.mdx:8
        Dead link: there is no page /lost/.
        The nearest is /page/.

      3 errors in the content"
    `);
  });

  test('columns are counted in characters', () => {
    expect(reportOf('😀😀\u200b')).toContain('in column 3: U+200B');
  });
});

describe('invisible characters with a purpose are allowed', () => {
  test.each([
    ['an emoji sequence', '👩\u200d💻'],
    ['an emoji variation selector', '☑\ufe0f'],
    ['a rainbow', '🏳\ufe0f\u200d🌈'],
    ['a flag', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['joined letters', 'می\u200cخواهم'],
    ['a mark next to a right-to-left letter', '\u05d0\u200f!'],
  ])('%s', (_, text) => {
    expect(htmlOf(text)).toBe(`<p>${text}</p>`);
  });

  test('a byte order mark at the start of the file is not part of its text', () => {
    expect(compileFile(`\ufeff---\ntitle: A\ndescription: ${description}\n---\n\nText.\n`).report).toBe('');
  });

  test('a character reference to a visible character is allowed', () => {
    expect(htmlOf('10&nbsp;MB')).toBe('<p>10\u00a0MB</p>');
    expect(reportOf('10&#8239;MB, &thinsp;a, `a&#8203;b` and 👩&zwj;💻')).toBe('');
  });
});
