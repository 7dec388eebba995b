import { expect, test } from 'vitest';
import { mostTrees, type PagesRead, readPages } from '../../src/build/read-pages.ts';
import {
  parseAgain,
  readPageHead,
  readSourcePage,
  type SourcePage,
} from '../../src/content/read/source-page.ts';
import { SetupError } from '../../src/shared/setup-error.ts';
import { mdx } from './support/tiny-site.ts';

const reader = { readSourcePage, readPageHead, parseAgain };
const textOf = (file: string) => mdx(`## About ${file}\n\nText “in” quotes.`);

/** Reads a site of small pages. */
async function readSite(pages: number, later = textOf): Promise<PagesRead & { first: SourcePage[] }> {
  const files = Array.from({ length: pages }, (_, index) => `page-${index}.mdx`);
  const first: SourcePage[] = [];
  let now = textOf;
  const sources = { files, textOf: (file: string) => now(file) };
  const site = await readPages(sources, reader, undefined, (page) => first.push(page));
  now = later;
  return { ...site, first };
}

test.each([mostTrees, mostTrees + 1])(
  'of %i pages, each has the same tree when it is compiled',
  async (pages) => {
    const { read, first, withTree } = await readSite(pages);
    const again = read.map((facts) => 'route' in facts && withTree(facts));
    expect(again).toEqual(first);
  },
);

test('a large site keeps no texts', async () => {
  const { read } = await readSite(mostTrees + 1);
  expect(read.filter((page) => 'route' in page && page.body !== '')).toEqual([]);
});

test('a page of a large site that was saved during the build ends it', async () => {
  const { read, withTree } = await readSite(mostTrees + 1, (file) => textOf(file).replace('Text', 'Words'));
  const [page] = read;
  if (!page || !('route' in page)) throw new Error('The page could not be read.');
  expect(() => withTree(page)).toThrow(
    new SetupError('content/page-0.mdx has changed during the build. Build again.'),
  );
});
