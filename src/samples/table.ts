import type { SampleResult, Treatment } from './sample.ts';

const treatments: readonly Treatment[] = ['run', 'checked', 'compared', 'shaped', 'parsed', 'shown'];

/** A table of pages and what was done with their samples, for a terminal. */
export function sampleTable(results: readonly SampleResult[]): string {
  const routes = [...new Set(results.map(({ sample }) => sample.route))].sort();
  const row = (name: string, some: readonly SampleResult[]) => [
    name,
    String(some.length),
    ...treatments.map((treatment) =>
      String(some.filter((result) => result.treatment === treatment).length || ''),
    ),
    String(some.filter(({ problems }) => problems.length > 0).length || ''),
  ];
  const rows = [
    ['page', 'samples', ...treatments, 'failed'],
    ...routes.map((route) =>
      row(
        route,
        results.filter(({ sample }) => sample.route === route),
      ),
    ),
    row('all', results),
  ];
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What is wrong, with file and line. */
export const sampleProblems = (results: readonly SampleResult[]): string =>
  results
    .flatMap(({ sample, problems }) =>
      problems.map(({ line, message }) => `${sample.file}:${line}\n  ${message}`),
    )
    .join('\n\n');

/** Share of the JavaScript and shell samples that are run, from 0 to 1; 1 when there are none. */
export function shareRun(results: readonly SampleResult[]): number {
  const runnable = results.filter(({ sample }) => ['js', 'bash'].includes(sample.fence.language));
  return runnable.length === 0
    ? 1
    : runnable.filter(({ treatment }) => treatment === 'run').length / runnable.length;
}
