import { type Path, printPath } from './path.ts';

/** A row of the tree. */
export interface Row {
  path: Path;
  /** Unique, and stable across renders. */
  id: string;
  name: string;
  /** Starts at 1, like `aria-level`. */
  level: number;
  /** Number of children; `undefined` unless it is an object or an array. */
  children: number | undefined;
  isOpen: boolean;
  /** A preview of the value: `"Ada"`, `{2}`, `[3]`. */
  preview: string;
}

/** The most keys shown of an object; readers would only scroll past more. */
const mostKeys = 100;

/** The id of a row. */
export const idOf = (path: Path): string => printPath(path);

/**
 * The visible rows of an event, from top to bottom.
 *
 * @param open ids of expanded rows
 */
export function rowsOf(event: unknown, open: ReadonlySet<string>): Row[] {
  return below(event, [], open);
}

function below(value: unknown, path: Path, open: ReadonlySet<string>): Row[] {
  return entriesOf(value)
    .slice(0, mostKeys)
    .flatMap(([key, item]) => {
      const own = [...path, key];
      const id = idOf(own);
      const isContainer = typeof item === 'object' && item !== null;
      const isOpen = isContainer && open.has(id);
      const row: Row = {
        path: own,
        id,
        name: String(key),
        level: own.length,
        children: isContainer ? entriesOf(item).length : undefined,
        isOpen,
        preview: preview(item),
      };
      return isOpen ? [row, ...below(item, own, open)] : [row];
    });
}

/** Entries of an array, or of an object sorted by key, as the product shows them. */
function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Previews a value in one short line. */
export function preview(value: unknown): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  if (typeof value === 'object' && value !== null) return `{${Object.keys(value).length}}`;
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** What a key does in the tree, following the ARIA tree view pattern. */
export type Move = { select: string } | { open: string } | { close: string };

/**
 * Maps a key to what it does.
 *
 * @param rows the visible rows
 * @param current id of the focused row
 * @returns `undefined` for a key that does nothing
 */
export function moveFor(key: string, rows: readonly Row[], current: string): Move | undefined {
  const index = rows.findIndex(({ id }) => id === current);
  const row = rows[index];
  if (!row) return undefined;
  const to = (target: Row | undefined): Move | undefined => target && { select: target.id };
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1]);
    case 'ArrowUp':
      return to(rows[index - 1]);
    case 'Home':
      return to(rows[0]);
    case 'End':
      return to(rows.at(-1));
    case 'ArrowRight':
      if (row.children === undefined) return undefined;
      return row.isOpen ? to(rows[index + 1]) : { open: row.id };
    case 'ArrowLeft':
      if (row.isOpen) return { close: row.id };
      return to(rows.slice(0, index).findLast(({ level }) => level < row.level));
    case 'Enter':
    case ' ':
      if (row.children === undefined) return undefined;
      return row.isOpen ? { close: row.id } : { open: row.id };
    default:
      return undefined;
  }
}
