import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from '../shared/escape.ts';

/** Which of several matches to use. */
export interface LineQuery {
  /** The property that has the value: with `from`, `to: '/cron/'` doesn't match. */
  key?: string;
  /** Uses the last match instead of the first, to find duplicates. */
  last?: boolean;
}

/**
 * Finds the line of a value in a file of `data/`, because imported values have no line.
 *
 * @param path file or folder as in error messages: `data/sidebar.ts`, `data/keywords`
 * @param value a string in that file
 * @returns the file with the line, counted from 1; the path and line 0 if the value isn't found
 */
export type FindLine = (path: string, value: string, query?: LineQuery) => { file: string; line: number };

/** For content without files in `data/`, such as that of tests. */
export const findNoLine: FindLine = (file) => ({ file, line: 0 });

/** Creates the function that finds lines below a folder. Files are read on demand. */
export const findLineBelow =
  (root: string): FindLine =>
  (path, value, query) => {
    for (const file of filesAt(root, path)) {
      const line = lineOfValue(readFileSync(join(root, file), 'utf8'), value, query);
      if (line > 0) return { file, line };
    }
    return { file: path, line: 0 };
  };

function filesAt(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.map((name) => `${path}/${name}`).filter((file) => statSync(join(root, file)).isFile());
}

/** The line of a string in a text, counted from 1; 0 if there is none. */
export function lineOfValue(text: string, value: string, { key, last = false }: LineQuery = {}): number {
  const before = key === undefined ? '' : `\\b${escapeRegExp(key)}['"]?\\s*:\\s*`;
  const pattern = new RegExp(`${before}(['"\`])${escapeRegExp(value)}\\1`, 'g');
  const places = [...text.matchAll(pattern)];
  const place = last ? places.at(-1) : places[0];
  return place ? text.slice(0, place.index + place[0].length).split('\n').length : 0;
}
