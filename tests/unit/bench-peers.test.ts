import { expect, test } from 'vitest';
import { findBest } from '../../bench/best-of-peers.ts';
import { type Cell, roundRobin } from '../../bench/peers/measure.ts';
import { nextra } from '../../bench/peers/nextra.ts';
import { type PeerEntry, peerSidebar } from '../../bench/peers/peer.ts';
import { drawPicture, themes } from '../../bench/peers/picture.ts';
import { bestOther, isLost, type PeerResults, type Row, ratioOf } from '../../bench/peers/results.ts';
import { tablePart, toMarkdown } from '../../bench/peers/table.ts';
import { type Dialect, readPeerPage, writePeerPage } from '../../bench/peers/text.ts';
import { joinRuns, runMeasured } from '../../bench/process-tree.ts';
import { root } from '../../src/node/folders.ts';

const plain: Dialect = { heading: false, mdx: false, vue: false, linksHaveBase: false };
const copy = `# hello \${name}!

> What it is.

Keep \`{{a}}\` in {braces} <b as they are, with [a page](https://pipedream.com/docs/limits/index.md#memory), [home](https://pipedream.com/docs/index.md), [another site](https://example.com/) and <me@example.com>.
`;
const written = (dialect: Partial<Dialect>, markdown = copy): string =>
  writePeerPage(readPeerPage(markdown, '/a/'), { ...plain, ...dialect }, '/docs/');

test('the title and the description move to the frontmatter', () => {
  const text = written({});
  expect(text).toContain('title: "hello ${name}!"\ndescription: "What it is."\n---\n\nKeep');
  expect(text).not.toContain('# hello');
  expect(written({ heading: true })).toContain('---\n\n# hello ${name}!\n\nKeep');
  expect(() => readPeerPage('Text.\n', '/a/')).toThrow('/a/');
});

test('links to Markdown copies become links to pages, with the base path if the generator needs it', () => {
  expect(written({})).toContain('[a page](/limits/#memory), [home](/), [another site](https://example.com/)');
  expect(written({ linksHaveBase: true })).toContain('[a page](/docs/limits/#memory), [home](/docs/)');
});

test('MDX output has no expressions, tags or links in angle brackets, and keeps code unchanged', () => {
  const text = written({ mdx: true });
  expect(text).toContain('Keep `{{a}}` in \\{braces\\} \\<b as');
  expect(text).toContain('[me@example.com](mailto:me@example.com)');
});

test('Vue output keeps double braces', () => {
  expect(written({ vue: true })).toMatch(/---\n\n<div v-pre>\n\nKeep[\s\S]*\n<\/div>\n$/);
  expect(written({ vue: true }, '# A\n\n> B\n\nNothing {here}.\n')).not.toContain('v-pre');
});

test('the sidebar has the titles that readers see', () => {
  const page = readPeerPage(copy, '/a/');
  const expected: PeerEntry[] = [
    { title: 'hello ${name}!', link: '/a/' },
    { title: 'Group', items: [{ title: 'Short', link: '/a/' }] },
    { title: 'Community', link: 'https://example.com/' },
  ];
  expect(
    peerSidebar(
      [page],
      [
        { type: 'page', route: '/a/' },
        { type: 'group', title: 'Group', items: [{ type: 'page', route: '/a/', title: 'Short' }] },
        { type: 'link', title: 'Community', href: 'https://example.com/' },
      ],
    ),
  ).toEqual(expected);
  expect(() => peerSidebar([page], [{ type: 'page', route: '/b/' }])).toThrow('/b/');
});

test('Nextra gets the sidebar as a map of pages, in which every group has its own route', () => {
  const files = nextra.files({
    title: 'Docs',
    base: '/docs/',
    pages: [],
    sidebar: [
      { title: 'Overview', link: '/' },
      { title: 'Group', items: [{ title: 'Short', link: '/a/b/' }] },
      { title: 'Community', link: 'https://example.com/' },
    ],
  });
  const [, json = ''] = /^export default ([\s\S]*);\n$/.exec(files['app/page-map.mjs'] ?? '') ?? [];
  expect(JSON.parse(json).slice(1)).toEqual([
    { name: '/', title: 'Overview', route: '/' },
    {
      name: 'Group',
      title: 'Group',
      route: '#Group',
      children: [{ name: '/a/b/', title: 'Short', route: '/a/b' }],
    },
    { name: 'https://example.com/', title: 'Community', href: 'https://example.com/' },
  ]);
  expect(files['next.config.mjs']).toContain('basePath: "/docs",');
});

const row = (own: Cell, others: Cell[], more: Partial<Row> = {}): Row => ({
  id: 'a/b',
  label: 'in all',
  unit: 'kB',
  cells: Object.fromEntries([['here', own], ...others.map((cell, index) => [`other-${index}`, cell])]),
  ...more,
});

test('the best other site has the lowest value, or the highest if more is better', () => {
  expect(bestOther(row(1, [3, 2, { failed: 'it broke' }]))).toEqual({ id: 'other-1', value: 2 });
  expect(bestOther(row(1, [3, 2], { isMoreBetter: true }))).toEqual({ id: 'other-0', value: 3 });
  expect(bestOther(row(1, [{ failed: 'it broke' }]))).toBeUndefined();
  expect(ratioOf(row(1, [4, 2]))).toBe(0.5);
  expect(ratioOf(row(1, [0]))).toBeUndefined();
});

test('a row is lost if another site is better, or if this one has failed', () => {
  expect(isLost(row(2, [2]))).toBe(false);
  expect(isLost(row(3, [2]))).toBe(true);
  expect(isLost(row(1, [2], { isMoreBetter: true }))).toBe(true);
  expect(isLost(row({ failed: 'it broke' }, [2]))).toBe(true);
  expect(isLost(row({ text: 'a' }, [{ text: 'b' }], { unit: 'text' }))).toBe(false);
});

const sites: PeerResults['sites'] = [
  { id: 'here', name: 'This site', version: '1.0.0' },
  { id: 'other-0', name: 'A & B', version: '2.0.0' },
];

test('a table shows ratios, failures, and why a row is lost', () => {
  const rows = [
    row(20, [40]),
    row(30, [20], { id: 'a/c', label: 'HTML' }),
    row(1, [{ failed: 'no | answer' }]),
  ];
  expect(tablePart({ title: 'Bytes', rows }, sites, [[/^a\/c$/, 'it is longer.']])).toBe(`**Bytes**

|  | This site | A & B | ratio |
| --- | --: | --: | --: |
| in all | 20.0 kB | 40.0 kB | 0.50 |
| HTML | 30.0 kB | 20.0 kB | **1.50** |
| in all | 1.00 kB | failed: no \\| answer | – |

- HTML: it is longer.`);
});

const section = (rows: Row[]) => ({
  title: 'S',
  circumstances: 'Today.',
  tables: [{ title: 'T', rows }],
  notes: [],
});

test('the best of the others is found, with its name', () => {
  const results = { sites, sections: { a: section([row(1, [2])]) } };
  expect(findBest(results, 'a/b')).toEqual({ peer: 'A & B', value: 2 });
  expect(findBest(results, 'a/c')).toBeUndefined();
});

test('the document has the measured sections, in order', () => {
  const results = { sites, sections: { a: section([row(1, [2])]), b: section([row(1, [2])]) } };
  const text = toMarkdown(results, ['b', 'c', 'a'], []);
  expect(text.match(/^(?:## .*|\| A & B.*)$/gm)).toEqual(['| A & B | 2.0.0 |', '## S', '## S']);
});

test('a chart has a bar for each site, proportional to its value, and shows failures', () => {
  const rows = [row(20, [40], { id: 'load/medium/total' }), row(1, [{ failed: 'x' }], { id: 'found/first' })];
  const svg = drawPicture({ sites, sections: { a: section(rows) } }, themes.dark);
  const lengths = [...svg.matchAll(/<rect x="92"[^>]*? width="([\d.]+)"/g)].map(([, length]) =>
    Number(length),
  );
  expect(lengths[0]).toBeCloseTo((lengths[1] ?? 0) / 2);
  expect(svg).toContain('A &amp; B');
  expect(svg).toContain('>failed</text>');
  expect(svg).toContain(themes.dark.background);
});

test('sites are measured in turn, and a failing one is reported', async () => {
  const order: string[] = [];
  const cells = await roundRobin(
    [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
    3,
    ['ms'],
    async ({ id }, run) => {
      order.push(id);
      if (id === 'b' && run === 1) throw new Error('It broke.\nIn detail.');
      return { ms: run };
    },
  );
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a']);
  expect(cells).toEqual({ a: { ms: 1 }, b: { ms: { failed: 'It broke.' } } });
});

test('generators are started without the NODE_ENV of this process', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  const args = ['-p', 'process.env.NODE_ENV + process.env.ADDED'];
  const { stdout } = await runMeasured(process.execPath, args, { cwd: root, env: { ADDED: ', 1' } });
  expect(stdout).toBe('undefined, 1\n');
});

test('two programs that run one after another are measured as one', () => {
  const first = { seconds: 2, peakMegabytes: 30, stdout: 'a' };
  expect(joinRuns(first, { seconds: 1, peakMegabytes: 40, stdout: 'b' })).toEqual({
    seconds: 3,
    peakMegabytes: 40,
    stdout: 'ab',
  });
  expect(joinRuns(first, { ...first, peakMegabytes: undefined }).peakMegabytes).toBeUndefined();
});
