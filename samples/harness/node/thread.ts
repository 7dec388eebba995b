import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Order, Reply } from './serve.ts';

/** Something to do in a thread of its own, where it can be stopped and its traces removed. */
export interface Job {
  /** Address of a module that exports `run: RunJob`. */
  module: URL;
  input: unknown;
  /** Addresses of fixtures by the host they stand in for: `{ 'api.example.com': 'http://127.0.0.1:4000' }`. */
  hosts?: Readonly<Record<string, string>>;
  timeoutMs: number;
  memoryBytes: number;
  /** Takes what the job reports, while it runs. */
  onEvent(event: unknown): void;
}

/** How a job came to its end. */
export type Outcome = 'done' | 'timeout' | 'memory' | 'exit';

/** Threads that wait for another job, by what they were made for. */
const idle = new Map<string, Worker[]>();
const keepIdle = 2;

/**
 * Runs a job in a thread. Threads are used again unless a job left something going on or a global variable, was stopped or
 * broke its thread. Packages stay loaded, with what was set in them. Files under `/tmp` last as long as the job.
 *
 * @throws what the job throws, and what breaks the thread
 */
export async function runInThread(job: Job): Promise<Outcome> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'pipedream-harness-')));
  const key = `${job.module.href} ${job.memoryBytes}`;
  const worker = idle.get(key)?.pop() ?? startThread(job, key);
  worker.ref();
  let isReusable = false;
  try {
    const order: Order = { input: job.input, hosts: job.hosts ?? {}, directory };
    const reply = await converse(worker, order, job);
    if (typeof reply === 'string') return reply;
    isReusable = reply.isClean;
    return 'done';
  } finally {
    const waiting = idle.get(key) ?? [];
    if (isReusable && waiting.length < keepIdle) {
      worker.unref();
      idle.set(key, [...waiting, worker]);
    } else await worker.terminate();
    await rm(directory, { recursive: true, force: true });
  }
}

function startThread({ module, memoryBytes }: Job, key: string): Worker {
  const worker = new Worker(new URL('./thread-entry.mjs', import.meta.url), {
    workerData: { job: module.href },
    // Neither the settings nor the variables of this process are a sample's business.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memoryBytes / 1024 ** 2) },
  });
  // A thread that breaks while it waits is not waited for: the next job starts another.
  const forget = () => {
    const others = idle.get(key)?.filter((one) => one !== worker) ?? [];
    idle.set(key, others);
  };
  return worker.on('error', forget).on('exit', forget);
}

/** Gives an order and listens until the job is done or the thread has stopped. */
function converse(worker: Worker, order: Order, job: Job): Promise<{ isClean: boolean } | Outcome> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const listeners = {
      message: (reply: Reply) => {
        // The clock starts with the job, not with the thread.
        if (reply.type === 'started')
          timer = setTimeout(() => finish(() => resolve('timeout')), job.timeoutMs);
        else if (reply.type === 'event') job.onEvent(reply.event);
        else if (reply.type === 'done') finish(() => resolve({ isClean: reply.isClean }));
        else finish(() => reject(reply.error));
      },
      messageerror: (error: Error) => finish(() => reject(error)),
      error: (error: Error) => {
        const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        finish(() => (isMemory ? resolve('memory') : reject(error)));
      },
      exit: () => finish(() => resolve('exit')),
    };
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) worker.off(name, listener);
      settle();
    };
    for (const [name, listener] of Object.entries(listeners)) worker.on(name, listener);
    worker.postMessage(order);
  });
}
