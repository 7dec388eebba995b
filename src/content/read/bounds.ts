import type { Report } from '../author-error.ts';
import { columnAt, forbiddenIn } from '../check/characters.ts';
import { lineAt } from '../tree/expressions.ts';

/*
 * Maximum sizes of a page, in characters. They are several times what a page needs, and prevent long run times, because parts of
 * the compiler take quadratic time.
 */
const most = { page: 250_000, frontmatter: 5_000, line: 5_000, piece: 25_000 } as const;

/**
 * Checks the size of a source file before it is parsed.
 *
 * @param source its text, with U+FFFD for bytes that aren't UTF-8
 * @returns whether it can be parsed; otherwise it was reported
 */
export function checkBounds(source: string, report: Report): boolean {
  if (source.length > most.page) {
    report(
      0,
      `The page has ${amount(source.length)} characters; the maximum is ${amount(most.page)}.`,
      'Make several pages of it.',
    );
    return false;
  }
  const undecoded = source.indexOf('\ufffd');
  if (undecoded >= 0) {
    report(
      lineAt(source, undecoded, 1),
      'The file is not UTF-8: this line has an invalid character.',
      'Save it as UTF-8 in your editor, and write the character again.',
    );
    return false;
  }
  const hidden = forbiddenIn(source);
  if (hidden) {
    report(
      lineAt(source, hidden.offset, 1),
      `The line has an invisible character in column ${columnAt(source, hidden.offset)}: ${hidden.name}.`,
      'Remove it. In code, write it as an escape of the language, such as \\u001b.',
    );
    return false;
  }
  return checkLines(source.split('\n'), report);
}

/** @returns whether no line and no paragraph is too long */
function checkLines(lines: readonly string[], report: Report): boolean {
  let fence: string | undefined;
  let piece = { begin: 1, length: 0 };
  for (const [index, line] of lines.entries()) {
    if (line.length > most.line) {
      report(
        index + 1,
        `The line has ${amount(line.length)} characters; the maximum is ${amount(most.line)}.`,
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

/** Checks the size of the frontmatter. */
export function checkFrontmatterBounds(yaml: string, report: Report): boolean {
  if (yaml.length <= most.frontmatter) return true;
  report(
    1,
    `The frontmatter has ${amount(yaml.length)} characters; the maximum is ${amount(most.frontmatter)}.`,
    'Close it with --- after its last key, and the text below it.',
  );
  return false;
}

const amount = (count: number): string => count.toLocaleString('en-US');
