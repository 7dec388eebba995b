import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { lineOfUndefinedName } from '../../scripts/undefined-name.mjs';
import type { AuthorError } from '../content/author-error.ts';
import { root } from '../node/folders.ts';

/** What the bundler says of a file, as far as it is known: https://rollupjs.org/plugin-development/#this-error. */
interface Fault {
  message: string;
  code?: unknown;
  id?: unknown;
  loc?: unknown;
  stack?: unknown;
}

/** The code of the site cannot be loaded; the cause says why. */
export class LoadFailure extends Error {
  constructor(cause: unknown) {
    super('The code of the site cannot be loaded.', { cause });
  }
}

/** Where something is wrong; lines are counted from 1. */
interface Place {
  file: string;
  line: number;
}

/**
 * Makes mistakes in code, which the bundler or the first run of a module finds, into what authors get for mistakes in pages: a
 * stylesheet that cannot be parsed, an import that leads nowhere, a figure that throws when it is loaded.
 *
 * @param failure what the bundler has failed with, or a LoadFailure, of whose stack the first place in a file that authors write
 *   counts as well
 * @returns nothing when the failure is no mistake in a file of the repository, and is better shown with its stack
 */
export function codeErrorsOf(failure: unknown): AuthorError[] {
  const isLoading = failure instanceof LoadFailure;
  const fault = isLoading ? failure.cause : failure;
  if (!isFault(fault)) return [];
  const inside: unknown = 'errors' in fault ? fault.errors : undefined;
  const faults = Array.isArray(inside) ? inside.filter(isFault) : [fault];
  const errors = faults.map((one) => errorOf(one, isLoading));
  return errors.includes(undefined) ? [] : errors.filter((error) => error !== undefined);
}

/** The author errors in what a module threw while it loaded; see `codeErrorsOf`. */
export const loadErrorsOf = (cause: unknown): AuthorError[] => codeErrorsOf(new LoadFailure(cause));

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

function errorOf(fault: Fault, isLoading: boolean): AuthorError | undefined {
  const text = stripVTControlCharacters(fault.message);
  const parsed = placeOfFault(fault, text);
  const place = parsed ?? (isLoading ? placeInStack(fault) : undefined);
  if (!place) return undefined;
  const message = parsed ? sentenceOf(text) : `The module fails when it is loaded: ${sentenceOf(text)}`;
  return { ...place, message, hint: hintFor(fault.code, place) };
}

/** Where the bundler's own words, or what it adds to them, say that something is wrong. */
function placeOfFault({ id, loc }: Fault, text: string): Place | undefined {
  const given = typeof loc === 'object' && loc !== null ? { ...loc } : {};
  const file = 'file' in given && typeof given.file === 'string' ? given.file : id;
  const [, drawnFile, drawnLine] = /╭─\[ ?(.+?):(\d+):\d+ ?\]/.exec(text) ?? [];
  if (typeof file === 'string' && 'line' in given && typeof given.line === 'number')
    return placeIn(file, given.line);
  if (drawnFile !== undefined) return placeIn(drawnFile, Number(drawnLine));
  return undefined;
}

/** The first place of a stack that is in code which authors write. */
function placeInStack({ message, stack }: Fault): Place | undefined {
  if (typeof stack !== 'string') return undefined;
  for (const [, file = '', line] of stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+):(\d+):\d+/g)) {
    const place = placeIn(file, Number(line));
    if (place && /^(?:data|src\/figures|src\/ui\/article)\//.test(place.file)) {
      const source = readFileSync(join(root, place.file), 'utf8');
      return { ...place, line: lineOfUndefinedName(message, source) ?? place.line };
    }
  }
  return undefined;
}

function placeIn(file: string, line: number): Place | undefined {
  const path = file.replace(/\?.*$/s, '');
  const inside = isAbsolute(path) && existsSync(path) ? relative(root, path) : path.replace(/^\//, '');
  const isOwn = !/^(?:\.\.|node_modules\/)/.test(inside) && existsSync(join(root, inside));
  return isOwn ? { file: inside.split(sep).join('/'), line } : undefined;
}

/** The first sentence alone, without the names of the bundler's parts and without places. */
function sentenceOf(text: string): string {
  const [first = ''] = text
    .trim()
    .replace(/^\w+ failed with \d+ errors?:\s*/, '')
    .split('\n');
  const words = first
    .replace(/^(?:\[[\w:. -]+\] )+/, '')
    .replace(/^\S+:\d+:\d+: /, '')
    .replaceAll(`${root}/`, '')
    .trim();
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

function hintFor(code: unknown, { file, line }: Place): string {
  if (code === 'UNRESOLVED_IMPORT')
    return 'Correct the path of the import; it ends with the name of a file, such as ./part.ts.';
  if (code === 'MISSING_EXPORT') return 'Import a name that the module exports, or export it there.';
  const written = readFileSync(join(root, file), 'utf8').split('\n')[line - 1]?.trim();
  return written ? `Correct the file; the line is: ${written}` : 'Correct the file.';
}
