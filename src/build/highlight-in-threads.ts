import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { HighlightThreads, KeyedBlock } from '../content/compile/highlight.ts';

/**
 * The message of a thread for a block. Without HTML, the block failed, and the main thread highlights it again to report the
 * error.
 */
export type Highlighted = [key: string, html: string | undefined];

/** Each thread loads the grammars again, so more threads are hardly faster. */
const mostThreads = 3;

/**
 * Starts worker threads that highlight blocks; none on a machine with one processor.
 *
 * @param program the bundled `highlight-thread.ts`, because compiling in each thread would take more memory
 */
export function startHighlightThreads(program: URL): HighlightThreads {
  const threads = Array.from({ length: Math.min(availableParallelism() - 1, mostThreads) }, () =>
    startThread(program),
  );
  let turn = 0;
  return {
    highlight(blocks) {
      const expected = new Map<string, Promise<string | undefined>>();
      if (threads.length === 0) return expected;
      const shares = threads.map((): KeyedBlock[] => []);
      // In turn, because the first pages are needed first.
      for (const block of blocks) shares[turn++ % threads.length]?.push(block);
      for (const [index, share] of shares.entries())
        for (const [key, html] of threads[index]?.highlight(share) ?? []) expected.set(key, html);
      return expected;
    },
    end() {
      for (const thread of threads) thread.end();
    },
  };
}

function startThread(program: URL): HighlightThreads {
  const waiting = new Map<string, (html: string | undefined) => void>();
  let ended = false;
  const worker = new Worker(program, {
    // The options of this process only concern its own heap.
    execArgv: [],
    // Slightly less than the main thread has, so that code that is nested too deeply for the main thread fails here too, and is
    // reported there.
    resourceLimits: { stackSizeMb: 0.75 },
  })
    .on('message', ([key, html]: Highlighted) => {
      waiting.get(key)?.(html);
      waiting.delete(key);
      if (waiting.size > 0) return;
      if (ended) void worker.terminate();
      // A thread without work doesn't keep a failed build running.
      else worker.unref();
    })
    // The main thread highlights the remaining blocks.
    .on('error', ({ message }) => process.emitWarning(`A thread that highlights code has ended: ${message}`))
    .on('exit', () => {
      ended = true;
      for (const resolve of waiting.values()) resolve(undefined);
      waiting.clear();
    });
  return {
    highlight(blocks) {
      if (ended || blocks.length === 0) return new Map();
      worker.ref();
      worker.postMessage(blocks);
      return new Map(blocks.map(({ key }) => [key, new Promise((resolve) => waiting.set(key, resolve))]));
    },
    end() {
      ended = true;
      if (waiting.size === 0) void worker.terminate();
    },
  };
}
