import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { directions, free, shared } from './directions.ts';

/** A place where a module names another: an import, also of types alone, or the address of a worker. */
export interface Reference {
  /** Both are paths below the repository, with slashes. */
  from: string;
  to: string;
  /** Line of `from`. */
  line: number;
}

/**
 * What is wrong with where modules reach.
 *
 * @param references from and to modules of this repository
 * @returns a line for each that goes against the directions
 */
export const wrongDirections = (references: readonly Reference[]): string[] =>
  references.flatMap((reference) => {
    const reason = reasonAgainst(reference);
    return reason ? [`${reference.from}:${reference.line} imports ${reference.to}: ${reason}.`] : [];
  });

function reasonAgainst({ from, to }: Reference): string | undefined {
  if (!from.includes('/') || free.some((part) => isIn(from, part))) return undefined;
  const ofTests = free.find((part) => isIn(to, part));
  if (ofTests) return `nothing imports ${ofTests}`;
  const part = partOf(from);
  const allowed = part && directions[part];
  if (!allowed) return 'its folder has no line in check/directions.ts';
  if (isIn(to, part) || allowed.some((other) => isIn(to, other))) return undefined;
  const others = allowed.length > 0 ? `only from ${allowed.join(', ')}` : 'from nowhere else';
  return `${part} imports ${others}`;
}

/** The longest path of the directions that a module belongs to. */
const partOf = (module: string): string | undefined =>
  Object.keys(directions)
    .filter((part) => isIn(module, part))
    .sort((a, b) => b.length - a.length)[0];

const isIn = (module: string, part: string): boolean =>
  part === shared ? posix.dirname(module) === 'src' : module === part || module.startsWith(`${part}/`);

/**
 * Finds what modules name: every text that is the relative path of a file. Imports and exports are such texts, of types as
 * well, and so are `new URL('./worker.ts', import.meta.url)` and the modules that tests replace.
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

/** Tells of every relative path in a syntax tree. */
function visit(node: unknown, tell: (name: string, start: number) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Literal' && 'value' in node && 'start' in node) {
    const { value, start } = node;
    if (typeof value === 'string' && /^\.\.?\//.test(value)) tell(value, Number(start));
    return;
  }
  for (const child of Object.values(node)) visit(child, tell);
}
