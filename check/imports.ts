import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { directions, unrestricted } from './directions.ts';

/** An import of a module, including type-only imports, or another string with its path. */
export interface Reference {
  /** `from` and `to` are paths relative to the repository, with slashes. */
  from: string;
  to: string;
  /** Line of `from`. */
  line: number;
}

/**
 * Finds the imports that `directions` doesn't allow.
 *
 * @param references between modules of this repository
 * @returns a message for each
 */
export const findForbiddenImports = (references: readonly Reference[]): string[] =>
  references.flatMap((reference) => {
    const reason = reasonToForbid(reference);
    return reason ? [`${reference.from}:${reference.line} imports ${reference.to}: ${reason}.`] : [];
  });

function reasonToForbid({ from, to }: Reference): string | undefined {
  if (!from.includes('/') || unrestricted.some((folder) => isIn(from, folder))) return undefined;
  const forbidden = unrestricted.find((folder) => isIn(to, folder));
  if (forbidden) return `nothing imports ${forbidden}`;
  const folder = folderOf(from, directions);
  const allowed = folder && directions[folder];
  if (!allowed) return 'its folder has no line in check/directions.ts';
  if (isIn(to, folder) || allowed.some((other) => isIn(to, other))) return undefined;
  const others = allowed.length > 0 ? `only from ${allowed.join(', ')}` : 'from nowhere else';
  return `${folder} imports ${others}`;
}

/**
 * Finds folders that may import each other, directly or indirectly.
 *
 * @param table like `directions`
 * @returns each cycle once: `src/a ▶ src/b ▶ src/a`
 */
export function findCycles(table: Readonly<Record<string, readonly string[]>>): string[] {
  const found = new Map<string, string>();
  const visit = (folder: string, path: readonly string[]): void => {
    const start = path.indexOf(folder);
    if (start >= 0) {
      const cycle = path.slice(start);
      found.set([...cycle].sort().join(), [...cycle, folder].join(' ▶ '));
      return;
    }
    for (const allowed of table[folder] ?? [])
      for (const next of foldersIn(allowed, table)) if (next !== folder) visit(next, [...path, folder]);
  };
  for (const folder of Object.keys(table)) visit(folder, []);
  return [...found.values()];
}

/** Returns the folders of the table that a path refers to: the one that contains it, and those below it. */
const foldersIn = (path: string, table: Readonly<Record<string, unknown>>): string[] => [
  ...new Set([folderOf(path, table) ?? [], Object.keys(table).filter((folder) => isIn(folder, path))].flat()),
];

/** Returns the longest path of the table that contains a module. */
const folderOf = (module: string, table: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(table)
    .filter((folder) => isIn(module, folder))
    .sort((a, b) => b.length - a.length)[0];

const isIn = (module: string, folder: string): boolean =>
  module === folder || module.startsWith(`${folder}/`);

/**
 * Finds every string that is the relative path of an existing file: in imports and exports, including type-only ones, in
 * `new URL('./worker.ts', import.meta.url)`, and in the mocks of tests.
 *
 * @param root the repository
 */
export function findReferences(root: string): Reference[] {
  const folders = [
    ...new Set([...Object.keys(directions), ...unrestricted].map((part) => part.split('/')[0] ?? part)),
  ];
  const modules = [...readdirSync(root), ...folders.flatMap((folder) => filesIn(root, folder))];
  return modules
    .filter((file) => /\.[cm]?tsx?$|\.mjs$/.test(file))
    .flatMap((file) => referencesOf(root, file));
}

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    posix.join(folder, file.replaceAll('\\', '/')),
  );

function referencesOf(root: string, from: string): Reference[] {
  const text = readFileSync(join(root, from), 'utf8');
  const { program, errors } = parseSync(from, text);
  if (errors[0]) throw new Error(`${from} cannot be parsed: ${errors[0].message}`);
  const found: Reference[] = [];
  visit(program, (name, start) => {
    const to = posix.join(posix.dirname(from), name.replace(/\?.*/, ''));
    if (to.startsWith('../') || !/\.\w+$/.test(to) || !existsSync(join(root, to))) return;
    found.push({ from, to, line: text.slice(0, start).split('\n').length });
  });
  return found;
}

/** Calls a function for each string in a syntax tree that is a relative path. */
function visit(node: unknown, onPath: (path: string, start: number) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Literal' && 'value' in node && 'start' in node) {
    const { value, start } = node;
    if (typeof value === 'string' && /^\.\.?\//.test(value)) onPath(value, Number(start));
    return;
  }
  for (const child of Object.values(node)) visit(child, onPath);
}
