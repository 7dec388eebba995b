import type { Prose } from './prose.ts';

/** One line of the glossary. */
export interface Term {
  /** What to write. */
  say: string;
  /** Words and phrases that pages do not use for it. */
  not: string[];
  /** Phrases in which they are allowed. */
  except: string[];
}

/** Reads the table with the columns `Say`, `Not` and `Except in` from a Markdown text. */
export function readGlossary(markdown: string): Term[] {
  const [, table = ''] = /\| Say \| Not \| Except in \|\n\|[ |-]+\|\n((?:\|.*\n)+)/.exec(markdown) ?? [];
  return table
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [say = '', not = '', except = ''] = row.slice(1, -1).split('|');
      return { say: say.trim(), not: phrases(not), except: phrases(except) };
    });
}

const phrases = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase);

/** Returns `12: "e-mail", say email` for each use of a phrase that the glossary replaces. */
export function findMisused(glossary: readonly Term[], prose: readonly Prose[]): string[] {
  return prose.flatMap(({ line, text }) =>
    glossary.flatMap(({ say, not, except }) => {
      const rest = except.length > 0 ? text.replace(anyOf(except), '…') : text;
      return [...rest.matchAll(anyOf(not))].map(({ 0: phrase, index }) => {
        const linesBefore = rest.slice(0, index).split('\n').length - 1;
        return `${line + linesBefore}: "${phrase}", say ${say}`;
      });
    }),
  );
}

/** Matches whole words, in any case; a line break counts as a space. */
function anyOf(phrases: readonly string[]): RegExp {
  const escaped = phrases.map((phrase) =>
    phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'),
  );
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi');
}
