import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type BundledLanguage, createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { writeAtomically } from '../../write-atomically.ts';
import { type Fence, languages } from '../read/fence.ts';

/** Gives the HTML inside a code block's `<code>` element. */
export type Highlight = (code: string, fence: Fence) => string;

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
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text made safe between tags. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** A highlighter with a cache of blocks by content. */
export interface BlockHighlighter {
  highlight: Highlight;
  /** Writes the cache, with the blocks used this time only. */
  save(): void;
}

/**
 * Makes a highlighter. Its grammars are loaded only when a block is not in the cache yet.
 *
 * @param cacheFile where highlighted blocks are kept between builds
 */
export async function createBlockHighlighter(
  cacheFile: string,
  codes: Iterable<{ code: string; fence: Fence }>,
): Promise<BlockHighlighter> {
  const cached = readBlockCache(cacheFile);
  const used = new Map<string, string>();
  let missing = false;
  for (const { code, fence } of codes) {
    missing = !cached.has(blockKey(code, fence));
    if (missing) break;
  }
  let highlighter = missing ? await loadHighlighter() : undefined;

  return {
    highlight(code, fence) {
      const key = blockKey(code, fence);
      let html = used.get(key) ?? cached.get(key);
      if (html === undefined) {
        if (!highlighter)
          throw new Error(`A code block was not announced to the highlighter: ${code.slice(0, 60)}`);
        html = highlightBlock(highlighter, code, fence);
      }
      used.set(key, html);
      return html;
    },
    save() {
      if (used.size === cached.size && [...used.keys()].every((key) => cached.has(key))) return;
      writeAtomically(cacheFile, JSON.stringify([...used]));
      if (!highlighter) return;
      highlighter.dispose();
      highlighter = undefined;
      // What is disposed cannot be used again: the next highlighter of this process loads its own.
      shared = undefined;
    },
  };
}

let shared: Promise<Highlighter> | undefined;

/** Loads the grammars of all languages once. */
export function loadHighlighter(): Promise<Highlighter> {
  shared ??= createHighlighter({
    themes: [theme],
    langs: Object.keys(languages)
      .map((language) => languageIds[language] ?? language)
      .filter((id) => id !== 'text'),
  });
  return shared;
}

/** Reads the blocks that a build highlighted, by `blockKey`. */
export function readBlockCache(file: string): Map<string, string> {
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
export function blockKey(code: string, fence: Fence): string {
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
export function highlightBlock(highlighter: Highlighter, code: string, fence: Fence): string {
  const language = languageIds[fence.language] ?? fence.language;
  const lines: Run[][] =
    language === 'text'
      ? code.split('\n').map((text) => [{ text, role: undefined }])
      : highlighter
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
