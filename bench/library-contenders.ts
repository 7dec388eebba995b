/*
 * Search engines that are libraries, each configured like in the documentation generator that uses it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { cacheDir, root } from '../src/node/folders.ts';
import { stemOf } from '../src/search/stem.ts';
import type { SiteEngine } from '../tests/search/site-engine.ts';
import { type Contender, depth, type Entry, type Extras, nameWithExtras } from './contender.ts';
import { contendersDir, importContender } from './contenders.ts';

/** The parts of the libraries that are used here. The project itself doesn't install the libraries or their types. */
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

/** Creates the search engine of this site. */
export async function ownEngine({ find, index }: SiteEngine, name: string): Promise<Contender> {
  const worker = await bundled(
    "import { createEngine } from '/src/search/engine.ts'; globalThis.x = createEngine",
    root,
  );
  return { name, search: find, bytes: worker + brotli(index) };
}

/** Creates MiniSearch as VitePress configures it, with optional extras. */
export async function miniSearch(entries: readonly Entry[], extras: Extras = {}): Promise<Contender> {
  const { default: MiniSearch } = (await importContender('minisearch')) as MiniSearchModule;
  const engine = new MiniSearch({
    fields: ['title', 'titles', 'text', ...(extras.keywords ? ['keywords'] : [])],
    storeFields: ['href', 'title', 'titles'],
    ...(extras.stemmer && {
      processTerm: (word: string) => stemOf(word.toLowerCase()) ?? word.toLowerCase(),
    }),
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, keywords: 3, text: 2, titles: 1 } },
  });
  engine.addAll(entries);
  return {
    name: nameWithExtras('MiniSearch', extras),
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

/** Creates Orama as Fumadocs configures it, with a tolerance of one typo, and with optional extras. */
export async function orama(entries: readonly Entry[], extras: Extras = {}): Promise<Contender> {
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
      keywords: extras.keywords ? keywords : '',
      text,
    })),
  );
  return {
    name: nameWithExtras('Orama', extras),
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

/** Creates FlexSearch as Rspress configures it: it matches substrings in every field. Fields have an order, but no weights. */
export async function flexSearch(entries: readonly Entry[], extras: Extras = {}): Promise<Contender> {
  const { default: FlexSearch } = (await importContender('flexsearch')) as FlexSearchModule;
  const engine = new FlexSearch.Document({
    tokenize: 'full',
    document: { id: 'id', index: ['title', ...(extras.keywords ? ['keywords'] : []), 'titles', 'text'] },
  });
  for (const entry of entries) engine.add(entry);
  const parts: string[] = [];
  await engine.export((key, data) => {
    parts.push(JSON.stringify([key, data]));
  });
  return {
    name: nameWithExtras('FlexSearch', extras),
    search(query) {
      const fields = engine.search(query, { limit: depth, suggest: true });
      const ids = new Set(fields.flatMap(({ result }) => result));
      return [...ids].slice(0, depth).map((id) => entries[id]?.href ?? '');
    },
    // FlexSearch builds its index in the browser, which has to download the text.
    bytes:
      (await bundled("import FlexSearch from 'flexsearch'; globalThis.x = FlexSearch")) +
      brotli(JSON.stringify(extras.keywords ? entries : entries.map(({ keywords: _, ...entry }) => entry))),
  };
}

const brotli = (text: string): number => brotliCompressSync(text).length;

/** Returns the bytes of a script bundled with its imports, minified and compressed with brotli. */
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
