import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { join } from 'node:path';
import { patchFiles } from './files.ts';
import { patchNetwork } from './network.ts';
import { createWork, type Work } from './work.ts';

/** The environment of one run: a disk, a network and environment variables that are not those of this computer. */
export interface Session {
  /** Directory of files that are there before the run, such as attachments. */
  given: string;
  /** What goes on: file operations, connections, timers. */
  work: Work;
  /** Replaces all environment variables (/environment-variables/). */
  setEnv(env: Readonly<Record<string, string>>): void;
  /** Stores a file in `given`. */
  give(path: string, content: string | Uint8Array): void;
  /** Notes that something was left behind: the thread cannot be used again. */
  spoil(): void;
  isSpoiled(): boolean;
  /** Restores what was replaced. */
  close(): void;
}

/**
 * Opens a session: `/tmp` becomes a directory of the run's own, the only one that can be written to
 * (/workflows/steps/code/nodejs/working-with-files/#the-tmp-directory), and connections go to fixtures only.
 */
export function openSession(options: {
  hosts: Readonly<Record<string, string>>;
  directory: string;
}): Session {
  const work = createWork();
  const given = join(options.directory, 'given');
  const { env } = process;
  const { tmpdir } = os;
  const { writeFileSync } = fs;
  // Node.js loads what is behind `fetch` at the first look, which adds a global variable that is not the job's.
  Reflect.get(globalThis, 'Response');
  const globals = new Set(Reflect.ownKeys(globalThis));
  let isSpoiled = false;
  const undo = [
    patchFiles({ tmp: join(options.directory, 'tmp'), given, work }),
    patchNetwork({ hosts: options.hosts, work }),
    () => {
      process.env = env;
      os.tmpdir = tmpdir;
    },
  ];
  process.env = {};
  os.tmpdir = () => '/tmp';
  // As in Node.js 14: a connection ends with its request, and does not outlive the run.
  for (const agent of [http.globalAgent, https.globalAgent]) Object.assign(agent, { keepAlive: false });
  syncBuiltinESMExports();
  return {
    given,
    work,
    give: (path, content) => writeFileSync(path, content),
    spoil: () => {
      isSpoiled = true;
    },
    isSpoiled: () =>
      isSpoiled || !work.isIdle() || Reflect.ownKeys(globalThis).some((name) => !globals.has(name)),
    setEnv: (variables) => {
      process.env = { ...variables };
    },
    close: () => {
      for (const restore of undo.reverse()) restore();
      syncBuiltinESMExports();
    },
  };
}
