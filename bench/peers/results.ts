/*
 * The results of this site and the other generators, as saved in bench/peers.json.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unit } from '../report.ts';
import type { Cell } from './measure.ts';

/** The id of this site. Ids with this prefix are variants of it. */
export const ownId = 'here';

/** A measurement of all sites. */
export interface Row {
  /** Unique among all rows, such as `load/medium/fcp`. */
  id: string;
  label: string;
  unit: Unit | 'text';
  /** Whether the highest number wins; otherwise, the lowest. */
  isMoreBetter?: true;
  /** Results by the id of the site. */
  cells: Record<string, Cell>;
}

/** A table of results. */
export interface ResultTable {
  title: string;
  /** The compared items, if they aren't the sites. */
  sites?: { id: string; name: string }[];
  rows: Row[];
}

/** The results of a section. */
export interface SectionResults {
  title: string;
  /** The date and the machine of the measurement. */
  circumstances: string;
  tables: ResultTable[];
  notes: string[];
}

/** The results of all sections. */
export interface PeerResults {
  sites: { id: string; name: string; version: string }[];
  sections: Record<string, SectionResults>;
}

/** The results file, which `npm run bench:peers` writes. */
export const resultsFile = join(import.meta.dirname, '../peers.json');

/** Reads the results file. Returns empty results if it doesn't exist. */
export const readResults = (file = resultsFile): PeerResults =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sites: [], sections: {} };

/** The best result of the other sites in a row. */
export interface Best {
  id: string;
  value: number;
}

/** Returns the best number of the other sites, if any has a number. */
export function bestOther({ cells, isMoreBetter }: Pick<Row, 'cells' | 'isMoreBetter'>): Best | undefined {
  const others = Object.entries(cells).flatMap(([id, value]) =>
    !id.startsWith(ownId) && typeof value === 'number' ? [{ id, value }] : [],
  );
  const isBetter = (one: number, other: number) => (isMoreBetter ? one > other : one < other);
  return others.reduce<Best | undefined>(
    (best, other) => (best === undefined || isBetter(other.value, best.value) ? other : best),
    undefined,
  );
}

/** Whether another generator has a better result in a row. */
export function isLost(row: Row): boolean {
  const own = row.cells[ownId];
  const best = bestOther(row);
  if (best === undefined) return false;
  if (typeof own !== 'number') return true;
  return row.isMoreBetter ? own < best.value : own > best.value;
}

/** Returns this site's number divided by the best of the others; `undefined` if one is missing, or if the best is 0. */
export function ratioOf(row: Row): number | undefined {
  const own = row.cells[ownId];
  const best = bestOther(row);
  return typeof own === 'number' && best !== undefined && best.value !== 0 ? own / best.value : undefined;
}

/** Returns all rows by id. */
export const rowsById = ({ sections }: PeerResults): Map<string, Row> =>
  new Map(
    Object.values(sections).flatMap(({ tables }) =>
      tables.flatMap(({ rows }) => rows.map((row): [string, Row] => [row.id, row])),
    ),
  );

/** Converts cells by site and axis to rows. */
export const rowsOf = <Axis extends string>(
  prefix: string,
  axes: Record<Axis, Pick<Row, 'label' | 'unit' | 'isMoreBetter'>>,
  cells: Record<string, Record<NoInfer<Axis>, Cell>>,
): Row[] =>
  (Object.entries(axes) as [Axis, Pick<Row, 'label' | 'unit' | 'isMoreBetter'>][]).map(([axis, about]) => ({
    id: `${prefix}/${axis}`,
    ...about,
    cells: Object.fromEntries(Object.entries(cells).map(([site, values]) => [site, values[axis]])),
  }));
