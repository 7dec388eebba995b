import { basename, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { compileModule } from '../component/module-source.ts';
import type { Host } from '../workflow/host.ts';
import type { RunEvent } from '../workflow/run.ts';
import { compileStep } from '../workflow/source.ts';
import { createConsole } from './console.ts';
import { importModule, requireModule } from './modules.ts';
import type { Session } from './session.ts';
import { watchAsync } from './watch.ts';
import type { Owner } from './work.ts';

/** The parts that all hosts in Node.js share. */
export const hostParts = { compileStep, compileModule, importModule, requireModule, createConsole };

/** Creates the harness's host for a thread of Node.js. */
export function createNodeHost(session: Session, emit?: (event: RunEvent) => void): Host {
  let current: Owner = {};
  return {
    evaluate: (source, globals, name) => session.work.run(current, () => evaluate(source, globals, name)),
    ...hostParts,
    createProcess: (env) => {
      session.setEnv(env);
      return process;
    },
    attach: async (name, content) => {
      const path = join(session.attachments, basename(name));
      session.writeAttachment(path, content);
      return path;
    },
    watchAsync: (listener) => {
      current = {};
      const owner = current;
      return { ...watchAsync(session, owner, listener), run: (code) => session.work.run(owner, code) };
    },
    ...(emit && { emit }),
  };
}

/** Runs the body of a function whose second line is line 1 of `name` in stack traces. */
export async function evaluate(
  source: string,
  globals: Readonly<Record<string, unknown>>,
  name: string,
): Promise<unknown> {
  const run = compileFunction(source, Object.keys(globals), {
    filename: name,
    lineOffset: -1,
  });
  return run(...Object.values(globals));
}
