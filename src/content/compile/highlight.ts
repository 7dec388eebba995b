import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import {
  type BundledLanguage,
  createCssVariablesTheme,
  type Highlighter,
  createHighlighter as loadShiki,
} from 'shiki';
import { escapeHtml } from '../../escape.ts';
import { writeAtomically } from '../../write-atomically.ts';
import { type Fence, languages } from '../tree/fence.ts';

/** Gives the HTML inside a code block's `<code>` element. */
export type Highlight = (code: string, fence: Fence) => Promise<string>;

/** Bumped when the HTML that blocks become changes, so that cached blocks are made again. */
const version = 2;

/** Short class per color role; what is not listed keeps the color of the text. */
const classOfRole: Record<string, string> = {
  comment: 'c',
  constant: 'n',
  function: 'f',
  keyword: 'k',
  link: 'l',
  parameter: 'a',
  string: 's',
  'string-expression': 's',
};

const theme = createCssVariablesTheme({ name: 'roles', variablePrefix: '--', fontStyle: false });
const languageIds: Record<string, string> = { bash: 'shellscript', js: 'javascript', ts: 'typescript' };

/** A highlighter that remembers blocks by their content. */
export interface BlockHighlighter {
  highlight: Highlight;
  /** Loads the grammars and uses each once, so that no edit of a code block has to wait for it. Does so once. */
  warmUp(): Promise<void>;
  /** Writes the cache, with the blocks used this time only, and lets go of them and of the grammars. */
  save(): void;
}

/**
 * Makes a highlighter. Its grammars are loaded when the first block is asked for that the cache does not have.
 *
 * @param cacheFile where highlighted blocks are kept from one build to the next
 */
export function createHighlighter(cacheFile: string): BlockHighlighter {
  const cached = readBlockCache(cacheFile);
  const used = new Map<string, string>();
  let warming: Promise<void> | undefined;
  return {
    async highlight(code, fence) {
      const key = blockKey(code, fence);
      const html = used.get(key) ?? cached.get(key) ?? highlightBlock(await loadGrammars(), code, fence);
      used.set(key, html);
      return html;
    },
    warmUp() {
      warming ??= loadGrammars().then(useEach);
      return warming;
    },
    save() {
      if (used.size !== cached.size || [...used.keys()].some((key) => !cached.has(key)))
        writeAtomically(cacheFile, JSON.stringify([...used]));
      // What is disposed cannot be used again: whoever highlights next in this process loads its own.
      void shared?.then((grammars) => grammars.dispose());
      shared = undefined;
      used.clear();
      cached.clear();
    },
  };
}

let shared: Promise<Highlighter> | undefined;

/** Loads the grammars of all languages once. */
function loadGrammars(): Promise<Highlighter> {
  shared ??= loadShiki({
    themes: [theme],
    langs: Object.keys(languages)
      .map((language) => languageIds[language] ?? language)
      .filter((id) => id !== 'text'),
  });
  return shared;
}

/** Code that sets most of a grammar's rules to work; they are compiled when they are first used. */
const sample =
  '// a\nimport a from "b"\nconst c = { d: `e` } # f\nif (g) <h i="j">k</h>\nl: m\n- n --o $p | q\n';

async function useEach(grammars: Highlighter): Promise<void> {
  for (const language of Object.keys(languages)) {
    // Requests go first: one grammar at a time.
    await setImmediate();
    const none = new Set<number>();
    const fence: Fence = { language, declaration: 'parse', marked: none, inserted: none, deleted: none };
    highlightBlock(grammars, sample, fence);
  }
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

interface Run {
  text: string;
  role: string | undefined;
}

/** Highlights a block. */
function highlightBlock(grammars: Highlighter, code: string, fence: Fence): string {
  const language = languageIds[fence.language] ?? fence.language;
  const lines: Run[][] =
    language === 'text'
      ? code.split('\n').map((text) => [{ text, role: undefined }])
      : grammars
          // Without a limit: a line that takes longer on a busy machine would color all that follows it wrongly.
          .codeToTokensBase(code, { lang: language as BundledLanguage, theme, tokenizeTimeLimit: 0 })
          .map((line) => merge(line.map(({ content, color }) => ({ text: content, role: classOf(color) }))));
  const html = lines.map((line, index) => {
    const inner = line
      .map(({ text, role }) => (role ? `<span class="${role}">${escapeHtml(text)}</span>` : escapeHtml(text)))
      .join('');
    const end = index === lines.length - 1 ? '' : '\n';
    const mark = markOf(index + 1, fence);
    // The line break stands inside the marked line, which is a block: copied text keeps its lines.
    return mark ? `<span class="${mark}">${inner}${end}</span>` : inner + end;
  });
  return html.join('');
}

const classOf = (color: string | undefined): string | undefined =>
  classOfRole[/^var\(--token-([\w-]+)\)$/.exec(color ?? '')?.[1] ?? ''];

function markOf(line: number, fence: Fence): string | undefined {
  if (fence.inserted.has(line)) return 'ins';
  if (fence.deleted.has(line)) return 'del';
  return fence.marked.has(line) ? 'mark' : undefined;
}

/** Joins neighbors of one color, and blanks with whatever stands before them: fewer elements, same picture. */
function merge(runs: Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && (last.role === run.role || run.text.trim() === '')) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}
