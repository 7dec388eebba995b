import { describe, expect, test } from 'vitest';
import { lineInBlock, readFence, withoutDeleted } from '../../src/content/tree/fence.ts';
import { reportOf } from './support/tiny-site.ts';

const never = () => expect.unreachable('nothing is wrong with this fence');
const read = (meta: string, language = 'js') => readFence(language, meta, 1, never);

test('removed lines are not part of the code, and the other lines keep their numbers', () => {
  const fence = { deleted: new Set([4, 1, 2]) };
  expect(withoutDeleted('a\nb\nc\nd\ne', fence)).toBe('c\ne');
  expect([1, 2, 3].map((line) => lineInBlock(line, fence))).toEqual([3, 5, 6]);
});

describe('the text after the backticks', () => {
  test('declares how the block is tested', () => {
    for (const word of ['run', 'check', 'parse', 'output'] as const)
      expect(read(word)?.declaration).toBe(word);
    expect(read('shape="http-event"', 'json')).toMatchObject({ declaration: 'shape', shape: 'http-event' });
    expect(read('show="a fragment"')).toMatchObject({ declaration: 'show', reason: 'a fragment' });
  });

  test('defines the title, and the highlighted lines', () => {
    expect(read('run title="steps.respond" {2,4-6} ins={7} del={8-8, 10}')).toEqual({
      language: 'js',
      declaration: 'run',
      title: 'steps.respond',
      marked: new Set([2, 4, 5, 6]),
      inserted: new Set([7]),
      deleted: new Set([8, 10]),
    });
  });

  test('names the given that the block runs with', () => {
    expect(read('run given="iss-position"')).toMatchObject({ declaration: 'run', given: 'iss-position' });
  });

  test('accepts any order', () => {
    expect(read('{1} title="a b" check')).toEqual(read('check {1} title="a b"'));
  });
});

describe('an error in a code block is reported', () => {
  const fence = (opening: string) => reportOf(`\`\`\`${opening}\nx\n\`\`\``);

  test('no language', () => {
    expect(fence('')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        A code block has no language.
        Write one after the backticks: bash, css, graphql, html, http, ini, js, json, jsx, python, sql, text, ts, xml, yaml.

      1 error in the content"
    `);
  });

  test('a language without highlighting', () => {
    expect(fence('javascript run')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown language "javascript" on a code block.
        Write one after the backticks: bash, css, graphql, html, http, ini, js, json, jsx, python, sql, text, ts, xml, yaml.

      1 error in the content"
    `);
  });

  test('no declaration', () => {
    expect(fence('js title="a.js"')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        A code block does not say what is done with it.
        Write one of: run, check, parse, output, shape, show.

      1 error in the content"
    `);
  });

  test('an unknown word', () => {
    expect(fence('js runs')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown "runs" on a code block.
        Did you mean "run"? Known are: run, check, parse, output, shape, show, title, given, ins, del.

      1 error in the content"
    `);
  });

  test('an unknown setting', () => {
    expect(fence('js run name="a.js"')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown "name="a.js"" on a code block.
        Known are: run, check, parse, output, shape, show, title, given, ins, del.

      1 error in the content"
    `);
  });

  test('a title without quotes', () => {
    expect(fence('js run title=a.js')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown "title=a.js" on a code block.
        Did you mean "title"? Known are: run, check, parse, output, shape, show, title, given, ins, del.

      1 error in the content"
    `);
  });

  test('an empty title', () => {
    expect(fence('js run title=""')).toContain('Unknown "title=""" on a code block.');
  });

  test('shape without a name', () => {
    expect(fence('json shape')).toContain('shape names no shape.');
  });

  test('show without a reason', () => {
    expect(fence('js show')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        show has no reason.
        Write show="why nothing can be done with this block".

      1 error in the content"
    `);
    expect(fence('js show=""')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Unknown "show=""" on a code block.
        Did you mean "show"? Known are: run, check, parse, output, shape, show, title, given, ins, del.

      1 error in the content"
    `);
  });

  test('two declarations', () => {
    expect(fence('js run check')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        A code block is declared both run and check.
        Keep one.

      1 error in the content"
    `);
  });

  test('invalid line numbers', () => {
    expect(fence('js run {2,x}')).toMatchInlineSnapshot(`
      "content/page.mdx:6
        Cannot read the line numbers {2,x}.
        Write numbers and ranges such as {2,4-5}.

      1 error in the content"
    `);
  });

  test('an inherited property name as the language', () => {
    expect(fence('constructor run')).toContain('Unknown language "constructor" on a code block.');
  });
});
