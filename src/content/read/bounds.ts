import type { Report } from '../author-error.ts';
import { lineAt } from '../tree/expressions.ts';

/*
 * What a page may be at most, in characters: several times what anybody reads, and little enough that nothing that can be
 * written takes long. Markdown, and what is made of it, has places where twice the text takes four times as long.
 */
const most = { page: 250_000, frontmatter: 5_000, line: 5_000, piece: 25_000 } as const;

/** Controls, codes that are no characters, and what turns the direction of a text, so that it is not what it looks like. */
const unseen = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;

/** The first character of a text that nobody can see and HTML may not have, as `U+202E`. */
export function unseenIn(text: string): { name: string; offset: number } | undefined {
  const found = unseen.exec(text);
  if (!found) return undefined;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return { name: `U+${code}`, offset: found.index };
}

/**
 * Holds a source file against what a page may be, before anything tries to understand it.
 *
 * @param source its text, with U+FFFD for bytes that are not UTF-8
 * @returns whether it can be read; what is wrong has been reported
 */
export function checkBounds(source: string, report: Report): boolean {
  if (source.length > most.page) {
    report(
      0,
      `The page has ${amount(source.length)} characters; ${amount(most.page)} are the most.`,
      'Make several pages of it.',
    );
    return false;
  }
  const undecoded = source.indexOf('\ufffd');
  if (undecoded >= 0) {
    report(
      lineAt(source, undecoded, 1),
      'The file is not UTF-8: a character in this line cannot be read.',
      'Save it as UTF-8 in your editor, and write the character again.',
    );
    return false;
  }
  const hidden = unseenIn(source);
  if (hidden) {
    report(
      lineAt(source, hidden.offset, 1),
      `The line has a character that cannot be seen: ${hidden.name}.`,
      'Remove it. In code, write it as an escape of the language, such as \\u001b.',
    );
    return false;
  }
  return checkLines(source.split('\n'), report);
}

/** @returns whether no line, and no piece without an empty line that is not code, is too long */
function checkLines(lines: readonly string[], report: Report): boolean {
  let fence: string | undefined;
  let piece = { begin: 1, length: 0 };
  for (const [index, line] of lines.entries()) {
    if (line.length > most.line) {
      report(
        index + 1,
        `The line has ${amount(line.length)} characters; ${amount(most.line)} are the most.`,
        'Break it, or show less of it.',
      );
      return false;
    }
    const [, mark] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && !fence) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    if (fence || mark || line.trim() === '') piece = { begin: index + 2, length: 0 };
    else piece.length += line.length + 1;
    if (piece.length > most.piece) {
      report(
        piece.begin,
        `Here are more than ${amount(most.piece)} characters without an empty line.`,
        'Put empty lines between paragraphs, and make several tables or lists of a long one.',
      );
      return false;
    }
  }
  return true;
}

/** Holds what stands between the dashes against what it may be, likewise. */
export function checkFrontmatterBounds(yaml: string, report: Report): boolean {
  if (yaml.length <= most.frontmatter) return true;
  report(
    1,
    `The frontmatter has ${amount(yaml.length)} characters; ${amount(most.frontmatter)} are the most.`,
    'Close it with --- behind its last key; text goes below.',
  );
  return false;
}

const amount = (count: number): string => count.toLocaleString('en-US');
