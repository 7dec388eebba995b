import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Reply, RunRequest } from './serve.ts';

/** A job to run in a separate thread, which can be stopped and cleaned up. */
export interface Job {
  /** The URL of a module that exports `run: RunJob`. */
  module: URL;
  input: unknown;
  /** Addresses of fixtures by the host that they replace: `{ 'api.example.com': 'http://127.0.0.1:4000' }`. */
  hosts?: Readonly<Record<string, string>>;
  timeoutMs: number;
  memoryBytes: number;
  /** Called for each event that the job reports while it runs. */
  onEvent(event: unknown): void;
}

/** How a job ended. */
export type Outcome = 'done' | 'timeout' | 'memory' | 'exit';

/** Idle threads, by module and memory limit. */
const idle = new Map<string, Worker[]>();
const maxIdle = 2;

/**
 * Runs a job in a thread. The thread is reused, unless the job left pending operations or global variables, was stopped, or crashed
 * the thread. Packages stay loaded, including their state. Files in `/tmp` are deleted after the job.
 *
 * @throws the error of the job, or the one that crashed the thread
 */
export async function runInThread(job: Job): Promise<Outcome> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'pipedream-harness-')));
  const key = `${job.module.href} ${job.memoryBytes}`;
  const worker = idle.get(key)?.pop() ?? startThread(job, key);
  worker.ref();
  let isReusable = false;
  try {
    const request: RunRequest = { input: job.input, hosts: job.hosts ?? {}, directory };
    const reply = await runJob(worker, request, job);
    if (typeof reply === 'string') return reply;
    isReusable = reply.isClean;
    return 'done';
  } finally {
    const waiting = idle.get(key) ?? [];
    if (isReusable && waiting.length < maxIdle) {
      worker.unref();
      idle.set(key, [...waiting, worker]);
    } else await worker.terminate();
    await rm(directory, { recursive: true, force: true });
  }
}

function startThread({ module, memoryBytes }: Job, key: string): Worker {
  const worker = new Worker(new URL('./thread-entry.mjs', import.meta.url), {
    workerData: { job: module.href },
    // Samples must not depend on the options and environment variables of this process.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(memoryBytes / 1024 ** 2) },
  });
  // If an idle thread crashes, the next job starts a new one.
  const remove = () => {
    const others = idle.get(key)?.filter((one) => one !== worker) ?? [];
    idle.set(key, others);
  };
  return worker.on('error', remove).on('exit', remove);
}

/** Sends a request, and waits until the job is done or the thread has stopped. */
function runJob(worker: Worker, request: RunRequest, job: Job): Promise<{ isClean: boolean } | Outcome> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const listeners = {
      message: (reply: Reply) => {
        // The timeout starts with the job, not with the thread.
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
    worker.postMessage(request);
  });
}
