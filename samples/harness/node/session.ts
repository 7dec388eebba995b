import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { patchFiles } from './files.ts';
import { patchNetwork } from './network.ts';
import { createWork, type Work } from './work.ts';

/** The environment of a run, with its own files, network, and environment variables. */
export interface Session {
  /** The path of the directory with attached files. */
  attachments: string;
  /** Pending operations: file operations, connections, timers. */
  work: Work;
  /** Replaces all environment variables (/environment-variables/). */
  setEnv(env: Readonly<Record<string, string>>): void;
  /** Writes a file in `attachments`. */
  writeAttachment(path: string, content: string | Uint8Array): void;
  /** Marks the thread as not reusable, because of pending operations. */
  taint(): void;
  /** Whether the thread can't be reused. */
  isTainted(): boolean;
  /** Restores everything that the session replaced. */
  close(): void;
}

/**
 * Creates a session. It maps `/tmp` to a directory of the run, makes everything else read-only
 * (/workflows/steps/code/nodejs/working-with-files/#the-tmp-directory), and restricts connections to fixtures.
 */
export function openSession(options: {
  hosts: Readonly<Record<string, string>>;
  directory: string;
}): Session {
  const work = createWork();
  const attachments = join(options.directory, 'attachments');
  const { env } = process;
  const { tmpdir } = os;
  const { writeFileSync } = fs;
  // Node.js adds a global variable when it loads its implementation of `fetch`. It must not be attributed to the job.
  Reflect.get(globalThis, 'Response');
  const globals = new Set(Reflect.ownKeys(globalThis));
  let isTainted = false;
  const undo = [
    patchFiles({ tmp: join(options.directory, 'tmp'), attachments, work }),
    patchNetwork({ hosts: options.hosts, work }),
    () => {
      process.env = env;
      os.tmpdir = tmpdir;
    },
  ];
  process.env = {};
  os.tmpdir = () => '/tmp';
  // As in Node.js 14, connections close after their request, so that they don't outlive the run.
  for (const agent of [http.globalAgent, https.globalAgent]) Object.assign(agent, { keepAlive: false });
  syncBuiltinESMExports();
  return {
    attachments,
    work,
    writeAttachment: (path, content) => writeFileSync(path, content),
    taint: () => {
      isTainted = true;
    },
    isTainted: () =>
      isTainted || !work.isIdle() || Reflect.ownKeys(globalThis).some((name) => !globals.has(name)),
    setEnv: (variables) => {
      process.env = { ...variables };
    },
    close: () => {
      for (const restore of undo.reverse()) restore();
      syncBuiltinESMExports();
    },
  };
}
