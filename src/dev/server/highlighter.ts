import { setImmediate } from 'node:timers/promises';
import type { Highlighter } from 'shiki';
import {
  blockKey,
  type Highlight,
  highlightBlock,
  loadHighlighter,
  readBlockCache,
} from '../../content/compile/highlight.ts';
import type { Fence } from '../../content/read/fence.ts';
import { languages } from '../../content/read/fence.ts';

/** A highlighter for blocks that change all the time. */
export interface DevHighlighter {
  /** Highlights a block that was prepared. */
  highlight: Highlight;
  /** Waits for the grammars, unless all these blocks have been highlighted before. */
  prepare(blocks: readonly { code: string; fence: Fence }[]): Promise<void>;
  /** Loads the grammars and uses each once, so that no edit of a code block has to wait for it. Does so once. */
  warmUp(): Promise<void>;
}

/** Code that sets most of a grammar's rules to work; they are compiled when they are first used. */
const sample =
  '// a\nimport a from "b"\nconst c = { d: `e` } # f\nif (g) <h i="j">k</h>\nl: m\n- n --o $p | q\n';

/**
 * Makes a highlighter. Until its grammars are needed it lives on what the last build highlighted.
 *
 * @param cacheFile where a build keeps highlighted blocks; never written to
 */
export function createDevHighlighter(cacheFile: string): DevHighlighter {
  const blocks = readBlockCache(cacheFile);
  let loaded: Highlighter | undefined;
  let warming: Promise<void> | undefined;

  const load = async () => {
    loaded = await loadHighlighter();
    return loaded;
  };
  const highlight: Highlight = (code, fence) => {
    const key = blockKey(code, fence);
    let html = blocks.get(key);
    if (html === undefined) {
      if (!loaded) throw new Error(`A code block was not prepared: ${code.slice(0, 60)}`);
      html = highlightBlock(loaded, code, fence);
      blocks.set(key, html);
    }
    return html;
  };

  return {
    highlight,
    async prepare(wanted) {
      if (wanted.some(({ code, fence }) => !blocks.has(blockKey(code, fence)))) await load();
    },
    warmUp() {
      warming ??= load().then(useEach);
      return warming;
    },
  };
}

async function useEach(highlighter: Highlighter): Promise<void> {
  for (const language of Object.keys(languages)) {
    // Requests go first: one grammar at a time.
    await setImmediate();
    highlightBlock(highlighter, sample, plainFence(language));
  }
}

const plainFence = (language: string): Fence => ({
  language,
  declaration: 'parse',
  marked: new Set(),
  inserted: new Set(),
  deleted: new Set(),
});
