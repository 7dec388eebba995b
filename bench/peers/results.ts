/*
 * What was measured of this site and the others, as it is kept in bench/peers.json.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unit } from '../report.ts';
import type { Cell } from './measure.ts';

/** The id of this site among the sites; what begins with it is this site in another form. */
export const here = 'here';

/** Something that was measured of every site. */
export interface Row {
  /** Unique among all rows, such as `load/medium/fcp`. */
  id: string;
  label: string;
  unit: Unit | 'text';
  /** Whether the highest number wins; otherwise, the lowest. */
  isMoreBetter?: true;
  /** By the id of the site. */
  cells: Record<string, Cell>;
}

export interface ResultTable {
  title: string;
  /** What is compared, if not all sites. */
  sites?: { id: string; name: string }[];
  rows: Row[];
}

/** What a section measured. */
export interface SectionResults {
  title: string;
  /** When and on what. */
  circumstances: string;
  tables: ResultTable[];
  notes: string[];
}

/** Everything that was measured. */
export interface PeerResults {
  sites: { id: string; name: string; version: string }[];
  sections: Record<string, SectionResults>;
}

/** The file of results, which `npm run bench:peers` writes. */
export const resultsFile = join(import.meta.dirname, '../peers.json');

/** Reads the results; without a file, there are none. */
export const readResults = (file = resultsFile): PeerResults =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sites: [], sections: {} };

/** The best of the other sites in a row. */
export interface Best {
  id: string;
  value: number;
}

/** The best number of the other sites, if one of them has a number. */
export function bestOther({ cells, isMoreBetter }: Pick<Row, 'cells' | 'isMoreBetter'>): Best | undefined {
  const others = Object.entries(cells).flatMap(([id, value]) =>
    !id.startsWith(here) && typeof value === 'number' ? [{ id, value }] : [],
  );
  const isBetter = (one: number, other: number) => (isMoreBetter ? one > other : one < other);
  return others.reduce<Best | undefined>(
    (best, other) => (best === undefined || isBetter(other.value, best.value) ? other : best),
    undefined,
  );
}

/** Returns whether another generator has a better value in a row. */
export function isLost(row: Row): boolean {
  const own = row.cells[here];
  const best = bestOther(row);
  if (best === undefined) return false;
  if (typeof own !== 'number') return true;
  return row.isMoreBetter ? own < best.value : own > best.value;
}

/** How much of the best other's number this site's number is; unknown if there is none, or if it is 0. */
export function ratioOf(row: Row): number | undefined {
  const own = row.cells[here];
  const best = bestOther(row);
  return typeof own === 'number' && best !== undefined && best.value !== 0 ? own / best.value : undefined;
}

/** All rows by id. */
export const rowsById = ({ sections }: PeerResults): Map<string, Row> =>
  new Map(
    Object.values(sections).flatMap(({ tables }) =>
      tables.flatMap(({ rows }) => rows.map((row): [string, Row] => [row.id, row])),
    ),
  );

/** Turns cells by site and axis into rows. */
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
