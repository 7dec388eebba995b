// cspell:ignore redirections
/** A word of a shell sample, without its quotes. */
export interface ShellWord {
  text: string;
  /** Line on which it begins, from 1. */
  line: number;
}

/** `$(…)` and backticks, with at most one pair of parentheses within. */
const substitution = '\\$\\((?:[^()]|\\([^()]*\\))*\\)|`[^`]*`';

/** Token patterns, in order of precedence. `other` matches anything, so that a missing quote doesn't stop the parser. */
const kinds = {
  blank: '(?:[ \\t\\r]|\\\\\\r?\\n)+',
  comment: '#[^\\n]*',
  end: '\\n',
  redirection: '\\d*(?:<<<|<<-?|>>|[<>]&|&>|[<>])',
  separator: '[;&|()]+',
  word: `(?:'[^']*'|"(?:\\\\[\\s\\S]|${substitution}|[^"\\\\$\`]|\\$(?!\\())*"|${substitution}|\\\\[\\s\\S]|[^\\s;&|()<>'"\\\\\`])+`,
  other: '[\\s\\S]',
};
const tokens = Object.entries(kinds).map(([kind, pattern]) => `(?<${kind}>${pattern})`);

/**
 * Returns the simple commands of a shell sample, including those in command substitutions. Line ends, `;`, `&`, `|` and parentheses
 * separate them. Comments, the targets of redirections and here-documents are omitted. Variables aren't expanded.
 */
export function shellCommands(source: string, firstLine = 1): ShellWord[][] {
  const commands: ShellWord[][] = [];
  const delimiters: string[] = [];
  let words: ShellWord[] = [];
  let redirection: string | undefined;
  let line = firstLine;
  const token = new RegExp(tokens.join('|'), 'y');

  const endCommand = () => {
    if (words.length > 0) commands.push(words);
    words = [];
    redirection = undefined;
  };
  const addWord = (raw: string) => {
    for (const [inner] of withoutSingleQuotes(raw).matchAll(new RegExp(substitution, 'g'))) {
      commands.push(...shellCommands(inner.replace(/^\$\(|^`|[)`]$/g, ''), line));
    }
    const text = unquote(raw);
    if (redirection === undefined) words.push({ text, line });
    else if (/<<-?$/.test(redirection)) delimiters.push(text);
    redirection = undefined;
  };

  for (let match = token.exec(source); match; match = token.exec(source)) {
    const { comment, end, redirection: found, separator, word } = match.groups ?? {};
    if (word) addWord(word);
    if (found) redirection = found;
    if (end || separator || comment) endCommand();
    line += linesIn(match[0]);
    if (!end) continue;
    const body = readHereDocuments(source.slice(token.lastIndex), delimiters.splice(0));
    token.lastIndex += body.length;
    line += linesIn(body);
  }
  endCommand();
  return commands;
}

/** Returns the lines up to and including the last delimiter. */
function readHereDocuments(source: string, delimiters: readonly string[]): string {
  const lines = source.split(/(?<=\n)/);
  let end = 0;
  for (const delimiter of delimiters) {
    const length = lines.slice(end).findIndex((text) => text.trim() === delimiter);
    end = length < 0 ? lines.length : end + length + 1;
  }
  return lines.slice(0, end).join('');
}

const withoutSingleQuotes = (raw: string): string => raw.replace(/'[^']*'/g, '');

/** Removes quotes and backslashes. */
const unquote = (raw: string): string =>
  raw.replace(/'([^']*)'|"((?:\\[\s\S]|[^"\\])*)"|\\(\r?\n|[\s\S])/g, (_, single, double, escaped) => {
    if (single !== undefined) return single;
    if (double !== undefined) return double.replace(/\\([$`"\\])|\\\n/g, '$1');
    return /\n$/.test(escaped) ? '' : escaped;
  });

const linesIn = (text: string): number => text.split('\n').length - 1;
