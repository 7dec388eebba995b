import type { Given } from '../../../samples/givens/given.ts';
import { samplesOf } from '../../../samples/page/collect.ts';
import { runPage } from '../../../samples/runner/run-page.ts';
import { readSourcePage } from '../../../src/content/read/source-page.ts';

const head =
  '---\ntitle: Sample\ndescription: A page with components, to see what becomes of each of them.\n---\n';
/** A block of code. */
export const fence = (opening: string, code: string) => `\`\`\`${opening}\n${code}\n\`\`\`\n`;

/** Runs blocks of a page with fixtures, and returns the output and errors of each. */
export async function page(given: Given, ...blocks: string[]) {
  const read = readSourcePage('sample.mdx', `${head}\n${blocks.join('\n')}`);
  if (!('route' in read)) throw new Error(JSON.stringify(read.errors));
  // Comparing it with an empty output block shows what a block prints.
  const { results } = await runPage(samplesOf(read), { given });
  return {
    printed: results.map(({ actual }) => actual).find((actual) => actual !== undefined) ?? '',
    problems: results
      .filter(({ treatment }) => treatment !== 'compared')
      .flatMap(({ problems }) => problems.map(({ line, message }) => `${line - 5}: ${message}`)),
  };
}
/** The same for one component, after other blocks. */
export const run = (given: Given, code: string, ...before: string[]) =>
  page(
    given,
    ...before,
    fence('js run given="given" title="my component.mjs"', code),
    fence('text output', ''),
  );
/** A source of these members. */
export const source = (members: string, before = '') =>
  `${before}\nexport default {\n  name: "Source", version: "0.0.1", type: "source",\n  ${members},\n}`;
/** An action that does this. */
export const action = (code: string, members = '', before = '') =>
  `${before}\nexport default {\n  name: "Action", version: "0.0.1", type: "action",\n  ${members}\n  async run({ $ }) {\n    ${code}\n  },\n}`;
