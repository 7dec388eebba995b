/*
 * Search engines of others on the sections and the judged queries of this site: how often each finds the answer, what it
 * downloads, and how long a query takes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { create, insertMultiple, save, search as searchOrama } from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { cacheDir, root } from '../src/build/vite-config.ts';
import { type JudgedQuery, judge } from '../tests/search/judge.ts';
import { type SiteEngine, siteEngine } from '../tests/search/site-engine.ts';
import type { Section } from './equipment.ts';
import { format, type Table } from './report.ts';
import { median } from './stats.ts';

/** A section of the site as any engine can take it. */
interface Entry {
  id: number;
  /** Such as `/limits/#memory`. */
  href: string;
  title: string;
  /** Title of the page and headings above. */
  titles: string;
  text: string;
}

/** An engine with the site in it. */
interface Contender {
  name: string;
  /** Addresses of sections, best first. */
  search(query: string): Promise<string[]> | string[];
  /** Bytes that a browser downloads before the first result: engine and index, brotli. */
  bytes: number;
}

/** Hits that are asked for. */
const depth = 10;

/** Compares engines on the judged queries. */
export const searchEnginesSection: Section = {
  name: 'search-engines',
  title: 'Search engines',
  async run(equipment) {
    const site = await siteEngine();
    const entries = entriesOf(site);
    const queries: JudgedQuery[] = JSON.parse(readFileSync(join(root, 'tests/search/queries.json'), 'utf8'));
    const dir = mkdtempSync(join(tmpdir(), 'docs-bench-search-'));
    try {
      const contenders = [
        await here(site),
        await miniSearch(entries),
        await orama(entries),
        await flexSearch(entries),
      ];
      const rows = [];
      for (const contender of contenders) rows.push(await measure(contender, queries));
      rows.push(await withPagefind(entries, dir, await equipment.browser(), (it) => measure(it, queries)));
      const table: Table = {
        title: `${queries.length} judged queries, ${entries.length} sections; each engine as documentation generators set it up`,
        columns: ['', 'hit@1', 'hit@3', 'MRR', 'kept aside: hit@1', 'hit@3', 'download', 'median query'],
        rows,
      };
      return {
        tables: [table],
        goals: [],
        notes: [
          'The download is the engine and its index; of Pagefind, what the queries fetched. Queries run in Node.js, those of Pagefind in Chromium.',
        ],
      };
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  },
};

async function measure(contender: Contender, queries: readonly JudgedQuery[]): Promise<string[]> {
  const found = new Map<string, string[]>();
  const times: number[] = [];
  for (const { query } of queries) {
    const start = performance.now();
    found.set(query, await contender.search(query));
    times.push(performance.now() - start);
  }
  const verdict = (some: readonly JudgedQuery[]) => judge((query) => found.get(query) ?? [], some);
  const all = verdict(queries);
  const aside = verdict(queries.filter((query) => query.aside));
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    contender.name,
    percent(all.first),
    percent(all.firstThree),
    all.rank.toFixed(3),
    percent(aside.first),
    percent(aside.firstThree),
    // Read last: what is fetched while searching counts too.
    format(contender.bytes / 1000, 'kB'),
    `${median(times).toFixed(1)} ms`,
  ];
}

function entriesOf({ documents }: SiteEngine): Entry[] {
  return documents
    .flatMap(({ route, sections }) =>
      sections.map(({ slug, title, text, code }) => ({
        id: 0,
        href: route + (slug && `#${slug}`),
        title,
        titles: sections[0]?.title ?? '',
        text: `${text} ${code}`,
      })),
    )
    .map((entry, id) => ({ ...entry, id }));
}

async function here({ find, index }: SiteEngine): Promise<Contender> {
  const worker = await bundled(
    "import { createEngine } from '/src/search/engine.ts'; globalThis.x = createEngine",
  );
  return { name: 'here', search: find, bytes: worker + brotli(index) };
}

/** As VitePress sets it up. */
async function miniSearch(entries: readonly Entry[]): Promise<Contender> {
  const engine = new MiniSearch<Entry>({
    fields: ['title', 'titles', 'text'],
    storeFields: ['href', 'title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  engine.addAll(entries);
  return {
    name: `MiniSearch`,
    search: (query) =>
      engine
        .search(query)
        .slice(0, depth)
        .map(({ href }) => String(href)),
    bytes:
      (await bundled("import MiniSearch from 'minisearch'; globalThis.x = MiniSearch")) +
      brotli(JSON.stringify(engine)),
  };
}

/** As Fumadocs sets it up, with one typo allowed. */
async function orama(entries: readonly Entry[]): Promise<Contender> {
  const engine = create({
    schema: { href: 'string', title: 'string', titles: 'string', text: 'string' } as const,
  });
  await insertMultiple(
    engine,
    entries.map(({ href, title, titles, text }) => ({ href, title, titles, text })),
  );
  return {
    name: 'Orama',
    async search(query) {
      const { hits } = await searchOrama(engine, {
        term: query,
        properties: ['title', 'titles', 'text'],
        boost: { title: 4, titles: 2 },
        tolerance: 1,
        limit: depth,
      });
      return hits.map(({ document }) => document.href);
    },
    bytes:
      (await bundled(
        "import { create, load, search } from '@orama/orama'; globalThis.x = [create, load, search]",
      )) + brotli(JSON.stringify(save(engine))),
  };
}

/** As Rspress sets it up: words from their beginning, in every field. */
async function flexSearch(entries: readonly Entry[]): Promise<Contender> {
  const engine = new FlexSearch.Document({
    tokenize: 'full',
    document: { id: 'id', index: ['title', 'titles', 'text'] },
  });
  for (const { id, title, titles, text } of entries) engine.add({ id, title, titles, text });
  const parts: string[] = [];
  await engine.export((key, data) => {
    parts.push(JSON.stringify([key, data]));
  });
  return {
    name: 'FlexSearch',
    search(query) {
      const fields = engine.search(query, { limit: depth, suggest: true });
      const ids = new Set(fields.flatMap(({ result }) => result as number[]));
      return [...ids].slice(0, depth).map((id) => entries[id]?.href ?? '');
    },
    // It indexes the texts in the browser, which therefore downloads them.
    bytes:
      (await bundled("import FlexSearch from 'flexsearch'; globalThis.x = FlexSearch")) +
      brotli(JSON.stringify(entries)),
  };
}

/** The part of Pagefind that makes an index: https://pagefind.app/docs/node-api. */
interface PagefindService {
  createIndex(): Promise<{
    index: {
      addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
      writeFiles(options: { outputPath: string }): Promise<unknown>;
    };
  }>;
  close(): Promise<unknown>;
}

/** Installs Pagefind beside the index: it is a program for each platform, which nobody else should have to download. */
async function fetchPagefind(dir: string): Promise<PagefindService> {
  execFileSync('npm', ['install', '--no-save', '--prefix', dir, 'pagefind@1.6.0'], { stdio: 'ignore' });
  return import(pathToFileURL(join(dir, 'node_modules/pagefind/lib/index.js')).href);
}

/** Pagefind as Starlight and Nextra use it, a section a page, in the browser that it is made for. */
async function withPagefind<Result>(
  entries: readonly Entry[],
  dir: string,
  browser: Browser,
  use: (contender: Contender) => Promise<Result>,
): Promise<Result> {
  const pagefind = await fetchPagefind(dir);
  const { index } = await pagefind.createIndex();
  for (const { href, title, titles, text } of entries) {
    const content = `<html lang="en"><head><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><h2>${escapeHtml(titles)}</h2><p>${escapeHtml(text)}</p></body></html>`;
    await index.addHTMLFile({ url: href, content });
  }
  await index.writeFiles({ outputPath: join(dir, 'pagefind') });
  await pagefind.close();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    if (pathname.startsWith('/pagefind/') && existsSync(join(dir, pathname)))
      response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(dir, pathname)));
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const page = await browser.newPage();
  try {
    const contender: Contender = {
      name: 'Pagefind',
      bytes: 0,
      search: (query) =>
        page.evaluate(
          async ([module, text, most]) => {
            const engine = await import(module);
            const { results } = await engine.search(text);
            const data = await Promise.all(
              results.slice(0, most).map((result: { data(): Promise<{ url: string }> }) => result.data()),
            );
            return data.map(({ url }) => url);
          },
          [`${origin}/pagefind/pagefind.js`, query, depth] as const,
        ),
    };
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (fetched.has(pathname) || !pathname.startsWith('/pagefind/')) return;
      fetched.add(pathname);
      // Its files are compressed as they are; its scripts are not.
      const bytes = readFileSync(join(dir, pathname));
      contender.bytes += /\.js$/.test(pathname) ? brotliCompressSync(bytes).length : bytes.length;
    });
    await page.goto(`${origin}/`);
    return await use(contender);
  } finally {
    await page.close();
    server.close();
  }
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const brotli = (text: string): number => brotliCompressSync(text).length;

/** Bytes of a script with what it imports, minified, brotli. */
async function bundled(code: string): Promise<number> {
  const outDir = mkdtempSync(join(cacheDir, 'bench-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry.js' ? join(root, 'entry.js') : undefined),
          load: (id) => (id === join(root, 'entry.js') ? code : undefined),
        },
      ],
      build: { outDir, rolldownOptions: { input: 'entry.js', output: { entryFileNames: 'entry.js' } } },
    });
    return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(outDir, file))).length, 0);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
