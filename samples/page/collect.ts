import type { SourcePage } from '../../src/content/read/source-page.ts';
import { codeBlocksOf } from '../../src/content/tree/code-blocks.ts';
import { withoutDeleted } from '../../src/content/tree/fence.ts';
import type { Sample } from './sample.ts';

/** Returns the samples of a page, in order. */
export const samplesOf = (page: SourcePage): Sample[] =>
  codeBlocksOf(page).map(({ code, fence, line }, index) => ({
    file: page.file,
    route: page.route,
    line,
    code: withoutDeleted(code, fence),
    fence,
    index,
  }));

/**
 * Returns the block whose output an `output` block shows, which is the one directly before it.
 *
 * @returns `undefined` if that block has no output
 */
export function sourceOfOutput(samples: readonly Sample[], output: Sample): Sample | undefined {
  const before = samples[output.index - 1];
  return before && ['run', 'check', 'parse'].includes(before.fence.declaration) ? before : undefined;
}
