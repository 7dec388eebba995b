import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { directions, free } from './directions.ts';

/** An import of a module, also of types alone, or another mention of its path. */
export interface Reference {
  /** Both are paths below the repository, with slashes. */
  from: string;
  to: string;
  /** Line of `from`. */
  line: number;
}

/**
 * Finds the imports that the directions don't allow.
 *
 * @param references from and to modules of this repository
 * @returns a line for each
 */
export const wrongDirections = (references: readonly Reference[]): string[] =>
  references.flatMap((reference) => {
    const reason = reasonAgainst(reference);
    return reason ? [`${reference.from}:${reference.line} imports ${reference.to}: ${reason}.`] : [];
  });

function reasonAgainst({ from, to }: Reference): string | undefined {
  if (!from.includes('/') || free.some((folder) => isIn(from, folder))) return undefined;
  const freeFolder = free.find((folder) => isIn(to, folder));
  if (freeFolder) return `nothing imports ${freeFolder}`;
  const folder = folderOf(from, directions);
  const allowed = folder && directions[folder];
  if (!allowed) return 'its folder has no line in check/directions.ts';
  if (isIn(to, folder) || allowed.some((other) => isIn(to, other))) return undefined;
  const others = allowed.length > 0 ? `only from ${allowed.join(', ')}` : 'from nowhere else';
  return `${folder} imports ${others}`;
}

/**
 * Finds folders that may import each other, directly or through others.
 *
 * @param table what each folder may import
 * @returns a line for each circle: `src/a ▶ src/b ▶ src/a`
 */
export function circles(table: Readonly<Record<string, readonly string[]>>): string[] {
  const found = new Map<string, string>();
  const visit = (folder: string, path: readonly string[]): void => {
    const start = path.indexOf(folder);
    if (start >= 0) {
      const circle = path.slice(start);
      found.set([...circle].sort().join(), [...circle, folder].join(' ▶ '));
      return;
    }
    for (const allowed of table[folder] ?? [])
      for (const next of foldersIn(allowed, table)) if (next !== folder) visit(next, [...path, folder]);
  };
  for (const folder of Object.keys(table)) visit(folder, []);
  return [...found.values()];
}

/** The folders of the table that a path stands for: the one that has it, and those below it. */
const foldersIn = (path: string, table: Readonly<Record<string, unknown>>): string[] => [
  ...new Set([folderOf(path, table) ?? [], Object.keys(table).filter((folder) => isIn(folder, path))].flat()),
];

/** The longest path of the table that a module belongs to. */
const folderOf = (module: string, table: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(table)
    .filter((folder) => isIn(module, folder))
    .sort((a, b) => b.length - a.length)[0];

const isIn = (module: string, folder: string): boolean =>
  module === folder || module.startsWith(`${folder}/`);

/**
 * Finds every string that is the relative path of a file: in imports and exports, also of types, in
 * `new URL('./worker.ts', import.meta.url)`, and in mocks of tests.
 *
 * @param root the repository
 */
export function findReferences(root: string): Reference[] {
  const folders = [
    ...new Set([...Object.keys(directions), ...free].map((part) => part.split('/')[0] ?? part)),
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
  if (errors[0]) throw new Error(`${from} cannot be read: ${errors[0].message}`);
  const found: Reference[] = [];
  visit(program, (name, start) => {
    const to = posix.join(posix.dirname(from), name.replace(/\?.*/, ''));
    if (to.startsWith('../') || !/\.\w+$/.test(to) || !existsSync(join(root, to))) return;
    found.push({ from, to, line: text.slice(0, start).split('\n').length });
  });
  return found;
}

/** Calls a function for every relative path in a syntax tree. */
function visit(node: unknown, onPath: (path: string, start: number) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Literal' && 'value' in node && 'start' in node) {
    const { value, start } = node;
    if (typeof value === 'string' && /^\.\.?\//.test(value)) onPath(value, Number(start));
    return;
  }
  for (const child of Object.values(node)) visit(child, onPath);
}
