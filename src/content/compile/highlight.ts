import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from '../../node/write-atomically.ts';
import type { Fence } from '../tree/fence.ts';
import type * as HighlightBlock from './highlight-block.ts';

/** Returns the HTML of a code block's `<code>` element. */
export type Highlight = (code: string, fence: Fence) => Promise<string>;

/** Increased when the HTML of blocks changes, to invalidate cached blocks. */
const version = 2;
/** From this many blocks on, loading the grammars again in a thread is faster. */
const manyBlocks = 200;

/** A block with its cache key. */
export interface KeyedBlock {
  key: string;
  code: string;
  fence: Fence;
}

/** Threads that highlight blocks in parallel. */
export interface HighlightThreads {
  /** Returns the HTML of each block by its key, or `undefined` if it failed. */
  highlight(blocks: readonly KeyedBlock[]): Map<string, Promise<string | undefined>>;
  /** Ends each thread after its last block, because its grammars take much memory. */
  end(): void;
}

/** A highlighter with a cache. */
export interface BlockHighlighter {
  highlight: Highlight;
  /** Starts highlighting blocks in parallel, as soon as many of them aren't cached. */
  ahead(blocks: Iterable<{ code: string; fence: Fence }>): void;
  /** Ends the threads once they have highlighted all blocks, after the last call of `ahead`. */
  endAhead(): void;
  /** Loads all grammars and uses each once, so that edits don't have to wait for them. */
  warmUp(): Promise<void>;
  /** Writes the cache with the blocks that were used, and frees them and the grammars. */
  save(): void;
}

/**
 * Creates a highlighter. It loads grammars for the first block that isn't cached.
 *
 * @param cacheFile where highlighted blocks are kept between builds
 * @param startThreads starts the threads for many blocks; without it, none is highlighted ahead
 */
export function createHighlighter(
  cacheFile: string,
  startThreads?: () => HighlightThreads,
): BlockHighlighter {
  const cached = readBlockCache(cacheFile);
  const used = new Map<string, string>();
  let warming: Promise<void> | undefined;
  const expected = new Map<string, Promise<string | undefined>>();
  const missing = new Map<string, KeyedBlock>();
  let threads: HighlightThreads | undefined;
  return {
    async highlight(code, fence) {
      const key = blockKey(code, fence);
      const html =
        used.get(key) ?? cached.get(key) ?? (await expected.get(key)) ?? (await highlightNow(code, fence));
      used.set(key, html);
      expected.delete(key);
      return html;
    },
    ahead(blocks) {
      if (!startThreads) return;
      for (const { code, fence } of blocks) {
        const key = blockKey(code, fence);
        if (![used, cached, expected].some((known) => known.has(key))) missing.set(key, { key, code, fence });
      }
      if (missing.size === 0 || (!threads && missing.size < manyBlocks)) return;
      threads ??= startThreads();
      for (const [key, html] of threads.highlight([...missing.values()])) expected.set(key, html);
      missing.clear();
    },
    endAhead() {
      threads?.end();
      threads = undefined;
    },
    warmUp() {
      warming ??= shared().then(({ warmUpGrammars, grammars }) => warmUpGrammars(grammars));
      return warming;
    },
    save() {
      if (used.size !== cached.size || [...used.keys()].some((key) => !cached.has(key)))
        writeAtomically(cacheFile, jsonParts(used));
      // A disposed highlighter can't be used again, so the next one loads its own.
      void loading?.then(({ grammars }) => grammars.dispose());
      loading = undefined;
      for (const blocks of [used, cached, expected, missing]) blocks.clear();
    },
  };
}

/** The highlighter with its grammars. */
type Loaded = typeof HighlightBlock & { grammars: HighlightBlock.Grammars };

let loading: Promise<Loaded> | undefined;

/** Loaded on demand, because a build with only cached blocks starts faster without it. */
function shared(): Promise<Loaded> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Loaded> {
  const module = await import('./highlight-block.ts');
  return { ...module, grammars: await module.loadGrammars() };
}

async function highlightNow(code: string, fence: Fence): Promise<string> {
  const { highlightBlock, grammars } = await shared();
  return highlightBlock(grammars, code, fence);
}

/** Reads the cached blocks by `blockKey`. */
function readBlockCache(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, string][]);
  } catch (error) {
    // An incomplete cache from an interrupted build is ignored.
    if (error instanceof SyntaxError) return new Map();
    throw error;
  }
}

/** The JSON of an array, entry by entry. */
function* jsonParts(entries: Iterable<unknown>): Generator<string> {
  let separator = '';
  yield '[';
  for (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ',';
  }
  yield ']';
}

/** A short hash of everything that the HTML of a block depends on. */
function blockKey(code: string, fence: Fence): string {
  const marks = [fence.marked, fence.inserted, fence.deleted].map((lines) => [...lines]);
  return createHash('sha256')
    .update(JSON.stringify([version, fence.language, marks, code]))
    .digest('base64url')
    .slice(0, 22);
}
