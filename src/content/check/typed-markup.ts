/** Markup in text that can't be intended. */
export interface Leftover {
  /** Its offset in the searched text. */
  index: number;
  message: string;
  hint: string;
}

interface Lookalike {
  /** A character that every match has. Texts without it aren't searched, because most have none of these. */
  sign?: string;
  pattern: RegExp;
  message: (found: string) => string;
  hint: string;
}

const bold: Lookalike = {
  sign: '*',
  pattern: /\*{2,}(?:[^*\n]*\*{2,})?/g,
  message: (found) => `Bold that is not closed is shown with its asterisks: ${found}.`,
  hint: 'Write **text**, without a space inside the asterisks, and end it in the same paragraph. Literal asterisks are escaped: \\*.',
};

const emphasis: Lookalike = {
  sign: '*',
  pattern: /(?<=\S)\*|\*(?=\S)/g,
  message: (found) => `An asterisk is shown as it was typed: ${found}.`,
  hint: 'Write *text*, without a space inside the asterisks. A literal asterisk goes into `code` or is escaped: \\*.',
};

/** Common within words: `export_name`. */
const underscore: Lookalike = {
  sign: '_',
  pattern: /(?<![\p{L}\p{N}_])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}_])/gu,
  message: (found) => `An underscore is shown as it was typed: ${found}.`,
  hint: 'Write *text* for emphasis. Names that begin or end with an underscore go into `code`.',
};

const backtick: Lookalike = {
  sign: '`',
  pattern: /`+(?:[^`\n]*`+)?/g,
  message: (found) => `A backtick is shown as it was typed: ${found}.`,
  hint: 'Close code with as many backticks as it begins with, in the same paragraph: `code`. A literal backtick is escaped: \\`.',
};

const strike: Lookalike = {
  sign: '~',
  pattern: /~{2,}(?:[^~\n]*~{2,})?/g,
  message: (found) => `Tildes are shown as they were typed: ${found}.`,
  hint: 'Write ~~text~~, and end it in the same paragraph. Literal tildes go into `code`.',
};

const link: Lookalike = {
  sign: '[',
  pattern: /!?\[[^[\]\n]*\]\([^)\n]*\)?/g,
  message: (found) => `A link that is not closed, or has a space in its URL, is shown as text: ${found}.`,
  hint: 'Write [text](/limits/).',
};

/** Prices and names such as $event are common, so a formula needs a single letter or an operator between the signs. */
const mathematics: Lookalike = {
  sign: '$',
  pattern:
    /\$\$(?:[^$\n]*\$\$)?|\$(?:[A-Za-z]|(?=[^$\n]*[\\^_=+*<>×\0])[A-Za-z0-9\\(-][^$\n]*(?<!\s))\$(?![\w$])/g,
  message: (found) => `Mathematics is not typeset: ${found}.`,
  hint: 'Write it in words, or as `code`. A literal dollar sign is escaped: \\$.',
};

/**
 * In the order of the search: what one pattern has matched is hidden from the next. `^` matches the start of a line, \0 what
 * isn't text (code, constants, the marks around bold text), and \ufdd0 an escaped bracket.
 */
const inMarkdown: readonly Lookalike[] = [
  {
    sign: '[',
    pattern: /\[\^[^\]\n]*\]/g,
    message: (found) => `Footnotes are not supported: ${found}.`,
    hint: 'Say it in the sentence, or in a callout.',
  },
  {
    sign: '[',
    pattern: /\[![A-Za-z]+\]/g,
    message: (found) => `Callouts are not written like this here: ${found}.`,
    hint: 'Write :::note above the text and ::: below it, likewise tip, warning and danger.',
  },
  {
    sign: '[',
    pattern: /\[[^[\]\n]*\][ \t]+\([^)\n]*\)/g,
    message: (found) => `A space makes this link plain text: ${found}.`,
    hint: 'Write [text](/limits/).',
  },
  link,
  {
    sign: '[',
    pattern: /(?:\[[^[\]\n]*)?\]\[[^[\]\n]*\]?/g,
    message: (found) => `A reference link that leads nowhere: ${found}.`,
    hint: 'Write the URL in the link: [text](/limits/).',
  },
  {
    sign: '[',
    pattern: /\[[^[\]\n]*\]/g,
    message: (found) => `Brackets without a URL are not a link: ${found}.`,
    hint: 'Write [text](/limits/). Literal brackets go into `code` or are escaped: \\[text].',
  },
  {
    // The bracket that closes an escaped one needs no backslash.
    pattern: /\[|(?<!\ufdd0[^[\]\n]*)\](?:\([^)\n]*\)?)?/g,
    message: (found) => `A bracket without its counterpart is shown as text: ${found}.`,
    hint: 'Write [text](/limits/). A literal bracket goes into `code` or is escaped: \\[.',
  },
  {
    pattern: /^ *(?:!{3}|\?{3}\+?) *[a-z].*|^ *\.\. [a-z-]+::.*/gm,
    message: (found) => `Callouts are not written like this here: ${found}.`,
    hint: 'Write :::note above the text and ::: below it, likewise tip, warning and danger.',
  },
  {
    sign: ':',
    pattern: /^ *:{2,}.*/gm,
    message: (found) => `This line looks like a directive, but isn't one: ${found}.`,
    hint: 'Write :::note without spaces, and below the text a line with ::: alone. A literal colon is escaped: \\:.',
  },
  {
    sign: ':',
    pattern: /^ *:(?![a-z0-9_+-]+:).*/gm,
    message: (found) => `This line looks like a definition, but isn't one: ${found}.`,
    hint: 'Write a colon and a space before the meaning, directly below the line with its term. A literal colon is escaped: \\:.',
  },
  {
    sign: '#',
    pattern: /^ *#{2,}.*/gm,
    message: (found) => `This line looks like a heading, but isn't one: ${found}.`,
    hint: 'Write ## to ####, then an ordinary space. A literal number sign is escaped: \\#.',
  },
  {
    sign: '|',
    pattern: /^ *\|.*|^ *:?-+:?(?: *\| *:?-+:?)+ *$/gm,
    message: (found) => `This line looks like a table, but isn't one: ${found}.`,
    hint: 'The second line of a table is | --- | --- |, with as many cells as the first. A literal bar is escaped: \\|.',
  },
  {
    pattern: /^ *(?:[-+]|\d{1,2}[.)])(?=[A-Z][a-z]).*|^ *[•‣▪●◦] .*|(?<=: *\n) *\d{1,2}[.)] .*/gm,
    message: (found) => `This line looks like a list item, but isn't one: ${found}.`,
    hint: 'Write - and a space, or 1. and a space, below an empty line.',
  },
  {
    sign: '=',
    pattern: /^ *={3,} *$/gm,
    message: (found) => `A line of equals signs is shown as it was typed: ${found}.`,
    hint: 'Resolve the merge conflict. Headings begin with ##.',
  },
  mathematics,
  bold,
  emphasis,
  underscore,
  backtick,
  strike,
  {
    sign: '=',
    pattern: /==(?=[^\s=])[^=\n]*[^\s=]==/g,
    message: (found) => `Marked text is not supported: ${found}.`,
    hint: 'Write **text**. Literal signs go into `code`.',
  },
  {
    sign: '^',
    pattern: /(?<=[\p{L}\p{N})\0])\^[^\s^]+\^/gu,
    message: (found) => `Superscript is not supported: ${found}.`,
    hint: 'Write it in words, as "10 to the power of 6", or as `code`. A literal caret is escaped: \\^.',
  },
  {
    sign: '+',
    pattern: /(?<![\p{L}\p{N}+])\+\+[^\s+]+(?:\+[^\s+]+)*\+\+(?![\p{L}\p{N}+])/gu,
    message: (found) => `A plus sign does not mark keys or added text: ${found}.`,
    hint: 'Write <Kbd>Ctrl</Kbd> for a key. Literal plus signs go into `code`.',
  },
  {
    sign: ':',
    pattern: /(?<![\w:/]):[a-z][a-z0-9_+-]*:(?![\w:/])/g,
    message: (found) => `The name of an emoji is shown as it was typed: ${found}.`,
    hint: 'Write the sentence without it. Literal colons go into `code`.',
  },
  {
    sign: '&',
    pattern: /&(?:[A-Za-z][A-Za-z0-9]+|#\d+|#[Xx][\dA-Fa-f]+);/g,
    message: (found) => `An unknown character reference is shown as it was typed: ${found}.`,
    hint: 'Write the character itself. A literal ampersand is escaped: \\&.',
  },
];

/** Titles, labels and captions contain no markup. */
const inPlainText: readonly Lookalike[] = [
  link,
  mathematics,
  bold,
  { ...emphasis, pattern: /(?<!\S)\*\p{L}(?:[^*\n]*\*)?/gu },
  { ...underscore, pattern: /(?<![\p{L}\p{N}_])_[^\s_](?:[^_\n]*[^\s_])?_(?![\p{L}\p{N}_])/gu },
  backtick,
  strike,
].map(({ sign, pattern }) => ({
  sign,
  pattern,
  message: (found) => `Markup is shown as it was typed: ${found}.`,
  hint: "Markdown doesn't work here. Write plain words.",
}));

/** Notes that authors leave in unfinished text. */
const unfinished: readonly Lookalike[] = [
  {
    pattern: /\b(?:TODO|FIXME|TBD|TBA|XXX+)\b/g,
    message: (found) => `The text is unfinished: ${found}.`,
    hint: 'Write what is missing, or leave it out. Put a note to other authors into {/* a comment */}, and a literal word into `code`.',
  },
  {
    pattern: /\blorem ipsum\b/gi,
    message: (found) => `The text is a filler: ${found}.`,
    hint: 'Write what the page has to say.',
  },
];

/** Finds failed markup and unfinished text in a Markdown text from `wordsOf`, in order. */
export const leftoversInMarkdown = (words: string, source: string): Leftover[] =>
  search([...unfinished, ...inMarkdown], words, source);

/** The same for plain text: a title, a label, a caption. */
export const leftoversInPlainText = (text: string): Leftover[] =>
  search([...unfinished, ...inPlainText], text, text);

function search(lookalikes: readonly Lookalike[], words: string, source: string): Leftover[] {
  const found: Leftover[] = [];
  let rest = words;
  for (const { sign, pattern, message, hint } of lookalikes) {
    if (sign !== undefined && !rest.includes(sign)) continue;
    rest = rest.replace(pattern, (match, ...groups: unknown[]) => {
      const index = groups.find((group) => typeof group === 'number') ?? 0;
      const begin = index + match.length - match.trimStart().length;
      found.push({ index: begin, message: message(excerpt(source, begin, index + match.length)), hint });
      // Hides a match from the other patterns.
      return match.replace(/[^\n]/g, '\0');
    });
  }
  return found.sort((a, b) => a.index - b.index);
}

/** The excerpt for a message: the match with some of the words after it, or before it at the end of a line. */
function excerpt(source: string, from: number, to: number): string {
  const match = source.slice(from, to).trimEnd();
  if (/[\p{L}\p{N}]/u.test(match) || match.length > 2) return cut(match);
  const [behind = ''] = source.slice(from, from + 2 * around).split('\n', 1);
  if (behind.trim() !== match) return [...behind].slice(0, around).join('').trim();
  const before =
    source
      .slice(Math.max(0, to - 2 * around), to)
      .split('\n')
      .at(-1) ?? '';
  return [...before].slice(-around).join('').trim();
}

/** Characters to show around a match. */
const around = 24;

function cut(text: string): string {
  if (text.length <= 60) return text;
  // Doesn't split surrogate pairs.
  return `${[...text.slice(0, 120)].slice(0, 59).join('').trimEnd()}…`;
}
