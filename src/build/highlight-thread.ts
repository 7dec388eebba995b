/*
 * Highlights the blocks that a thread is given, and ends it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { KeyedBlock } from '../content/compile/highlight.ts';
import { highlightBlock, loadGrammars } from '../content/compile/highlight-block.ts';
import type { Highlighted } from './highlight-in-threads.ts';

const blocks: readonly KeyedBlock[] = workerData;
const grammars = await loadGrammars();
for (const { key, code, fence } of blocks) {
  const tell = (html: string | undefined) => parentPort?.postMessage([key, html] satisfies Highlighted);
  try {
    tell(highlightBlock(grammars, code, fence));
  } catch (error) {
    // Nested too deep: the error belongs where the page of the block is known.
    if (!(error instanceof RangeError)) throw error;
    tell(undefined);
  }
}
