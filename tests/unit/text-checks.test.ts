// cspell:ignore nbps autodoc
import { describe, expect, test } from 'vitest';
import { bare, compileSite, htmlOf, mdx, reportOf } from './support/tiny-site.ts';

/** Returns the first error: its line, the message, and the hint. */
const first = (body: string): string => reportOf(body).split('\n\n')[0] ?? '';

describe('markup that would be shown as text is reported with its line', () => {
  test.each([
    ['a footnote', 'One.\n\nTwo.[^1]', 'page.mdx:8\n  Footnotes are not supported: [^1].'],
    [
      'a footnote with a definition',
      'Two.[^1]\n\n[^1]: Three.',
      'page.mdx:6\n  Footnotes are not supported: [^1].',
    ],
    [
      'a reference link',
      'One\n[two][three].',
      'page.mdx:7\n  A reference link that leads nowhere: [two][three].',
    ],
    [
      'a reference link with markup',
      'One [*two*][three].',
      'page.mdx:6\n  A reference link that leads nowhere: [*two*][three].',
    ],
    ['a shortcut link', 'One [two].', 'page.mdx:6\n  Brackets without a URL are not a link: [two].'],
    [
      'a link with a space',
      'A [b] (/limits/).',
      'page.mdx:6\n  A space makes this link plain text: [b] (/limits/).',
    ],
    [
      'a directive with a space',
      '::: note\nA\n:::',
      "page.mdx:6\n  This line looks like a directive, but isn't one: ::: note.",
    ],
    [
      'an unmatched end of a directive',
      'One.\n\n:::',
      "page.mdx:8\n  This line looks like a directive, but isn't one: :::.",
    ],
    [
      'an unmatched end of a directive in a block quote',
      '> One.\n>\n> :::',
      "page.mdx:8\n  This line looks like a directive, but isn't one: :::.",
    ],
    [
      'an unmatched end of a directive in a list',
      '- One.\n\n  :::',
      "page.mdx:8\n  This line looks like a directive, but isn't one: :::.",
    ],
    [
      'a heading without its space',
      '##Memory',
      "page.mdx:6\n  This line looks like a heading, but isn't one: ##Memory.",
    ],
    [
      'a table without its delimiter row',
      '| A | B |\n| 1 | 2 |',
      "page.mdx:6\n  This line looks like a table, but isn't one: | A | B |.",
    ],
    [
      'unclosed bold text',
      'One **two.',
      'page.mdx:6\n  Bold that is not closed is shown with its asterisks: **two.',
    ],
    ['bold text across two paragraphs', '**a\n\nb**', 'page.mdx:6\n  Bold that is not closed'],
    ['bold text with a space', 'One\n** two**.', 'page.mdx:7\n  Bold that is not closed'],
    ['bold text whose end is not recognized', '**a:**b', 'page.mdx:6\n  Bold that is not closed'],
    ['unclosed bold text in a block quote', '> One\n> **two', 'page.mdx:7\n  Bold that is not closed'],
    ['unclosed bold text in a cell', '| A |\n| --- |\n| **b |', 'page.mdx:8\n  Bold that is not closed'],
    ['unclosed bold text in a heading', '## One **two', 'page.mdx:6\n  Bold that is not closed'],
    ['unclosed bold text in a step', '1. One\n2. **two', 'page.mdx:7\n  Bold that is not closed'],
    ['unclosed bold text in a definition', 'Term\n: **b', 'page.mdx:7\n  Bold that is not closed'],
    ['unclosed bold text in a link', '[**b](/page/)', 'page.mdx:6\n  Bold that is not closed'],
    ['unclosed bold text in a component', '<Kbd>**b</Kbd>', 'page.mdx:6\n  Bold that is not closed'],
    ['unclosed bold text in a title', ':::note[**b]\na\n:::', 'page.mdx:6\n  Bold that is not closed'],
    ['unclosed bold text after code', '`a` and **`b`', 'page.mdx:6\n  Bold that is not closed'],
    ['emphasis', 'One _two and', 'page.mdx:6\n  An underscore is shown as it was typed: _two and.'],
    ['emphasis with underscores', 'One *two', 'page.mdx:6\n  An asterisk is shown as it was typed: *two.'],
    ['the end of emphasis', 'One two*', 'page.mdx:6\n  An asterisk is shown as it was typed: One two*.'],
    ['code', 'One `two.', 'page.mdx:6\n  A backtick is shown as it was typed: `two.'],
    ['fewer closing backticks', 'One ``two`.', 'page.mdx:6\n  A backtick is shown as it was typed: ``two`.'],
    ['unclosed strikethrough', '~~One', 'page.mdx:6\n  Tildes are shown as they were typed: ~~One.'],
    ['a link that is not closed', 'A [b](/limits/', 'page.mdx:6\n  A link that is not closed'],
    ['a link with a space in its URL', '[a](/b c)', 'page.mdx:6\n  A link that is not closed'],
    ['a picture that is not closed', '![a](', 'page.mdx:6\n  A link that is not closed'],
    ['a bracket', 'One [two', 'page.mdx:6\n  A bracket without its counterpart is shown as text: [two.'],
    ['a closing bracket', 'b](/limits/)', 'page.mdx:6\n  A bracket without its counterpart'],
    ['brackets around code', '[`a`]', 'page.mdx:6\n  Brackets without a URL are not a link: [`a`].'],
    ['brackets around a colon', '[a:b]', 'page.mdx:6\n  Brackets without a URL are not a link: [a:b].'],
    [
      'a callout in GitHub syntax',
      '> [!NOTE]\n> A',
      'page.mdx:6\n  Callouts are not written like this here: [!NOTE].',
    ],
    [
      'a definition without its space',
      'Term\n:b',
      "page.mdx:7\n  This line looks like a definition, but isn't one: :b.",
    ],
    ['a definition alone', ': b', "page.mdx:6\n  This line looks like a definition, but isn't one: : b."],
    ['a heading below level six', '####### A', "page.mdx:6\n  This line looks like a heading, but isn't one"],
    [
      'the delimiter row of a table',
      'A | B\n--- | --- | ---',
      "page.mdx:7\n  This line looks like a table, but isn't one",
    ],
    [
      'a list item without its space',
      '-One',
      "page.mdx:6\n  This line looks like a list item, but isn't one: -One.",
    ],
    ['a numbered item without its space', '1.One', 'page.mdx:6\n  This line looks like a list item'],
    ['a list item after a sentence', 'Do:\n2. Two', 'page.mdx:7\n  This line looks like a list item'],
    ['a pasted bullet', '• One', 'page.mdx:6\n  This line looks like a list item'],
    ['equals signs', 'A\n\n===', 'page.mdx:8\n  A line of equals signs is shown as it was typed: ===.'],
    ['marked text', '==a b==', 'page.mdx:6\n  Marked text is not supported: ==a b==.'],
    ['superscript', 'One x^2^.', 'page.mdx:6\n  Superscript is not supported: ^2^.'],
    ['subscript', 'One\nH~2~O.', 'page.mdx:7\n  Tildes strike out what is between them: ~2~.'],
    [
      'tildes in two paths',
      'x~1 and y~2',
      'page.mdx:6\n  Tildes strike out what is between them: ~1 and y~.',
    ],
    ['keys', 'Press ++ctrl+a++', 'page.mdx:6\n  A plus sign does not mark keys or added text: ++ctrl+a++.'],
    ['added text', 'One ++a++ two', 'page.mdx:6\n  A plus sign does not mark keys or added text: ++a++.'],
    [
      'a callout in MkDocs syntax',
      'A\n\n!!! note "B"',
      'page.mdx:8\n  Callouts are not written like this here: !!! note "B".',
    ],
    [
      'a collapsible callout in MkDocs syntax',
      '???+ tip',
      'page.mdx:6\n  Callouts are not written like this here: ???+ tip.',
    ],
    [
      'a callout in reStructuredText',
      '.. note:: A',
      'page.mdx:6\n  Callouts are not written like this here: .. note:: A.',
    ],
    ['an emoji', 'Go :rocket:', 'page.mdx:6\n  The name of an emoji is shown as it was typed: :rocket:.'],
    [
      'an unknown character reference',
      'a&nbps;b',
      'page.mdx:6\n  An unknown character reference is shown as it was typed: &nbps;.',
    ],
    ['mathematics', 'One $a^2$.', 'page.mdx:6\n  Mathematics is not typeset: $a^2$.'],
    ['an inline formula', 'One $x$.', 'page.mdx:6\n  Mathematics is not typeset: $x$.'],
    ['a formula with emphasis', '$a*b*c$', 'page.mdx:6\n  Mathematics is not typeset: $a*b*c$.'],
    ['a block formula', '$$\na\n$$', 'page.mdx:6\n  Mathematics is not typeset: $$'],
  ])('%s', (_, body, report) => {
    expect(first(body)).toContain(`content/${report}`);
  });

  test('but not if it is escaped or code', () => {
    const body = '\\[a] \\[^1] `[b][c]` 1 \\| 2, a [page](/page/).\n\n\\:::note\n\n\\##A\n\n\\| A |';
    expect(reportOf(body)).toBe('');
  });

  test.each([
    ['names with underscores', 'One export_name, a_b_c and `__x`.'],
    ['signs with a space on both sides', '2 * 3 * 4, every * * * * *'],
    ['prices and names', '$.service, $respond, $event: $19 to $29, $1+ or $2; $a and $b'],
    ['times and URLs', 'At 10:30, 1:1, https://x.example/_a_b*?c=$d$e and a:b:c'],
    ['references', '&amp;lt; &copy; \\&foo; AT&T'],
    ['escapes', '\\*\\*a \\_b \\`c \\~~d \\$x\\$ \\[e](f) \\==g== \\:h:'],
    ['code with all of it', '`**` `_a` `[b](` `$a^2$` `TODO` `==a==` ``a ` b``'],
    ['comparisons', 'a == b and c == d'],
    ['operators', 'C++ and ++i, i++ and j++, 2^10 and 2^20, about ~5, in ~/.config and ~/x, Wait!!! What???'],
    ['a code block', '```text show="x"\n**a `b [c]( TODO $a^2$\n##d\n:e\n```'],
    ['a comment', 'One. {/* TODO **a `b */}'],
  ])('nor %s', (_, body) => {
    expect(reportOf(body)).toBe('');
  });

  test('nor in the middle of a line, a task, a comment or a code block', () => {
    expect(reportOf('a::b, a ## b, a | b {/* [c] */}\n\n- [ ] d\n\n```text show="x"\n:::\n[e]\n```')).toBe(
      '',
    );
  });
});

describe('a constant in the wrong syntax is reported', () => {
  test('with its % in prose', () => {
    expect(reportOf('One.\nUp to %{limits.disk}.')).toMatchInlineSnapshot(`
      "content/page.mdx:7
        %{limits.disk} is the form for code, URLs and attributes; in prose its % is shown.
        Write {limits.disk}. A percent sign before a constant is escaped: \\%{limits.disk}.

      1 error in the content"
    `);
  });

  test.each([
    ['code', '`{limits.disk}`'],
    ['a code block', '```text show="x"\n{limits.disk}\n```'],
    ['an attribute', '<Filter label="{limits.disk}">\n\n- a\n\n</Filter>'],
    ['a URL', '[a](https://x.example/{limits.disk})'],
  ])('without it in %s', (_, body) => {
    expect(first(body)).toContain(
      '{limits.disk} is the form for prose, and is not filled in here.\n  Write %{limits.disk}.',
    );
  });

  test('without it in a caption, where it is replaced', () => {
    const drawing = { 'a.svg': '<svg viewBox="0 0 8 8"/>' };
    const picture = (caption: string) => `![An event of its size.](./a.svg "${caption}")`;
    expect(reportOf(picture('{limits.disk}'), { pictures: drawing })).toContain('Write %{limits.disk}.');
    expect(bare(htmlOf(picture('Up to %{limits.disk}.'), { pictures: drawing }))).toContain('>Up to 512MB.<');
  });

  test('in alternative text, where Markdown drops the braces', () => {
    expect(reportOf('![An event of %{limits.disk}.](./a.svg)')).toContain(
      'The alternative text of a picture cannot contain %{limits.disk}.',
    );
  });

  test('but a percentage before a constant can be escaped', () => {
    expect(htmlOf('At 5\\%{limits.disk}')).toBe('<p>At 5%512MB</p>');
  });
});

test('braces in prose are reported with a hint to use code', () => {
  expect(first('Say {name}.')).toContain('Braces that are meant as such go into code: `{name}`.');
});

test.each([
  ['info', 'note'],
  ['Caution', 'warning'],
  ['hint', 'tip'],
])(':::%s is called %s here', (name, meant) => {
  expect(first(`:::${name}\nText.\n:::`)).toContain(
    `Unknown directive ":::${name}".\n  Here it is called "${meant}".`,
  );
});

describe('markup in plain text is reported', () => {
  const pictures = { 'a.svg': '<svg viewBox="0 0 8 8"/>' };
  test.each([
    [
      'in the alternative text of a picture',
      '![An event of **its size.](./a.svg)',
      'The alternative text of a picture: Markup',
    ],
    ['in a caption', '![An event of its size.](./a.svg "Up to `10`")', 'The caption of a picture: Markup'],
    [
      'in a title',
      '<Params title="**Body**">\n<Param name="a" type="b" />\n</Params>',
      'The title of <Params>: Markup',
    ],
    ['in a label', '<Filter label="*Find* it">\n\n- a\n\n</Filter>', 'The label of <Filter>: Markup'],
    ['in the title of code', '```text show="x" title="[a](b)"\na\n```', 'The title of a code block: Markup'],
  ])('%s', (_, body, message) => {
    expect(reportOf(body, { pictures })).toContain(
      `content/page.mdx:6\n  ${message} is shown as it was typed: `,
    );
  });

  test.each(['A **b**', 'The `x`', '*b* c', '_b_ c', '[a](/b/)', '~~a~~', '$a^2$'])(
    'in frontmatter: %s',
    (title) => {
      const { report } = compileSite({ 'page.mdx': mdx('Text.').replace('A page', `"${title}"`) });
      expect(report).toContain(
        'content/page.mdx:2\n  Frontmatter: in title, markup is shown as it was typed: ',
      );
      expect(report).toContain(`; found "${title}".`);
    },
  );

  test('but not characters that titles may contain', () => {
    const title = '"The $.export_name of *.mjs, a * b, _redirects, C# [beta] & $19"';
    expect(compileSite({ 'page.mdx': mdx('Text.').replace('A page', title) }).report).toBe('');
  });
});

describe('unfinished text is reported', () => {
  test.each(['TODO', 'FIXME', 'TBD', 'XXX', 'XXXX', 'Lorem ipsum'])('%s', (word) => {
    expect(first(`One.\n\n- two **${word}**: three`)).toMatch(
      new RegExp(`^content/page.mdx:8\\n {2}The text is (unfinished|a filler): ${word}\\.\\n`),
    );
    expect(first(`| A |\n| --- |\n| ${word} |`)).toContain('content/page.mdx:8\n  The text is ');
    const { report } = compileSite({ 'page.mdx': mdx('Text.').replace('A page', word) });
    expect(report).toContain('content/page.mdx:2\n  Frontmatter: in title, the text is ');
  });

  test('but not a word that contains one of them', () => {
    expect(reportOf('Todoist, todo, AUTODOC and TODOs')).toBe('');
  });
});

test('a name that loses its underscores is reported', () => {
  expect(reportOf('Call __init__ first.')).toContain(
    'Underscores make a name bold instead of being shown: __init__.',
  );
});
