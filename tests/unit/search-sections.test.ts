import { expect, test } from 'vitest';
import { searchFiles, sectionsOfPages } from '../../src/build/search-files.ts';
import { searchRecords } from '../../src/build/search-records.ts';
import { readSourcePage } from '../../src/content/read/source-page.ts';
import { createEngine } from '../../src/search/engine.ts';
import { openIndex } from '../../src/search/index-file.ts';
import { readSite } from '../../src/shared/site.ts';
import { compileSite, description, mdx } from './support/tiny-site.ts';

const body = `Before any heading, {limits.memoryDefault}.

## Memory {#ram}

A *workflow* has \`$.memory\` and says \`Out of memory\`. [Prices](/limits/).

| Name | Value |
| --- | --- |
| Disk | 512MB |
| \`Timeout\` in the inspector | Slow |

- One
- Two

### Samples

\`\`\`js check title="a step"
console.log(1)
\`\`\`

<Params>
<Param name="url" type="string" required>
The address.
</Param>
</Params>

:::note
Mind this.
:::

## Where to go next

<Cards>
<Card title="Elsewhere" href="/limits/">What another page says.</Card>
</Cards>`;

const { pages, report } = compileSite({ 'limits.mdx': mdx(body) });
const [page] = pages.values();

test('a page is split at its headings, with its complete text', () => {
  expect(report).toBe('');
  expect(page?.sections).toEqual([
    {
      slug: '',
      title: 'A page',
      level: 1,
      text: `${description} Before any heading, 256MB.`,
      code: '',
      keywords: '',
      phrases: [],
      subjects: [],
      links: [],
    },
    {
      slug: 'ram',
      title: 'Memory',
      level: 2,
      text: 'A workflow has $.memory and says Out of memory. Prices. Name · Value Disk · 512MB Timeout in the inspector · Slow One Two',
      code: '',
      keywords: '',
      phrases: ['Out of memory'],
      subjects: ['Timeout in the inspector'],
      links: [{ to: '/limits/', text: 'Prices' }],
    },
    {
      slug: 'samples',
      title: 'Samples',
      level: 3,
      text: 'url (string, required) The address. Note Mind this.',
      code: 'console.log(1)',
      keywords: '',
      phrases: [],
      subjects: [],
      links: [],
    },
  ]);
});

test('a term with code is the topic of its section, and bold words in a sentence are not', () => {
  const list = '`Disk is full` in the log\n: Delete files.\n\nSomething else\n: Wait.';
  const { pages: found } = compileSite({
    'limits.mdx': mdx(`## Disk\n\n${list}\n\nSelect **\`Do it\` now** twice.`),
  });
  expect(found.get('/limits/')?.sections.at(-1)?.subjects).toEqual(['Disk is full in the log']);
});

test('lines of Base64, which contain no words, are omitted', () => {
  const key = 'mQINBF9n4TABEACxKdiysQswLHSg7u1uUtY3evSNeuqU4DGNxLwVmPLUt4CRd170';
  const block = `\`\`\`text show="a key"\n-----BEGIN-----\n\n${key}\n${key}\n-----END-----\n\`\`\``;
  const { pages: found } = compileSite({ 'limits.mdx': mdx(`## Key\n\n${block}`) });
  expect(found.get('/limits/')?.sections.at(-1)?.code).toBe('-----BEGIN-----\n\n-----END-----');
});

test('the index has the sections, and the names of the files with their texts', () => {
  const { hash, files } = searchFiles(pages.values(), (content) => `h${content.length}`);
  const index = JSON.parse(files.get(`assets/search/index.${hash}.json`) ?? '');
  const [listed] = openIndex(index).pages;
  expect(listed?.route).toBe('/limits/');
  expect(listed?.sections.map(({ slug }) => slug)).toEqual(['', 'ram', 'samples']);
  const [[from, file] = [1, '']] = listed?.texts ?? [];
  expect(from).toBe(0);
  const texts = JSON.parse(files.get(`assets/search/${file}`) ?? '');
  expect(texts[2]).toEqual(['url (string, required) The address. Note Mind this.', 'console.log(1)']);
});

test('long pages have their texts in several files, and each section names its own', () => {
  const view = page?.view;
  if (!view) throw new Error('The page is missing.');
  const sections = Array.from({ length: 9 }, (_, i) => ({
    slug: i === 0 ? '' : `s${i}`,
    title: `Section ${i}`,
    level: i === 0 ? 1 : 2,
    text: `${i} `.repeat(1000),
    code: '',
    keywords: '',
    phrases: [],
    subjects: [],
    links: [],
  }));
  const { hash, files } = searchFiles([{ view, sections }], (content) => `h${content.length}`);
  const engine = createEngine(JSON.parse(files.get(`assets/search/index.${hash}.json`) ?? ''));
  for (const { slug, title, text } of sections.slice(1)) {
    const [found] = engine.search(title, 1);
    expect(found?.slug).toBe(slug);
    const texts = JSON.parse(files.get(`assets/search/${found?.texts}`) ?? '');
    expect(texts.length).toBeLessThan(sections.length);
    expect(texts[found?.place ?? -1]).toEqual([text, '']);
  }
});

test('the third-party search gets a record per section, and more for long texts', () => {
  const view = page?.view;
  if (!view || !page) throw new Error('The page is missing.');
  const [top, ...sections] = page.sections;
  const long = {
    slug: 'long',
    title: 'Long',
    level: 2,
    text: 'word '.repeat(2000).trim(),
    code: '',
    keywords: '',
    phrases: [],
    subjects: [],
    links: [],
  };
  const records = [
    ...searchRecords([{ view, sections: [...(top ? [top] : []), ...sections, long] }], readSite({})),
  ];
  expect(records[2]).toMatchObject({
    objectID: 'https://pipedream.com/docs/limits/#samples~0',
    url: 'https://pipedream.com/docs/limits/#samples',
    type: 'lvl3',
    hierarchy: { lvl1: 'A page', lvl2: 'Memory', lvl3: 'Samples', lvl4: null },
    content: expect.stringContaining('console.log(1)'),
  });
  expect(records.slice(3).map(({ type }) => type)).toEqual(['lvl2', 'content', 'content']);
  expect(records.slice(3).every(({ content }) => (content?.length ?? 0) <= 4000)).toBe(true);
  expect(
    records
      .slice(3)
      .map(({ content }) => content)
      .join(' '),
  ).toBe(long.text);
  expect(records.map(({ weight }) => weight.position)).toEqual(records.map((_, i) => i));
});

test('a page with noindex is not found, and its texts are not downloaded', () => {
  const texts = {
    'index.mdx': mdx('Seen words.'),
    'hidden.mdx': mdx('Secret words.', 'noindex: true').replace(description, `${description} It is hidden.`),
  };
  const { outline, report } = compileSite(texts);
  expect(report).toBe('');
  const sources = Object.entries(texts).map(([path, text]) => readSourcePage(path, text));
  const { files } = searchFiles(sectionsOfPages(sources, outline), () => '12345678');
  const all = [...files.values()].join('');
  expect(all).toMatch(/Seen/i);
  expect(all).not.toMatch(/secret/i);
});
