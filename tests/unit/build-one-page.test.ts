import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { AuthorErrors } from '../../src/content/author-error.ts';
import { readSite } from '../../src/shared/site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { mdx } from './support/tiny-site.ts';

/** Builds one page of a site whose other pages have errors. */
async function buildOnly(only: string): Promise<string> {
  const folder = temporaryFolder();
  const contentDir = join(folder, 'content');
  const texts = {
    index: '[a](/fine/) [b](/unreadable/)',
    fine: '[Home](/)',
    faulty: '[a](/lost/)',
    unreadable: '<Kbd>',
  };
  mkdirSync(contentDir);
  for (const [name, text] of Object.entries(texts))
    writeFileSync(join(contentDir, `${name}.mdx`), mdx(text).replace('A page', `Page ${name}`));
  const overrides = {
    sidebar: Object.keys(texts).map(
      (name) => ({ type: 'page', route: name === 'index' ? '/' : `/${name}/` }) as const,
    ),
    redirects: [],
    locks: { anchors: {}, routes: [] },
    keywords: {},
  };
  const outDir = join(folder, 'dist');
  await buildSite({ site: readSite({}), source: { contentDir, overrides }, outDir, compress: false, only });
  return join(outDir, 'docs');
}

test('one page is built without the others and their errors', async () => {
  const docs = await buildOnly('/');
  expect(existsSync(join(docs, 'index.html'))).toBe(true);
  expect(existsSync(join(docs, 'fine/index.html'))).toBe(false);
});

test.each([
  ['/faulty/', 'there is no page /lost/'],
  ['/unreadable/', 'not valid MDX'],
])('for %s only its own errors are reported', async (route, message) => {
  const error = await buildOnly(route).catch((thrown: unknown) => thrown);
  if (!(error instanceof AuthorErrors)) return expect.unreachable('the page is wrong');
  expect(error.message).toContain(message);
  expect(error.errors).toHaveLength(1);
});
