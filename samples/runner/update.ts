import type { Sample, SampleResult } from '../page/sample.ts';

/**
 * Whether a sample stands in the source of its page as a block; what an element of the page stands for does not.
 *
 * @param source text of the page
 */
export const isWritten = (source: string, { line }: Sample): boolean =>
  /`{3,}/.test(source.split('\n')[line - 1] ?? '');

/**
 * Puts what was printed in the place of stale output.
 *
 * @param source text of the page
 * @param results those of the page's samples
 */
export function updateOutputs(source: string, results: readonly SampleResult[]): string {
  const lines = source.split('\n');
  // From the end, so that lines above keep their numbers.
  for (const { sample, actual } of results.toSorted((a, b) => b.sample.line - a.sample.line)) {
    if (actual === undefined) continue;
    const opening = lines[sample.line - 1] ?? '';
    const indent = /^\s*/.exec(opening)?.[0] ?? '';
    const fence = /`{3,}/.exec(opening)?.[0] ?? '```';
    const end = lines.findIndex((line, index) => index >= sample.line && line.trim() === fence);
    if (end < 0) throw new Error(`${sample.file}:${sample.line} has a block without an end.`);
    lines.splice(
      sample.line,
      end - sample.line,
      ...actual.split('\n').map((line) => (line ? indent + line : '')),
    );
  }
  return lines.join('\n');
}
