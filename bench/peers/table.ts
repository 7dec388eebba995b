import { format, tableToMarkdown } from '../report.ts';
import type { Cell } from './measure.ts';
import {
  bestOther,
  isLost,
  ownId,
  type PeerResults,
  type ResultTable,
  type Row,
  ratioOf,
  type SectionResults,
} from './results.ts';

/** The causes of the rows that this site loses. The first pattern that matches the id of a row applies. */
export type Notes = readonly (readonly [rows: RegExp, cause: string])[];

type Site = PeerResults['sites'][number];

const head = `# This site and its peers

Written by \`npm run bench:peers\`, which gives the pages of this site to other documentation generators: the same text, their default
theme, local search, the same base path and sidebar. It serves all sites alike over HTTP/2, compressed with brotli, and measures them in
turns; every number is a median. 1 kB is 1,000 bytes. Times depend on the machine: compare columns, don't quote them.

\`npm run bench:peers -- --only load\` measures one section again, and \`--peers starlight\` compares with that one alone. Without options, it takes
about two hours and installs 1.4 GB of packages below \`.cache/\`. To compare with newer versions, update \`bench/peers/package.json\`.

The ratio is what this site needs or reaches, divided by the best of the others. It's bold where another generator is better, and the
cause follows below the table.
`;

/** Formats all results as a Markdown document. */
export function toMarkdown({ sites, sections }: PeerResults, order: readonly string[], notes: Notes): string {
  const versions = sites
    .filter(({ id }) => id !== ownId)
    .map(({ name, version }) => `| ${name} | ${version} |`)
    .join('\n');
  const parts = order
    .flatMap((name) => sections[name] ?? [])
    .map((section) => sectionPart(section, sites, notes));
  return [head, `| Generator | Version |\n| --- | --- |\n${versions}\n`, ...parts].join('\n');
}

function sectionPart(
  { title, circumstances, tables, notes }: SectionResults,
  sites: Site[],
  causes: Notes,
): string {
  const parts = tables.map((table) => tablePart(table, sites, causes));
  return `## ${title}\n\n${[circumstances, ...parts, ...notes].join('\n\n')}\n`;
}

/** Formats a table, with the causes of the rows that this site loses. */
export function tablePart(
  { title, rows, sites: compared }: ResultTable,
  sites: readonly Site[],
  causes: Notes,
): string {
  const shown = (compared ?? sites).filter(({ id }) => rows.some(({ cells }) => id in cells));
  const hasNumbers = rows.some(({ unit }) => unit !== 'text');
  const columns = ['', ...shown.map(({ name }) => name), ...(hasNumbers ? ['ratio'] : [])];
  const lines = rows.map((row) => [
    row.label,
    ...shown.map(({ id }) => cellText(row.cells[id], row.unit)),
    ...(hasNumbers ? [ratioText(row)] : []),
  ]);
  const table = tableToMarkdown({ title, columns, rows: lines });
  const lost = rows.filter(isLost).map((row) => `- ${row.label}: ${causeOf(row, causes)}`);
  return lost.length > 0 ? `${table}\n\n${lost.join('\n')}` : table;
}

/** Returns the cause of a lost row, or that it isn't known. */
export const causeOf = ({ id }: Row, causes: Notes): string =>
  causes.find(([pattern]) => pattern.test(id))?.[1] ?? 'the cause isn’t known yet.';

/** Formats a cell: a number with its unit, text, or the reason for a failure. */
export function cellText(cell: Cell | undefined, unit: Row['unit']): string {
  if (cell === undefined) return '–';
  if (typeof cell !== 'number') return 'text' in cell ? cell.text : `failed: ${cell.failed}`;
  return unit === 'text' ? String(cell) : format(cell, unit);
}

function ratioText(row: Row): string {
  const ratio = ratioOf(row);
  const text = ratio === undefined ? '–' : ratio.toFixed(2);
  return isLost(row) ? `**${text}**` : bestOther(row) ? text : '–';
}
