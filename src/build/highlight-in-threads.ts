import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { KeyedBlock } from '../content/compile/highlight.ts';

/**
 * The message of a thread for a block. Without HTML, the block failed, and the main thread highlights it again to report the
 * error.
 */
export type Highlighted = [key: string, html: string | undefined];

/** Each thread loads the grammars again, so more threads are hardly faster. */
const mostThreads = 3;

/**
 * Highlights blocks in worker threads, in this order.
 *
 * @param program the bundled `highlight-thread.ts`, because compiling in each thread would take more memory
 * @returns the HTML of each block by its key, or `undefined` if it failed; empty on a machine with one processor
 */
export function highlightInThreads(
  blocks: readonly KeyedBlock[],
  program: URL,
): Map<string, Promise<string | undefined>> {
  const threads = Math.min(availableParallelism() - 1, mostThreads);
  const expected = new Map<string, Promise<string | undefined>>();
  for (let thread = 0; thread < threads; thread++) {
    // In turn, because the first pages are needed first.
    const share = blocks.filter((_, index) => index % threads === thread);
    const waiting = new Map<string, (html: string | undefined) => void>();
    for (const { key } of share) expected.set(key, new Promise((resolve) => waiting.set(key, resolve)));
    new Worker(program, {
      workerData: share,
      // The options of this process only concern its own heap.
      execArgv: [],
      // Slightly less than the main thread has, so that code that is nested too deep for the main thread fails here too, and is
      // reported there.
      resourceLimits: { stackSizeMb: 0.75 },
    })
      .on('message', ([key, html]: Highlighted) => waiting.get(key)?.(html))
      // The main thread highlights the remaining blocks.
      .on('error', ({ message }) =>
        process.emitWarning(`A thread that highlights code has ended: ${message}`),
      )
      .on('exit', () => {
        for (const resolve of waiting.values()) resolve(undefined);
      });
  }
  return expected;
}
