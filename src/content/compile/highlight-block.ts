import { setImmediate } from 'node:timers/promises';
import {
  type BundledLanguage,
  createCssVariablesTheme,
  type Highlighter,
  createHighlighter as loadShiki,
} from 'shiki';
import { escapeHtml } from '../../shared/escape.ts';
import { type Fence, languages } from '../tree/fence.ts';

/** The grammars of all languages. */
export type Grammars = Highlighter;

/** Short class per color. Other tokens have the color of the text. */
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

/** Loads the grammars of all languages, which takes most of a second. */
export const loadGrammars = (): Promise<Grammars> =>
  loadShiki({
    themes: [theme],
    langs: Object.keys(languages)
      .map((language) => languageIds[language] ?? language)
      .filter((id) => id !== 'text'),
  });

/** Code that uses most rules of a grammar, which are compiled on first use. */
const sample =
  '// a\nimport a from "b"\nconst c = { d: `e` } # f\nif (g) <h i="j">k</h>\nl: m\n- n --o $p | q\n';

/** Uses each grammar once, so that later blocks don't have to wait. */
export async function warmUpGrammars(grammars: Grammars): Promise<void> {
  for (const language of Object.keys(languages)) {
    // Yields to requests after each grammar.
    await setImmediate();
    const none = new Set<number>();
    const fence: Fence = { language, declaration: 'parse', marked: none, inserted: none, deleted: none };
    highlightBlock(grammars, sample, fence);
  }
}

interface Run {
  text: string;
  role: string | undefined;
}

/**
 * Highlights a block.
 *
 * @returns the HTML of its `<code>` element
 * @throws {RangeError} when the code is nested too deeply for a grammar
 */
export function highlightBlock(grammars: Grammars, code: string, fence: Fence): string {
  const language = languageIds[fence.language] ?? fence.language;
  const lines: Run[][] =
    language === 'text'
      ? code.split('\n').map((text) => [{ text, role: undefined }])
      : grammars
          // Without a time limit, because on a busy machine a slow line would get wrong colors.
          .codeToTokensBase(code, { lang: language as BundledLanguage, theme, tokenizeTimeLimit: 0 })
          .map((line) => merge(line.map(({ content, color }) => ({ text: content, role: classOf(color) }))));
  const html = lines.map((line, index) => {
    const inner = line
      .map(({ text, role }) => (role ? `<span class="${role}">${escapeHtml(text)}</span>` : escapeHtml(text)))
      .join('');
    const end = index === lines.length - 1 ? '' : '\n';
    const mark = markOf(index + 1, fence);
    // The line break is inside the marked line, so that copied text keeps it.
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

/** Merges neighbors with the same color, and whitespace with its predecessor, for fewer elements. */
function merge(runs: Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && (last.role === run.role || run.text.trim() === '')) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}
