/*
 * Highlights the blocks that a worker thread receives.
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
    // Nested too deep. The main thread reports it with the page of the block.
    if (!(error instanceof RangeError)) throw error;
    tell(undefined);
  }
}
