import { expect, test } from 'vitest';
import { readPages } from '../../src/build/read-pages.ts';
import { parseAgain, readSourcePage } from '../../src/content/read/source-page.ts';
import { mdx } from './support/tiny-site.ts';

test.each([
  ['a small site keeps trees', 500],
  ['a large site parses pages twice', 501],
])('%s, and gives out each page once, with its tree', async (_, count) => {
  const texts = new Map(
    Array.from({ length: count }, (_, index) => [`page-${index}.mdx`, mdx(`## Number ${index}\n\nText.`)]),
  );
  const found: string[] = [];
  const { read, withTree } = await readPages(
    texts,
    { readSourcePage, parseAgain },
    undefined,
    ({ route, tree }) => found.push(`${route} ${tree.children.length}`),
  );
  expect(found).toHaveLength(count);
  expect(JSON.stringify(read)).not.toContain('Text.');
  for (const facts of read) {
    if (!('route' in facts)) throw new Error(`${facts.claims} can't be read.`);
    expect(withTree(facts)).toEqual(readSourcePage(facts.relativePath, texts.get(facts.relativePath) ?? ''));
    expect(() => withTree(facts)).toThrow(`content/${facts.relativePath} was compiled before.`);
  }
});
