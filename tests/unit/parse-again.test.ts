import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDescription, readSources } from '../../src/build/inputs.ts';
import { parseAgain, readSourcePage } from '../../src/content/read/source-page.ts';
import { root } from '../../src/node/folders.ts';
import { mdx } from './support/tiny-site.ts';

const openapi = readDescription([]);
const sources: [string, string][] = [
  ...readSources(join(root, 'content')),
  ['windows.mdx', `\ufeff${mdx('One.\n\n## Two {#two}\n').replaceAll('\n', '\r\n')}`],
  ['empty.mdx', mdx('').trimEnd()],
];

test.each(sources)('parsing %s again returns the same tree', (path, text) => {
  const read = readSourcePage(path, text, openapi);
  if (!('tree' in read)) throw new Error(`${path} can't be read.`);
  const { tree: _, body, ...facts } = read;
  expect(parseAgain(structuredClone(facts), body, openapi)).toEqual(read);
});
