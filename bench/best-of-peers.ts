import { bestOther, type PeerResults, ratioOf, readResults, rowsById } from './peers/results.ts';
import type { PeerBest } from './report.ts';

/** The results of the last `npm run bench:peers`. */
const results = readResults();

/** Returns the best result of the other generators in a row of the comparison, if it was measured. */
export const bestOf = (row: string): PeerBest | undefined => findBest(results, row);

/** Returns the result of this site in a row of the comparison, divided by the best of the others, if it was measured. */
export function ratioInComparison(id: string): number | undefined {
  const row = rowsById(results).get(id);
  return row && ratioOf(row);
}

/** Finds the best result of the other generators in a row of `from`. */
export function findBest(from: PeerResults, id: string): PeerBest | undefined {
  const row = rowsById(from).get(id);
  const best = row && bestOther(row);
  const site = from.sites.find((candidate) => candidate.id === best?.id);
  return best && site && { peer: site.name, value: best.value };
}
