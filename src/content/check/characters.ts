import type { Report } from '../author-error.ts';

/** Control characters, code points that are not characters, and characters that change the direction of text to disguise it. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;

/*
 * Invisible characters with a purpose: variation selectors, joiners, tags of flags, and marks for the direction of punctuation.
 */
const purposes = [
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
  String.raw`(?<=[\p{Emoji}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]{0,6})[\u{e0020}-\u{e007f}]`,
  String.raw`(?<=(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d]`,
  String.raw`[\u200e\u200f\u061c](?=[\p{Script=Arabic}\p{Script=Hebrew}])|(?<=[\p{Script=Arabic}\p{Script=Hebrew}])[\u200e\u200f\u061c]`,
].join('|');

/** Spaces other than the ordinary one, line separators that editors don't show, and zero-width characters. */
const unseen = new RegExp(
  String.raw`(?!${purposes})(?:(?! )[\p{Zs}\p{Zl}\p{Zp}]|\p{Default_Ignorable_Code_Point})`,
  'gu',
);

/** Text of printable ASCII characters only, as most is, for which the expressions above needn't be evaluated. */
const ordinary = /^[\t\n\r -~]*$/;

/** Names of characters that editors and word processors insert. */
const names: Readonly<Record<number, string>> = {
  160: 'no-break space',
  173: 'soft hyphen',
  8201: 'thin space',
  8202: 'hair space',
  8203: 'zero-width space',
  8204: 'zero-width non-joiner',
  8205: 'zero-width joiner',
  8206: 'left-to-right mark',
  8207: 'right-to-left mark',
  8232: 'line separator',
  8233: 'paragraph separator',
  8237: 'left-to-right override',
  8238: 'right-to-left override',
  8239: 'narrow no-break space',
  8288: 'word joiner',
  12288: 'ideographic space',
  65039: 'variation selector',
  65279: 'byte order mark',
};

function nameOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const code = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names[point];
  return name ? `${code} (${name})` : code;
}

/** An invisible character with its name and its offset. */
export interface Unseen {
  /** `U+202E (right-to-left override)` */
  name: string;
  offset: number;
}

/** The first character of a text that is invalid in HTML, or disguises the text. */
export function forbiddenIn(text: string): Unseen | undefined {
  const found = ordinary.test(text) ? null : forbidden.exec(text);
  return found ? { name: nameOf(found[0]), offset: found.index } : undefined;
}

/** The first invisible character of a text that is not a space. Only a character reference can write one. */
export function invisibleIn(text: string): Unseen | undefined {
  if (ordinary.test(text)) return undefined;
  const found = [...text.matchAll(unseen)].find(([character]) => !/\p{Zs}/u.test(character));
  return found ? { name: nameOf(found[0]), offset: found.index } : forbiddenIn(text);
}

/** Whether a text has any invisible character. */
export const hasUnseen = (text: string): boolean =>
  !ordinary.test(text) && (forbidden.test(text) || [...text.matchAll(unseen)].length > 0);

/** The column of an offset, in characters from 1. */
export const columnAt = (text: string, offset: number): number =>
  [...text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)].length + 1;

/**
 * Reports invisible characters in prose, code and frontmatter, because they break search, copied commands and markup.
 *
 * @returns the text without them, so that it can be checked further
 */
export function replaceUnseen(text: string, report: Report): string {
  if (ordinary.test(text)) return text;
  const clean = text.split('\n').map((line, index) => {
    if (ordinary.test(line)) return line;
    const [first, ...others] = line.matchAll(unseen);
    if (!first) return line;
    const more = others.length > 0 ? `, and ${others.length} more` : '';
    report(
      index + 1,
      `The line has an invisible character in column ${columnAt(line, first.index)}: ${nameOf(first[0])}${more}.`,
      'Write an ordinary space, or remove it. In code, write it as an escape of the language, such as \\u00a0.',
    );
    return line.replace(unseen, (character) => (/\p{Z}/u.test(character) ? ' ' : ''));
  });
  return clean.join('\n');
}
