import type { Report } from '../author-error.ts';

/** The conflict markers of `git merge`. */
const marker = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/;
const divider = /^={7}$/;
const possible = /^(?:<{7}|>{7}|\|{7}|={7})/m;

/**
 * Reports conflict markers. Markdown would read them as tags, quotations and headings, so the page isn't checked further.
 *
 * @returns whether there are none
 */
export function checkMerge(source: string, report: Report): boolean {
  if (!possible.test(source)) return true;
  const lines = source.split('\n');
  const hasMarkers = lines.some((line) => marker.test(line));
  const found: number[] = [];
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    const [, mark] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && !fence) fence = mark;
    else if (mark && fence && mark.startsWith(fence)) fence = undefined;
    // In code, a line of equals signs can be intended.
    if (marker.test(line) || (divider.test(line) && (hasMarkers || !fence))) found.push(index + 1);
  }
  const [first] = found;
  if (first === undefined) return true;
  report(
    first,
    `A merge conflict has left ${lines[first - 1]}${found.length > 1 ? `, and more in line ${found.slice(1).join(', ')}` : ''}.`,
    'Keep one side of the conflict, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
  );
  return false;
}
