import { suggest } from '../../shared/nearest.ts';
import type { Report } from '../author-error.ts';
import { fillPlaceholders } from './expressions.ts';

/** What the tests do with a code block. */
export const declarations = ['run', 'check', 'parse', 'output', 'shape', 'show'] as const;
export type Declaration = (typeof declarations)[number];

/** Languages of code blocks, with their names for readers. */
export const languages: Record<string, string> = {
  bash: 'Shell',
  css: 'CSS',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  python: 'Python',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};

/** The parsed opening line of a code block. */
export interface Fence {
  language: string;
  declaration: Declaration;
  /** Why the block isn't tested; only with `show`. */
  reason?: string;
  /** The shape to compare the block with; only with `shape`. */
  shape?: string;
  /** The fixture that the block runs with: an event, accounts, servers. */
  given?: string;
  /** File name or label above the block, with constants filled in. */
  title?: string;
  /** Highlighted lines, from 1. */
  marked: Set<number>;
  inserted: Set<number>;
  /** Lines shown as removed: not run, not checked, not copied. */
  deleted: Set<number>;
}

const tokenPattern = /([A-Za-z-]+)=(?:"([^"]*)"|\{([^}]*)\})|\{([^}]*)\}|(\S+)/g;

/**
 * Parses the text after the backticks: ```` ```js run title="steps.respond" {2,4-5} ins={6} ````.
 *
 * @returns the fence, or `undefined` after reporting an error
 */
export function readFence(
  language: string | null | undefined,
  meta: string | null | undefined,
  line: number,
  report: Report,
): Fence | undefined {
  if (!language || !Object.hasOwn(languages, language)) {
    const names = Object.keys(languages);
    report(
      line,
      language ? `Unknown language "${language}" on a code block.` : 'A code block has no language.',
      `Write one after the backticks: ${names.join(', ')}.`,
    );
    return undefined;
  }
  const fence: Partial<Fence> & Pick<Fence, 'marked' | 'inserted' | 'deleted'> = {
    language,
    marked: new Set(),
    inserted: new Set(),
    deleted: new Set(),
  };
  let ok = true;
  const fail = (message: string, hint: string) => {
    ok = false;
    report(line, message, hint);
  };
  const declare = (declaration: Declaration) => {
    if (fence.declaration)
      fail(`A code block is declared both ${fence.declaration} and ${declaration}.`, 'Keep one.');
    fence.declaration = declaration;
  };
  const seen = new Set<string>();
  for (const [token, key, quoted, braced, bare, word] of (meta ?? '').matchAll(tokenPattern)) {
    const name = bare === undefined ? key : 'lines in braces';
    if (name && seen.has(name)) fail(`A code block has ${name} more than once.`, 'Keep one.');
    if (name) seen.add(name);
    if (bare !== undefined) fence.marked = readLines(bare, fail);
    else if (key === 'ins' && braced !== undefined) fence.inserted = readLines(braced, fail);
    else if (key === 'del' && braced !== undefined) fence.deleted = readLines(braced, fail);
    else if (key === 'title' && quoted) fence.title = fillPlaceholders(quoted, line, report);
    else if (key === 'given' && quoted) fence.given = quoted;
    else if (key === 'shape' && quoted) {
      declare('shape');
      fence.shape = quoted;
    } else if (word === 'shape')
      fail('shape names no shape.', 'Write shape="http-event", a name of data/shapes.ts.');
    else if (key === 'show' && quoted) {
      declare('show');
      fence.reason = quoted;
    } else if (word === 'show')
      fail('show has no reason.', 'Write show="why nothing can be done with this block".');
    else if (word && isDeclaration(word)) declare(word);
    else fail(`Unknown "${token}" on a code block.`, `${suggest(word ?? key ?? '', known)}`);
  }
  if (ok && !fence.declaration) {
    fail('A code block does not say what is done with it.', `Write one of: ${declarations.join(', ')}.`);
  }
  return ok ? (fence as Fence) : undefined;
}

/**
 * Reports line numbers that the block doesn't have.
 *
 * @param line of the backticks
 */
export function checkMarks(fence: Fence, code: string, line: number, report: Report): void {
  const count = code.split('\n').length;
  const beyond = [...fence.marked, ...fence.inserted, ...fence.deleted].filter((marked) => marked > count);
  if (beyond.length === 0) return;
  const lines = count === 1 ? '1 line' : `${count} lines`;
  report(
    line,
    `The block has ${lines}, but sets off ${beyond.join(', ')}.`,
    'The numbers in {2,4-5}, ins={6} and del={7} are lines of the block, counted from 1.',
  );
}

const known = [...declarations, 'title', 'given', 'ins', 'del'];
const isDeclaration = (word: string): word is Declaration =>
  (declarations as readonly string[]).includes(word);

/** The code of a block without the lines that are shown as removed. */
export const withoutDeleted = (code: string, { deleted }: Pick<Fence, 'deleted'>): string =>
  code
    .split('\n')
    .filter((_, index) => !deleted.has(index + 1))
    .join('\n');

/** Converts a line of the code without removed lines to a line of the block, both from 1. */
export function lineInBlock(line: number, { deleted }: Pick<Fence, 'deleted'>): number {
  const before = [...deleted].sort((a, b) => a - b);
  return before.reduce((shown, removed) => (removed <= shown ? shown + 1 : shown), line);
}

function readLines(text: string, fail: (message: string, hint: string) => void): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(part);
    if (!match) {
      fail(`Cannot read the line numbers {${text}}.`, 'Write numbers and ranges such as {2,4-5}.');
      return lines;
    }
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (from < 1 || to < from)
      fail(`The line numbers {${text}} name no line.`, 'Lines are counted from 1: {2,4-5}.');
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return lines;
}
