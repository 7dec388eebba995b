/*
 * The results of sections, formatted for the terminal and as Markdown.
 */

const formats = {
  count: (value: number) => value.toFixed(0),
  kB: (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} kB`,
  MB: (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} MB`,
  µs: (value: number) => `${value.toFixed(0)} µs`,
  ms: (value: number) => `${value.toFixed(0)} ms`,
  s: (value: number) => `${value.toFixed(2)} s`,
  shift: (value: number) => value.toFixed(3),
  score: (value: number) => value.toFixed(0),
  '%': (value: number) => `${value.toFixed(2)} %`,
  '/s': (value: number) => `${value.toFixed(0)}/s`,
  'pages/s': (value: number) => `${value.toFixed(0)} pages/s`,
};

/** The unit of a number, which determines its format. */
export type Unit = keyof typeof formats;

/** Formats a number with its unit, or `undefined` as a dash. */
export const format = (value: number | undefined, unit: Unit): string =>
  value === undefined ? '–' : formats[unit](value);

/** The best result of the other generators in a row. */
export interface PeerBest {
  peer: string;
  value: number;
}

/** Returns two cells: the measured value, and the best of the others, if it is known. */
export const against = (value: number | undefined, unit: Unit, best?: PeerBest): [string, string] => [
  format(value, unit),
  best ? `${format(best.value, unit)} ${best.peer}` : '',
];

/** A table. The first column is text, the others are numbers. */
export interface Table {
  title: string;
  columns: string[];
  rows: string[][];
}

/** A target that the site must meet. */
export interface Goal {
  name: string;
  measured: string;
  limit: string;
  met: boolean;
}

/** Creates a goal with an upper limit. */
export const atMost = (name: string, value: number, unit: Unit, limit: number): Goal => ({
  name,
  measured: format(value, unit),
  limit: `at most ${format(limit, unit)}`,
  met: value <= limit,
});

/** Creates a goal with a lower limit. */
export const atLeast = (name: string, value: number, unit: Unit, limit: number): Goal => ({
  name,
  measured: format(value, unit),
  limit: `at least ${format(limit, unit)}`,
  met: value >= limit,
});

/** The result of a section. */
export interface SectionResult {
  tables: Table[];
  goals: Goal[];
  /** Notes below the tables. */
  notes: string[];
}

/** Returns a table of the goals. */
export const goalsTable = (goals: readonly Goal[]): Table => ({
  title: 'Goals',
  columns: ['goal', 'measured', 'limit', ''],
  rows: goals.map(({ name, measured, limit, met }) => [name, measured, limit, met ? 'pass' : 'FAIL']),
});

const tablesOf = ({ tables, goals }: SectionResult): Table[] =>
  goals.length > 0 ? [...tables, goalsTable(goals)] : tables;

/** Formats a section as plain text. */
export function toText(title: string, result: SectionResult): string {
  const parts = [...tablesOf(result).map(tableToText), ...result.notes.map((note) => `${note}\n`)];
  return `\n${title}\n${'='.repeat(title.length)}\n\n${parts.join('\n')}`;
}

function tableToText({ title, columns, rows }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `  ${widths.map((width, index) => (index === 0 ? (row[0] ?? '').padEnd(width) : (row[index] ?? '').padStart(width))).join('   ')}`.trimEnd();
  return `${title}\n${[columns, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')}\n`;
}

/** Formats a section as Markdown, below a second-level heading. */
export function toMarkdown(title: string, circumstances: string, result: SectionResult): string {
  const parts = [circumstances, ...tablesOf(result).map(tableToMarkdown), ...result.notes];
  return `## ${title}\n\n${parts.join('\n\n')}\n`;
}

/** Formats a table with its title as Markdown. */
export function tableToMarkdown({ title, columns, rows }: Table): string {
  const line = (row: string[]) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  return [`**${title}**`, '', line(columns), line(rule), ...rows.map(line)].join('\n');
}

/**
 * Merges new sections into the results file. They replace the old sections with the same heading, and the others are kept.
 *
 * @param sections Markdown of the new sections, by heading
 * @param order headings of all sections, in the order of the file
 */
export function mergeResults(
  old: string,
  head: string,
  sections: ReadonlyMap<string, string>,
  order: readonly string[],
): string {
  const kept = new Map(
    old
      .split(/^(?=## )/m)
      .filter((part) => part.startsWith('## '))
      .map((part) => [part.slice(3, part.indexOf('\n')), `${part.trimEnd()}\n`]),
  );
  const parts = order.flatMap((title) => sections.get(title) ?? kept.get(title) ?? []);
  return [head, ...parts].join('\n');
}
