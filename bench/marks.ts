import { bestOther, type PeerResults, ratioOf, readResults, rowsById } from './peers/results.ts';
import type { Mark } from './report.ts';

/** What other generators reached when `npm run bench:peers` last ran. */
const results = readResults();

/** The best of the others in a row of the comparison, if it was measured. */
export const markOf = (row: string): Mark | undefined => findMark(results, row);

/** What this site had in a row of the comparison, divided by the best of the others, if it was measured. */
export function ratioInComparison(id: string): number | undefined {
  const row = rowsById(results).get(id);
  return row && ratioOf(row);
}

/** The best of the others in a row of some results. */
export function findMark(from: PeerResults, id: string): Mark | undefined {
  const row = rowsById(from).get(id);
  const best = row && bestOther(row);
  const site = from.sites.find((candidate) => candidate.id === best?.id);
  return best && site && { peer: site.name, value: best.value };
}
