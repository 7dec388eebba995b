import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { lineOfUndefinedName } from '../../scripts/undefined-name.mjs';
import type { AuthorError } from '../content/author-error.ts';
import { readOpenapiText } from '../content/read/openapi.ts';
import { root } from '../node/folders.ts';
import { openapiFile } from '../openapi/read.ts';

/** The properties of the bundler's errors: https://rollupjs.org/plugin-development/#this-error. */
interface Fault {
  message: string;
  code?: unknown;
  id?: unknown;
  loc?: unknown;
  stack?: unknown;
}

/** The code of the site can't be loaded. The cause says why. */
export class LoadFailure extends Error {
  constructor(cause: unknown) {
    super('The code of the site cannot be loaded.', { cause });
  }
}

/** A position in a file; lines are counted from 1. */
interface Place {
  file: string;
  line: number;
}

/**
 * Converts errors in code into author errors: a stylesheet with a syntax error, a missing import, a figure that throws when it is
 * loaded.
 *
 * @param failure an error of the bundler, or a LoadFailure, whose stack may have a position in a file of the repository
 * @returns an empty list if the error isn't in a file of the repository, so that its stack is more useful
 */
export function codeErrorsOf(failure: unknown): AuthorError[] {
  const isLoading = failure instanceof LoadFailure;
  const fault = isLoading ? failure.cause : failure;
  if (!isFault(fault)) return [];
  // A figure reads the description of the REST API when it is loaded.
  if (isLoading && 'name' in fault && fault.name === 'YAMLParseError') return descriptionErrors();
  const inside: unknown = 'errors' in fault ? fault.errors : undefined;
  const faults = Array.isArray(inside) ? inside.filter(isFault) : [fault];
  const errors = faults.map((one) => errorOf(one, isLoading));
  return errors.includes(undefined) ? [] : errors.filter((error) => error !== undefined);
}

function descriptionErrors(): AuthorError[] {
  const errors: AuthorError[] = [];
  readOpenapiText(readFileSync(openapiFile, 'utf8'), (line, message, hint) =>
    errors.push({ file: 'data/openapi.yaml', line, message, hint }),
  );
  return errors;
}

/** The author errors of a module that threw while it was loaded, or of the bundler; see `codeErrorsOf`. */
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

/** The position in the bundler's message or its properties. */
function placeOfFault({ id, loc }: Fault, text: string): Place | undefined {
  const given = typeof loc === 'object' && loc !== null ? { ...loc } : {};
  const file = 'file' in given && typeof given.file === 'string' ? given.file : id;
  const [, drawnFile, drawnLine] = /╭─\[ ?(.+?):(\d+):\d+ ?\]/.exec(text) ?? [];
  if (typeof file === 'string' && 'line' in given && typeof given.line === 'number')
    return placeIn(file, given.line);
  if (drawnFile !== undefined) return placeIn(drawnFile, Number(drawnLine));
  const [, specifier = '', importer] = missingImport.exec(text) ?? [];
  return importer === undefined ? undefined : placeIn(importer, lineOfImport(specifier, importer));
}

/** The message of Vite's development server for an import that can't be resolved. */
const missingImport = /^Failed to load url (\S+) \(.*?\) in (.+)\. Does the file exist\?/;

function lineOfImport(specifier: string, importer: string): number {
  if (!existsSync(importer)) return 0;
  const lines = readFileSync(importer, 'utf8').split('\n');
  return 1 + lines.findIndex((line) => line.includes(specifier) && /\b(?:import|from)\b/.test(line));
}

/** The first position of a stack that is in `data/`, `src/figures` or `src/ui/article`. */
function placeInStack({ message, stack }: Fault): Place | undefined {
  if (typeof stack !== 'string') return undefined;
  for (const [, file = '', line] of stack.matchAll(/(?:file:\/\/)?(\/[^\s():]+):(\d+):\d+/g)) {
    const place = placeIn(file, Number(line));
    if (place && /^(?:data|src\/figures|src\/ui\/article)\//.test(place.file)) {
      const source = readFileSync(join(root, place.file), 'utf8');
      return { ...place, line: lineOfUndefinedName(message, source, place.line) ?? place.line };
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

/** The first sentence, without names of bundler parts and positions. */
function sentenceOf(text: string): string {
  const [, missing] = missingImport.exec(text) ?? [];
  if (missing !== undefined) return `The import can't be resolved: '${missing}'.`;
  const [first = ''] = text
    .trim()
    .replace(/^\w+ failed with \d+ errors?:\s*/, '')
    .split('\n');
  const words = first
    .replace(/^(?:\[[\w:. -]+\] )+/, '')
    .replace(/^(?:[\w-]+: )?\S+:\d+:\d+: /, '')
    .replaceAll(`${root}/`, '')
    .trim();
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

function hintFor(code: unknown, { file, line }: Place): string {
  if (code === 'UNRESOLVED_IMPORT' || code === 'ERR_LOAD_URL')
    return 'Correct the path of the import; it ends with the name of a file, such as ./part.ts.';
  if (code === 'MISSING_EXPORT') return 'Import a name that the module exports, or export it there.';
  const written = readFileSync(join(root, file), 'utf8').split('\n')[line - 1]?.trim();
  return written ? `Correct the file; the line is: ${written}` : 'Correct the file.';
}
