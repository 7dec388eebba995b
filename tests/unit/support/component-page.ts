import type { Given } from '../../../samples/givens/given.ts';
import { samplesOf } from '../../../samples/page/collect.ts';
import { runPage } from '../../../samples/runner/run-page.ts';
import { readSourcePage } from '../../../src/content/read/source-page.ts';

const head =
  '---\ntitle: Sample\ndescription: A page with components, to see what becomes of each of them.\n---\n';
/** Returns the source of a code block. */
export const fence = (opening: string, code: string) => `\`\`\`${opening}\n${code}\n\`\`\`\n`;

/** Runs the blocks of a page with a given, and returns their output and errors. */
export async function page(given: Given, ...blocks: string[]) {
  const read = readSourcePage('sample.mdx', `${head}\n${blocks.join('\n')}`);
  if (!('route' in read)) throw new Error(JSON.stringify(read.errors));
  // Comparing it with an empty output block shows what a block prints.
  const { results } = await runPage(samplesOf(read), { given });
  return {
    printed: results.map(({ actual }) => actual).find((actual) => actual !== undefined) ?? '',
    problems: results
      .filter(({ status }) => status !== 'compared')
      .flatMap(({ problems }) => problems.map(({ line, message }) => `${line - 5}: ${message}`)),
  };
}
/** Runs a single component, after other blocks. */
export const run = (given: Given, code: string, ...before: string[]) =>
  page(
    given,
    ...before,
    fence('js run given="given" title="my component.mjs"', code),
    fence('text output', ''),
  );
/** Returns the code of a source with these members. */
export const source = (members: string, before = '') =>
  `${before}\nexport default {\n  name: "Source", version: "0.0.1", type: "source",\n  ${members},\n}`;
/** Returns the code of an action with this body. */
export const action = (code: string, members = '', before = '') =>
  `${before}\nexport default {\n  name: "Action", version: "0.0.1", type: "action",\n  ${members}\n  async run({ $ }) {\n    ${code}\n  },\n}`;
