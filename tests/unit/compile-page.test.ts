import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createHighlighter } from '../../src/content/compile/highlight.ts';
import { type CompileInput, outlineSite } from '../../src/content/compile/outline.ts';
import { compilePage } from '../../src/content/compile/page.ts';
import { readSourcePage, type SourcePage } from '../../src/content/read/source-page.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { bareInput, mdx } from './support/tiny-site.ts';

const input: CompileInput = { ...bareInput(), sidebar: [{ type: 'page', route: '/page/' }] };

const read = (body: string): SourcePage => {
  const source = readSourcePage('page.mdx', mdx(body));
  if (!('tree' in source)) throw new Error('The page cannot be read.');
  return source;
};

test('a page highlights its own code without a previous step', async () => {
  const source = read('```js run\nconst a = 1;\n```\n\n```nope\nx\n```');
  const { highlight } = createHighlighter(join(temporaryFolder(), 'highlight.json'));
  const page = await compilePage(source, outlineSite([source], input), input, highlight);
  expect(page.html).toContain('<span class="k">const </span>');
  expect(page.errors).toMatchObject([
    { file: 'content/page.mdx', message: expect.stringContaining('"nope"') },
  ]);
});

test('everything that is derived from a page comes from the same tree', async () => {
  const source = read('Never seen.');
  const { tree } = read('## A\n\nText.');
  const page = await compilePage({ ...source, tree }, outlineSite([source], input), input, async () => '');
  expect(page.html).toMatch(/^<h2 id="a">.*<p>Text\.<\/p>$/);
  expect(page.markdown).toMatch(/## A\n\nText\.\n$/);
  expect(page.sections).toMatchObject([{ slug: '' }, { slug: 'a', text: 'Text.' }]);
});

test('if two files have the same URL, only the one that becomes the page can be compiled', async () => {
  const [first, second] = ['limits.mdx', 'limits/index.mdx'].map((file) => readSourcePage(file, mdx('A.')));
  if (!first || !second || !('tree' in second)) return expect.unreachable('the pages can be read');
  const outline = outlineSite([first, second], input);
  await expect(compilePage(second, outline, input, async () => '')).rejects.toThrow(
    'content/limits/index.mdx is not a page of the site.',
  );
});

test('code nested too deeply for its grammar is reported with its line, not thrown', async () => {
  const source = read('Text.\n\n```bash show="x"\n<<<<\n```');
  // What the highlighter throws, as tested in highlight.test.ts: at which depth depends on how far its code is optimized.
  const highlight = () => Promise.reject(new RangeError('Maximum call stack size exceeded'));
  const page = await compilePage(source, outlineSite([source], input), input, highlight);
  expect(page.errors).toEqual([
    {
      file: 'content/page.mdx',
      line: 8,
      message: 'The code block is nested too deeply to be highlighted.',
      hint: 'Show less of it, or say that its language is text.',
    },
  ]);
});
