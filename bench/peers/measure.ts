import { median } from '../stats.ts';

/** The result of a measurement of a site: a number, text, or the reason for a failure. */
export type Cell = number | { text: string } | { failed: string };

/** Cells by axis. */
export type Cells<Axis extends string = string> = Record<Axis, Cell>;

/**
 * Measures sites round-robin, so that other load on the machine affects them equally.
 *
 * @returns the medians of each site by its id; if a run of a site fails, all its cells have the reason
 */
export async function roundRobin<Site extends { id: string; name: string }, Axis extends string>(
  sites: readonly Site[],
  runs: number,
  axes: readonly Axis[],
  measure: (site: Site, run: number) => Promise<Record<Axis, number>>,
): Promise<Record<string, Cells<Axis>>> {
  const seen = new Map<string, Record<Axis, number>[]>(sites.map(({ id }) => [id, []]));
  const failures = new Map<string, string>();
  for (let run = 0; run < runs; run++) {
    for (const site of sites) {
      if (failures.has(site.id)) continue;
      try {
        seen.get(site.id)?.push(await measure(site, run));
      } catch (error) {
        failures.set(site.id, reasonOf(error));
        process.stderr.write(`${site.name}: ${error instanceof Error ? error.stack : error}\n`);
      }
    }
  }
  return Object.fromEntries(
    sites.map(({ id }) => {
      const failed = failures.get(id);
      const cell = (axis: Axis): Cell =>
        failed === undefined ? median((seen.get(id) ?? []).map((values) => values[axis])) : { failed };
      return [id, recordOf(axes, cell)];
    }),
  );
}

/** Returns a record with a value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;

/** Returns the first line of an error, truncated to fit into a cell. */
export function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
