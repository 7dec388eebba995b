/*
 * The results of sections, and their output in the terminal and as Markdown.
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

/** A number with its unit; a dash if it is unknown. */
export const format = (value: number | undefined, unit: Unit): string =>
  value === undefined ? '–' : formats[unit](value);

/** The best of the other generators on one axis. */
export interface Mark {
  peer: string;
  value: number;
}

/** Two cells: what was measured, and the best of the others, if it is known. */
export const against = (value: number | undefined, unit: Unit, mark?: Mark): [string, string] => [
  format(value, unit),
  mark ? `${format(mark.value, unit)} ${mark.peer}` : '',
];

/** A table; the first column is text, the others are numbers. */
export interface Table {
  title: string;
  columns: string[];
  rows: string[][];
}

/** Something the site has to reach. */
export interface Goal {
  name: string;
  measured: string;
  limit: string;
  met: boolean;
}

/** A goal for a number that must not be above a limit. */
export const atMost = (name: string, value: number, unit: Unit, limit: number): Goal => ({
  name,
  measured: format(value, unit),
  limit: `at most ${format(limit, unit)}`,
  met: value <= limit,
});

/** A goal for a number that must not be below a limit. */
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

/** The goals as a table. */
export const goalsTable = (goals: readonly Goal[]): Table => ({
  title: 'Goals',
  columns: ['goal', 'measured', 'limit', ''],
  rows: goals.map(({ name, measured, limit, met }) => [name, measured, limit, met ? 'pass' : 'FAIL']),
});

const tablesOf = ({ tables, goals }: SectionResult): Table[] =>
  goals.length > 0 ? [...tables, goalsTable(goals)] : tables;

/** A section as plain text. */
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

/** A section as Markdown, below a heading of the second level. */
export function toMarkdown(title: string, circumstances: string, result: SectionResult): string {
  const parts = [circumstances, ...tablesOf(result).map(tableToMarkdown), ...result.notes];
  return `## ${title}\n\n${parts.join('\n\n')}\n`;
}

/** A table with its title. */
export function tableToMarkdown({ title, columns, rows }: Table): string {
  const line = (row: string[]) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  return [`**${title}**`, '', line(columns), line(rule), ...rows.map(line)].join('\n');
}

/**
 * Puts sections into a file of results: those measured again take their old place, the others stay as they were.
 *
 * @param sections Markdown by heading, in the order they are to have
 * @param order headings of all sections there are
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
