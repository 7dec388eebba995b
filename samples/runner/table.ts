import { type Sample, type SampleResult, treatments } from '../page/sample.ts';

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

/**
 * A line for each program that samples were skipped for.
 *
 * @param has whether a program is installed
 */
export function missingPrograms(
  results: readonly SampleResult[],
  has: (program: string) => boolean,
): string[] {
  const lacksShellcheck =
    !has('shellcheck') && results.some(({ sample }) => sample.fence.language === 'bash');
  const names = new Set([
    ...results.flatMap(({ missing }) => missing ?? []),
    ...(lacksShellcheck ? ['shellcheck'] : []),
  ]);
  return [...names].map((name) => {
    const { length } = results.filter(({ missing }) => missing === name);
    const rest = name === 'shellcheck' ? '; for the others, only syntax and pd commands are checked' : '';
    return `${name} is not installed: ${length} ${length === 1 ? 'sample' : 'samples'} skipped${rest}.`;
  });
}

/**
 * What is wrong with the count, when not every sample has been treated once.
 *
 * @param samples all that there are
 */
export function miscount(samples: readonly Sample[], results: readonly SampleResult[]): string | undefined {
  const nameOf = ({ file, line }: Sample) => `${file}:${line}`;
  // Several samples that one element of the page stands for are on the same line.
  const keyOf = (sample: Sample) => `${nameOf(sample)} ${sample.index}`;
  const left = new Map(samples.map((sample) => [keyOf(sample), nameOf(sample)]));
  const extra = results.filter(
    ({ sample, treatment }) => !treatments.includes(treatment) || !left.delete(keyOf(sample)),
  );
  const [first] = [...left.values(), ...extra.map(({ sample }) => nameOf(sample))];
  return (
    first &&
    `${first}\n  The count does not add up: of ${samples.length} samples, ${left.size} were left out and ${extra.length} counted twice.`
  );
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
