/*
 * Highlights the blocks that a worker thread receives.
 */
import { parentPort } from 'node:worker_threads';
import type { KeyedBlock } from '../content/compile/highlight.ts';
import { highlightBlock, loadGrammars } from '../content/compile/highlight-block.ts';
import type { Highlighted } from './highlight-in-threads.ts';

const tell = (...message: Highlighted) => parentPort?.postMessage(message);
const loading = loadGrammars();
parentPort?.on('message', async (blocks: readonly KeyedBlock[]) => {
  const grammars = await loading;
  for (const { key, code, fence } of blocks) {
    try {
      tell(key, highlightBlock(grammars, code, fence));
    } catch (error) {
      // Nested too deeply. The main thread reports it with the page of the block.
      if (!(error instanceof RangeError)) throw error;
      tell(key, undefined);
    }
  }
});
