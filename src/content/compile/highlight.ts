import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from '../../node/write-atomically.ts';
import type { Fence } from '../tree/fence.ts';
import type * as HighlightBlock from './highlight-block.ts';

/** Gives the HTML inside a code block's `<code>` element. */
export type Highlight = (code: string, fence: Fence) => Promise<string>;

/** Bumped when the HTML that blocks become changes, so that cached blocks are made again. */
const version = 2;
/** From how many blocks on it is quicker to load the grammars a second time, in a thread. */
const manyBlocks = 200;

/** A block with what it is known by. */
export interface KeyedBlock {
  key: string;
  code: string;
  fence: Fence;
}

/** Highlights blocks beside everything else; gives the HTML of each by its key, or nothing when it could not be made. */
export type InThreads = (blocks: readonly KeyedBlock[]) => Map<string, Promise<string | undefined>>;

/** A highlighter that remembers blocks by their content. */
export interface BlockHighlighter {
  highlight: Highlight;
  /**
   * Begins with blocks that are going to be asked for, beside everything else, when there are many that the cache does not
   * have.
   */
  ahead(blocks: Iterable<{ code: string; fence: Fence }>): void;
  /** Loads the grammars and uses each once, so that no edit of a code block has to wait for it. Does so once. */
  warmUp(): Promise<void>;
  /** Writes the cache, with the blocks used this time only, and lets go of them and of the grammars. */
  save(): void;
}

/**
 * Makes a highlighter. Its grammars are loaded when the first block is asked for that the cache does not have.
 *
 * @param cacheFile where highlighted blocks are kept from one build to the next
 * @param inThreads highlights many blocks at once; without it, none is begun with before it is asked for
 */
export function createHighlighter(cacheFile: string, inThreads?: InThreads): BlockHighlighter {
  const cached = readBlockCache(cacheFile);
  const used = new Map<string, string>();
  let warming: Promise<void> | undefined;
  let expected = new Map<string, Promise<string | undefined>>();
  return {
    async highlight(code, fence) {
      const key = blockKey(code, fence);
      const html =
        used.get(key) ?? cached.get(key) ?? (await expected.get(key)) ?? (await highlightNow(code, fence));
      used.set(key, html);
      return html;
    },
    ahead(blocks) {
      const missing = new Map<string, KeyedBlock>();
      for (const { code, fence } of blocks) {
        const key = blockKey(code, fence);
        if (!cached.has(key)) missing.set(key, { key, code, fence });
      }
      if (inThreads && missing.size >= manyBlocks) expected = inThreads([...missing.values()]);
    },
    warmUp() {
      warming ??= shared().then(({ useEach, grammars }) => useEach(grammars));
      return warming;
    },
    save() {
      if (used.size !== cached.size || [...used.keys()].some((key) => !cached.has(key)))
        writeAtomically(cacheFile, JSON.stringify([...used]));
      // What is disposed cannot be used again: whoever highlights next in this process loads its own.
      void loading?.then(({ grammars }) => grammars.dispose());
      loading = undefined;
      used.clear();
      cached.clear();
      expected.clear();
    },
  };
}

/** What highlights, with its grammars. */
type Loaded = typeof HighlightBlock & { grammars: HighlightBlock.Grammars };

let loading: Promise<Loaded> | undefined;

/** Loads all of it once, and only when a block wants it: a build whose blocks are all known starts sooner. */
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

/** Reads the blocks that a build highlighted, by `blockKey`. */
function readBlockCache(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, string][]);
  } catch (error) {
    // A cache cut short by an interrupted build is worth no more than none.
    if (error instanceof SyntaxError) return new Map();
    throw error;
  }
}

/** What the HTML of a block depends on, as a short hash. */
function blockKey(code: string, fence: Fence): string {
  const marks = [fence.marked, fence.inserted, fence.deleted].map((lines) => [...lines]);
  return createHash('sha256')
    .update(JSON.stringify([version, fence.language, marks, code]))
    .digest('base64url')
    .slice(0, 22);
}
