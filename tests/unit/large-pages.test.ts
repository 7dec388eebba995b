import { describe, expect, test } from 'vitest';
import { compile, compileFile } from './support/compile-anything.ts';
import { description } from './support/tiny-site.ts';

describe('a page that is too large', () => {
  test('is reported', () => {
    expect(compile('A paragraph of text.\n\n'.repeat(12_000)).report).toMatchInlineSnapshot(`
      "content/page.mdx
        The page has 264,087 characters; the maximum is 250,000.
        Make several pages of it.

      1 error in the content"
    `);
  });

  test('with a long line is reported, including in code', () => {
    expect(
      compile(`Fine.\n\n\`\`\`text show="x"\n${'a'.repeat(100_000)}\n\`\`\``).report,
    ).toMatchInlineSnapshot(`
      "content/page.mdx:9
        The line has 100,000 characters; the maximum is 5,000.
        Break it, or show less of it.

      1 error in the content"
    `);
  });

  test('without an empty line is reported with the line where the block starts, except in code', () => {
    const lines = 'A line of text.\n'.repeat(5000);
    expect(compile(`Fine.\n\n${lines}`).report).toMatchInlineSnapshot(`
      "content/page.mdx:8
        Here are more than 25,000 characters without an empty line.
        Put empty lines between paragraphs, and make several tables or lists of a long one.

      1 error in the content"
    `);
    expect(compile(`\`\`\`text show="x"\n${lines}\`\`\``).report).toBe('');
  });

  test('is reported before it is parsed', () => {
    expect(compileFile(`---\n${'title: A\n'.repeat(1000)}---\n\nText.`).report).toMatchInlineSnapshot(`
      "content/page.mdx:1
        The frontmatter has 8,999 characters; the maximum is 5,000.
        Close it with --- after its last key, and the text below it.

      1 error in the content"
    `);
  });

  // Paragraphs as large as allowed. Without the limits, some of these take hours. The timeout of the test is the bound.
  const line = (unit: string) => unit.repeat(Math.floor(4900 / unit.length));
  const paragraph = (unit: string) => `${line(unit)}\n`.repeat(5);
  const units = [
    ...'_* *a_ [ ![ ]( [a]( [a](<b { } {} {limits.disk} < <Kbd> <!-- ` & | : :a ~~ $ \\ www. a@b. https://a'.split(
      ' ',
    ),
    ...['> ', '- ', '1. ', '# ', '[a] ', '[^a] ', '{/* ', '<Kbd a="', '[a](b "', '&amp;', '%{limits.'],
  ];
  test.each(units)('is parsed in bounded time: %s', (unit) => {
    compile(paragraph(unit));
  });

  test.each([
    ['headings', '## A\n\n'],
    ['lines that only look like headings', '##a\n'],
    ['lines that only look like directives', ':: a\n'],
    ['directives', ':::note\n'],
    ['definitions', 'A\n: b\n'],
    ['descriptions', ': a\n: b\n\n'],
    ['tags', '<Cards>\n'],
    ['paragraphs', 'A\n\n'],
    ['expressions', '{\n\n'],
    ['tables', '| a | b |\n| - | - |\n\n'],
    ['rows', '| a | b |\n'],
    ['code blocks', '```js run\n```\n\n'],
    ['block quotes', '> a\n\n'],
    ['references', '[a]: /b\n'],
  ])('is parsed in bounded time: %s', (_, unit) => {
    const piece = unit.repeat(Math.floor(20_000 / unit.length));
    compile(`${piece}\n\n`.repeat(2));
  });

  test('code with constants takes linear time', () => {
    const { report } = compile(`\`\`\`text show="x"\n${'%{limits.dusk} {limits.disk}\n'.repeat(8000)}\`\`\``);
    expect(report).toContain('content/page.mdx:8006\n  Unknown constant {limits.dusk}');
  });
});

describe('frontmatter that expands is reported', () => {
  const file = (yaml: string) =>
    compileFile(`---\ntitle: A\ndescription: ${description}\n${yaml}\n---\n\nText.\n`).report;
  test.each([
    ['lists', `x: ${'['.repeat(2000)}${']'.repeat(2000)}`],
    ['unclosed lists', `x: ${'['.repeat(4000)}`],
    ['maps', `x: ${'{a: '.repeat(900)}${'}'.repeat(900)}`],
    ['sequences', `x:\n ${'- '.repeat(2000)}a`],
    ['complex keys', `${'? '.repeat(2000)}a`],
    ['list keys', '? [a, b]\n: c'],
    [
      'thousands of aliases',
      `a: &a [x]\n${[...'bcdef']
        .map((name, i) => `${name}: &${name} [${`*${'abcde'[i]},`.repeat(9)}]`)
        .join('\n')}`,
    ],
    ['a recursive alias', 'x: &a [*a]'],
    ['tags', 'x: !!js/function "function () {}"'],
    ['the prototype of objects', '__proto__: { title: B }'],
    ['a second document', '...\ntitle: B'],
    ['a repeated key', 'x: 1\n'.repeat(1000)],
  ])('%s', (_, yaml) => {
    expect(file(yaml)).toMatch(/^content\/page\.mdx:\d+\n/);
  });

  test("a key that isn't a word is reported with its line", () => {
    expect(file('? [a, b]\n: c')).toMatchInlineSnapshot(`
      "content/page.mdx:4
        The frontmatter has a key that is not a word.
        For example: title: Limits

      1 error in the content"
    `);
  });
});

describe('a page that is nested too deeply', () => {
  const deep: Record<string, (depth: number) => string> = {
    quotations: (depth) => `${'> '.repeat(depth)}x`,
    lists: (depth) => Array.from({ length: depth }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
    emphasis: (depth) => `${'_*'.repeat(depth)}a${'*_'.repeat(depth)}`,
    brackets: (depth) => `${'['.repeat(depth)}a${'](/limits/)'.repeat(depth)}`,
    components: (depth) => `${'<Kbd>'.repeat(depth)}a${'</Kbd>'.repeat(depth)}`,
    callouts: (depth) =>
      [...Array.from({ length: depth }, (_, i) => `${':'.repeat(depth + 3 - i)}note`), 'x'].join('\n'),
    braces: (depth) => '{'.repeat(depth) + '}'.repeat(depth),
  };
  test.each(Object.keys(deep))('%s', (kind) => {
    for (const depth of [10, 100, 2000]) compile(deep[kind]?.(depth) ?? '');
  });

  test('is reported with the line of the nested element', () => {
    expect(compile(`Fine.\n\n${deep.quotations?.(400)}`).report).toMatchInlineSnapshot(`
      "content/page.mdx:8
        The page is nested more than 300 levels deep.
        Close what was opened, or write it flat.

      1 error in the content"
    `);
  });

  test('two hundred levels are still shown', () => {
    expect(compile(deep.quotations?.(200) ?? '').html.match(/<blockquote>/g)).toHaveLength(200);
  });
});
