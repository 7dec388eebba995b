import { escapeRegExp } from '../src/shared/escape.ts';
import type { Prose } from './prose.ts';

/** An entry of the glossary. */
export interface Term {
  /** The word or phrase to write. */
  say: string;
  /** Words and phrases to avoid. */
  not: string[];
  /** Phrases that may contain them. */
  except: string[];
}

/**
 * Parses the glossary: a Markdown table with the columns `Say`, `Not` and `Except in`.
 *
 * @throws when there is no such table
 */
export function readGlossary(markdown: string): Term[] {
  const [, table] = /\| Say \| Not \| Except in \|\n\|[ |-]+\|\n((?:\|.*\n)+)/.exec(markdown) ?? [];
  if (table === undefined) throw new Error('The style guide has no glossary.');
  return table
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [say = '', not = '', except = ''] = row.slice(1, -1).split('|');
      return { say: say.trim(), not: phrases(not), except: phrases(except) };
    });
}

const phrases = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase);

/** Returns a message such as `12: "e-mail", say email` for each use of a phrase that the glossary replaces. */
export function findMisused(glossary: readonly Term[], prose: readonly Prose[]): string[] {
  const terms = glossary.map(({ say, not, except }) => ({
    say,
    avoided: anyOf(not),
    allowed: except.length > 0 ? anyOf(except) : undefined,
  }));
  return prose.flatMap(({ line, text }) =>
    terms.flatMap(({ say, avoided, allowed }) => {
      const rest = allowed ? text.replace(allowed, '…') : text;
      return [...rest.matchAll(avoided)].map(({ 0: phrase, index }) => {
        const linesBefore = rest.slice(0, index).split('\n').length - 1;
        return `${line + linesBefore}: "${phrase}", say ${say}`;
      });
    }),
  );
}

/** Returns a pattern that matches any of the phrases as whole words, case-insensitively. A line break counts as a space. */
function anyOf(phrases: readonly string[]): RegExp {
  const escaped = phrases.map((phrase) => escapeRegExp(phrase).replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi');
}
