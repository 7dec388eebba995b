import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/content/tree/fence.ts';
import { articleElements } from '../../src/ui/article/elements.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

/** Compiles a page; it must end in HTML or in errors, whatever was written. */
function compile(body: string): { html: string; report: string } {
  const { pages, report } = compileSite({ 'page.mdx': mdx(body) });
  const page = pages.get('/page/');
  expect(page !== undefined || report !== '').toBe(true);
  return { html: page?.html ?? '', report };
}

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
    '\0',
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

describe('whatever stands in a page', () => {
  test('it becomes a page of elements that the site draws itself, without anything that could run, or is reported', () => {
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

describe('a page that is nested deeper than anybody reads', () => {
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

  test('two hundred levels are still shown', () => {
    expect(compile(deep.quotations?.(200) ?? '').html.match(/<blockquote>/g)).toHaveLength(200);
  });
});

test('every component and language can be written with nothing in it, and is shown or reported', () => {
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
