import { describe, expect, test } from 'vitest';
import { platform } from '../../data/platform.ts';
import { evaluateAttribute, evaluateText, fillPlaceholders } from '../../src/content/tree/expressions.ts';
import { reportOf } from './support/tiny-site.ts';

const never = () => expect.unreachable('nothing is wrong with this expression');

describe('a constant', () => {
  test('in prose is replaced by its value', () => {
    expect(evaluateText(' limits.memoryDefault ', 1, never)).toBe('256MB');
  });

  test('in code, in a URL or in an attribute is replaced at every occurrence', () => {
    expect(fillPlaceholders('%{limits.disk} of %{limits.memoryDefault}, %{limits.disk}', 1, never)).toBe(
      '512MB of 256MB, 512MB',
    );
  });

  test('in an attribute with braces is replaced by its value, like a JSON literal', () => {
    expect(evaluateAttribute('platform.appsUrl', 1, never)).toBe(platform.appsUrl);
    expect(evaluateAttribute('limits.queueMaximum', 1, never)).toBe('10,000');
    expect(evaluateAttribute('true', 1, never)).toBe(true);
    expect(evaluateAttribute('null', 1, never)).toBe(null);
    expect(evaluateAttribute('["a", 1]', 1, never)).toEqual(['a', 1]);
  });

  test('that is unknown is left unchanged, so that it can be reported', () => {
    expect(fillPlaceholders('a %{limits.dsk} b', 1, () => {})).toBe('a %{limits.dsk} b');
  });

  test("doesn't replace similar syntax of programming languages", () => {
    const code = 'echo $HOME {{steps.a}} 100% ${limits.disk} {{limits.disk}} %{http_code} {disk}';
    expect(fillPlaceholders(code, 1, never)).toBe(code);
  });
});

test('a comment renders nothing', () => {
  expect(evaluateText('/* to be checked */', 1, never)).toBe('');
  expect(evaluateText('', 1, never)).toBe('');
});

describe('an error in an expression is reported', () => {
  test('an unknown constant', () => {
    expect(reportOf('Memory is {limits.memoryDefaults}.')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown constant {limits.memoryDefaults}: limits has no "memoryDefaults".
        Did you mean "memoryDefault"?

      1 error in the content"
    `);
  });

  test('an unknown group of constants', () => {
    expect(reportOf('Memory is {limit.memoryDefault}.')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown name "limit" in {limit.memoryDefault}.
        Did you mean "limits"? Known are: limits, plans, platform, quickstart, usage.

      1 error in the content"
    `);
  });

  test('a group instead of one of its constants', () => {
    expect(reportOf('{limits}')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        {limits} isn't a string or a number.
        Name one of its entries.

      1 error in the content"
    `);
  });

  test('more than a name', () => {
    expect(reportOf('{limits.disk + 1}')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        An expression can only name a constant; found {limits.disk + 1}.
        Write a name such as {limits.memoryDefault}, from: limits, plans, platform, quickstart, usage. Literal braces go into \`code\`.

      1 error in the content"
    `);
  });

  test('a property of a value', () => {
    expect(reportOf('{limits.disk.length}')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown constant {limits.disk.length}: limits.disk has no "length".
        Known are: bytes, unit.

      1 error in the content"
    `);
  });

  test('in a line of a code block, counted from the start of the file', () => {
    expect(reportOf('```text show="a sample"\nfine\n%{limits.dsk}\n```')).toMatchInlineSnapshot(`
      "content/page.mdx:8
        Unknown constant {limits.dsk}: limits has no "dsk".
        Did you mean "disk"?

      1 error in the content"
    `);
  });

  test('in the URL of a link', () => {
    expect(reportOf('[Apps](%{platform.appUrl})')).toContain('Unknown constant {platform.appUrl}');
  });

  test('in an attribute', () => {
    expect(reportOf('<Card title={limits.dsk} href="https://pipedream.com" />')).toContain(
      'Unknown constant {limits.dsk}',
    );
    expect(
      reportOf('<Cards>\n<Card title={\'Apps\'} href="https://pipedream.com" />\n</Cards>'),
    ).toMatchInlineSnapshot(`
      "content/page.mdx:7
        The attribute value {'Apps'} is invalid.
        Write a JSON literal or a name from data/.

      1 error in the content"
    `);
  });

  test.each([
    'constructor',
    'toString',
    '__proto__',
    'limits.constructor',
    'limits.__proto__',
    'process.env',
  ])('{%s} has access to nothing but constants', (name) => {
    expect(reportOf(`{${name}}`)).toMatch(/Unknown (name|constant)/);
  });
});
