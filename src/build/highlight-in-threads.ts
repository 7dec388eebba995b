import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { KeyedBlock } from '../content/compile/highlight.ts';

/** What a thread tells of a block; without HTML, whoever needs the block has to see for himself why. */
export type Highlighted = [key: string, html: string | undefined];

/** Each thread loads the grammars anew, and more of them hardly gain anything. */
const mostThreads = 3;

/**
 * Highlights blocks in threads of their own, in this order, on processors that would be idle otherwise.
 *
 * @param program what a thread runs: `highlight-thread.ts`, bundled, because a thread that compiles takes memory of its own
 * @returns the HTML of each block by its key, or nothing when it could not be made there; empty on a machine with one processor
 */
export function highlightInThreads(
  blocks: readonly KeyedBlock[],
  program: URL,
): Map<string, Promise<string | undefined>> {
  const threads = Math.min(availableParallelism() - 1, mostThreads);
  const expected = new Map<string, Promise<string | undefined>>();
  for (let thread = 0; thread < threads; thread++) {
    // Dealt out like cards: the first pages are needed first.
    const share = blocks.filter((_, index) => index % threads === thread);
    const waiting = new Map<string, (html: string | undefined) => void>();
    for (const { key } of share) expected.set(key, new Promise((resolve) => waiting.set(key, resolve)));
    new Worker(program, {
      workerData: share,
      // The settings of this process are for its own heap.
      execArgv: [],
      // Less than the main thread has, which is a little below 1: what is nested too deep for it is too deep here, and is
      // reported there.
      resourceLimits: { stackSizeMb: 0.75 },
    })
      .on('message', ([key, html]: Highlighted) => waiting.get(key)?.(html))
      // What it has not done is done without it.
      .on('error', ({ message }) =>
        process.emitWarning(`A thread that highlights code has ended: ${message}`),
      )
      .on('exit', () => {
        for (const resolve of waiting.values()) resolve(undefined);
      });
  }
  return expected;
}
