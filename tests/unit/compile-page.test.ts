import { join } from 'node:path';
import { mdxToMdast } from 'satteri';
import { expect, test, vi } from 'vitest';
import { createHighlighter } from '../../src/content/compile/highlight.ts';
import { type CompileInput, outlineSite } from '../../src/content/compile/outline.ts';
import { compilePage } from '../../src/content/compile/page.ts';
import { readSourcePage } from '../../src/content/read/source-page.ts';
import { readSite } from '../../src/site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { mdx, noOperations } from './support/tiny-site.ts';

vi.mock('satteri', async (load) => {
  const satteri = await load<typeof import('satteri')>();
  return { ...satteri, mdxToMdast: vi.fn(satteri.mdxToMdast) };
});

const input: CompileInput = {
  site: readSite({}),
  contentDir: '/nowhere',
  sidebar: [{ type: 'page', route: '/page/' }],
  redirects: [],
  locks: { anchors: {}, routes: [] },
  keywords: {},
  lastUpdated: new Map(),
  files: [],
  openapi: noOperations,
};

test('a page is parsed once, and highlights its own code without anybody being told before', async () => {
  const source = readSourcePage('page.mdx', mdx('## A\n\n```js run\nconst a = 1;\n```\n\n```nope\nx\n```'));
  if (!('tree' in source)) return expect.unreachable('the page can be read');
  const { highlight } = createHighlighter(join(temporaryFolder(), 'highlight.json'));
  const page = await compilePage(source, outlineSite([source], input), input, highlight);
  expect(page.html).toContain('<span class="k">const </span>');
  expect(page.markdown).toContain('```js\nconst a = 1;\n```');
  expect(page.sections).toMatchObject([
    { slug: '' },
    { slug: 'a', code: expect.stringContaining('const a') },
  ]);
  expect(page.errors).toMatchObject([
    { file: 'content/page.mdx', message: expect.stringContaining('"nope"') },
  ]);
  expect(mdxToMdast).toHaveBeenCalledTimes(1);
});

test('of two files with one address, only the one that has the page can be compiled', async () => {
  const [first, second] = ['limits.mdx', 'limits/index.mdx'].map((file) => readSourcePage(file, mdx('A.')));
  if (!first || !second || !('tree' in second)) return expect.unreachable('the pages can be read');
  const outline = outlineSite([first, second], input);
  await expect(compilePage(second, outline, input, async () => '')).rejects.toThrow(
    'content/limits/index.mdx is no page of the site.',
  );
});
