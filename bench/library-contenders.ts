/*
 * Search engines that are libraries, each set up as the documentation generator does that uses it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { cacheDir, root } from '../src/node/folders.ts';
import { stemOf } from '../src/search/stem.ts';
import type { SiteEngine } from '../tests/search/site-engine.ts';
import { type Contender, depth, type Entry, type Help, nameWith } from './contender.ts';
import { contendersDir, importContender } from './contenders.ts';

/** The parts of the libraries that are used here. The root of the project doesn't install them, or their types. */
interface MiniSearchModule {
  default: new (
    options: object,
  ) => { addAll(entries: readonly Entry[]): void; search(query: string): { href: string }[] };
}
interface OramaModule {
  create(options: object): object;
  insertMultiple(engine: object, entries: readonly object[]): Promise<unknown>;
  save(engine: object): unknown;
  search(engine: object, query: object): Promise<{ hits: { document: { href: string } }[] }>;
}
interface FlexSearchModule {
  default: {
    Document: new (
      options: object,
    ) => {
      add(entry: object): void;
      export(onPart: (key: string, data: string) => void): Promise<void>;
      search(query: string, options: object): { result: number[] }[];
    };
  };
}

/** The engine of this site. */
export async function here({ find, index }: SiteEngine, name: string): Promise<Contender> {
  const worker = await bundled(
    "import { createEngine } from '/src/search/engine.ts'; globalThis.x = createEngine",
    root,
  );
  return { name, search: find, bytes: worker + brotli(index) };
}

/** As VitePress sets it up, with what may help it. */
export async function miniSearch(entries: readonly Entry[], help: Help = {}): Promise<Contender> {
  const { default: MiniSearch } = (await importContender('minisearch')) as MiniSearchModule;
  const engine = new MiniSearch({
    fields: ['title', 'titles', 'text', ...(help.keywords ? ['keywords'] : [])],
    storeFields: ['href', 'title', 'titles'],
    ...(help.stemmer && {
      processTerm: (word: string) => stemOf(word.toLowerCase()) ?? word.toLowerCase(),
    }),
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, keywords: 3, text: 2, titles: 1 } },
  });
  engine.addAll(entries);
  return {
    name: nameWith('MiniSearch', help),
    search: (query) =>
      engine
        .search(query)
        .slice(0, depth)
        .map(({ href }) => href),
    bytes:
      (await bundled("import MiniSearch from 'minisearch'; globalThis.x = MiniSearch")) +
      brotli(JSON.stringify(engine)),
  };
}

/** As Fumadocs sets it up, with one typo allowed, and with what may help it. */
export async function orama(entries: readonly Entry[], help: Help = {}): Promise<Contender> {
  const { create, insertMultiple, save, search } = (await importContender('@orama/orama')) as OramaModule;
  const engine = create({
    schema: { href: 'string', title: 'string', titles: 'string', keywords: 'string', text: 'string' },
  });
  await insertMultiple(
    engine,
    entries.map(({ href, title, titles, keywords, text }) => ({
      href,
      title,
      titles,
      keywords: help.keywords ? keywords : '',
      text,
    })),
  );
  return {
    name: nameWith('Orama', help),
    async search(query) {
      const { hits } = await search(engine, {
        term: query,
        properties: ['title', 'titles', 'keywords', 'text'],
        boost: { title: 4, keywords: 3, titles: 2 },
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

/**
 * As Rspress sets it up: words from their beginning, in every field. Fields have no weights, only an order.
 */
export async function flexSearch(entries: readonly Entry[], help: Help = {}): Promise<Contender> {
  const { default: FlexSearch } = (await importContender('flexsearch')) as FlexSearchModule;
  const engine = new FlexSearch.Document({
    tokenize: 'full',
    document: { id: 'id', index: ['title', ...(help.keywords ? ['keywords'] : []), 'titles', 'text'] },
  });
  for (const entry of entries) engine.add(entry);
  const parts: string[] = [];
  await engine.export((key, data) => {
    parts.push(JSON.stringify([key, data]));
  });
  return {
    name: nameWith('FlexSearch', help),
    search(query) {
      const fields = engine.search(query, { limit: depth, suggest: true });
      const ids = new Set(fields.flatMap(({ result }) => result));
      return [...ids].slice(0, depth).map((id) => entries[id]?.href ?? '');
    },
    // It indexes the texts in the browser, which therefore downloads them.
    bytes:
      (await bundled("import FlexSearch from 'flexsearch'; globalThis.x = FlexSearch")) +
      brotli(JSON.stringify(help.keywords ? entries : entries.map(({ keywords: _, ...entry }) => entry))),
  };
}

const brotli = (text: string): number => brotliCompressSync(text).length;

/** Bytes of a script with what it imports, minified, brotli. */
async function bundled(code: string, dir = contendersDir): Promise<number> {
  const entry = join(dir, 'entry.js');
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
          resolveId: (id) => (id === 'entry.js' ? entry : undefined),
          load: (id) => (id === entry ? code : undefined),
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
