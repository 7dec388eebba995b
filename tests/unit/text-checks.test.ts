import { describe, expect, test } from 'vitest';
import { bare, htmlOf, reportOf } from './support/tiny-site.ts';

/** The first error: its line, what is wrong, and what is allowed. */
const first = (body: string): string => reportOf(body).split('\n\n')[0] ?? '';

describe('markup that would be shown as it was typed is reported with its line', () => {
  test.each([
    ['a footnote', 'One.\n\nTwo.[^1]', 'page.mdx:8\n  Footnotes are not supported: [^1].'],
    [
      'a footnote with its text',
      'Two.[^1]\n\n[^1]: Three.',
      'page.mdx:6\n  Footnotes are not supported: [^1].',
    ],
    [
      'a reference link',
      'One\n[two][three].',
      'page.mdx:7\n  A reference link that leads nowhere: [two][three].',
    ],
    [
      'one with markup',
      'One [*two*][three].',
      'page.mdx:6\n  A reference link that leads nowhere: ][three].',
    ],
    ['a short one', 'One [two].', 'page.mdx:6\n  Brackets without an address are no link: [two].'],
    [
      'a link with a space',
      'A [b] (/limits/).',
      'page.mdx:6\n  A space makes this link a text: [b] (/limits/).',
    ],
    [
      'a directive with a space',
      '::: note\nA\n:::',
      'page.mdx:6\n  A line that begins like a directive is none: ::: note.',
    ],
    [
      'the end of a directive alone',
      'One.\n\n:::',
      'page.mdx:8\n  A line that begins like a directive is none: :::.',
    ],
    [
      'the same in a quotation',
      '> One.\n>\n> :::',
      'page.mdx:8\n  A line that begins like a directive is none: :::.',
    ],
    [
      'the same in a list',
      '- One.\n\n  :::',
      'page.mdx:8\n  A line that begins like a directive is none: :::.',
    ],
    [
      'a heading without its space',
      '##Memory',
      'page.mdx:6\n  A line that begins like a heading is none: ##Memory.',
    ],
    [
      'a table without its second line',
      '| A | B |\n| 1 | 2 |',
      'page.mdx:6\n  A line that begins like a table is none: | A | B |.',
    ],
  ])('%s', (_, body, report) => {
    expect(first(body)).toContain(`content/${report}\n  `);
  });

  test('but not when it is escaped or code', () => {
    const body = '\\[a] \\[^1] `[b][c]` 1 \\| 2, a [link](/page/).\n\n\\:::note\n\n\\##A\n\n\\| A |';
    expect(reportOf(body)).toBe('');
  });

  test('nor in the middle of a line, a task, a comment or the code of a block', () => {
    expect(reportOf('a::b, a ## b, a | b {/* [c] */}\n\n- [ ] d\n\n```text show="x"\n:::\n[e]\n```')).toBe(
      '',
    );
  });
});

describe('a constant in the form of another place is reported', () => {
  test('with its % in prose', () => {
    expect(reportOf('One.\nUp to %{limits.disk}.')).toMatchInlineSnapshot(`
      "content/page.mdx:7
        %{limits.disk} is the form for code, addresses and attributes; in prose its % is shown.
        Write {limits.disk}. A percent sign before a constant is escaped: \\%{limits.disk}.

      1 error in the content"
    `);
  });

  test.each([
    ['code', '`{limits.disk}`'],
    ['a block of code', '```text show="x"\n{limits.disk}\n```'],
    ['an attribute', '<Filter label="{limits.disk}">\n\n- a\n\n</Filter>'],
    ['an address', '[a](https://x.example/{limits.disk})'],
  ])('without it in %s', (_, body) => {
    expect(first(body)).toContain(
      '{limits.disk} is the form for prose, and is not filled in here.\n  Write %{limits.disk}.',
    );
  });

  test('without it in a caption, where it is filled in', () => {
    const drawing = { 'a.svg': '<svg viewBox="0 0 8 8"/>' };
    const picture = (caption: string) => `![An event of its size.](./a.svg "${caption}")`;
    expect(reportOf(picture('{limits.disk}'), { pictures: drawing })).toContain('Write %{limits.disk}.');
    expect(bare(htmlOf(picture('Up to %{limits.disk}.'), { pictures: drawing }))).toContain('>Up to 512MB.<');
  });

  test('in the words of a picture, where Markdown drops the braces', () => {
    expect(reportOf('![An event of %{limits.disk}.](./a.svg)')).toContain(
      'The alternative text of a picture cannot hold %{limits.disk}.',
    );
  });

  test('but a percentage before a constant can be escaped', () => {
    expect(htmlOf('At 5\\%{limits.disk}')).toBe('<p>At 5%512MB</p>');
  });
});

test('braces that are meant as such are sent into code', () => {
  expect(first('Say {name}.')).toContain('Braces that are meant as such go into code: `{name}`.');
});

test.each([
  ['info', 'note'],
  ['Caution', 'warning'],
  ['hint', 'tip'],
])(':::%s is %s here', (name, meant) => {
  expect(first(`:::${name}\nText.\n:::`)).toContain(
    `Unknown directive ":::${name}".\n  Here it is called "${meant}".`,
  );
});
