import { basename, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Host } from '../workflow/host.ts';
import type { RunEvent } from '../workflow/run.ts';
import { createConsole } from './console.ts';
import { importModule, requireModule } from './modules.ts';
import type { Session } from './session.ts';
import { watchAsync } from './watch.ts';
import type { Owner } from './work.ts';

/** The harness's host in a thread of Node.js. */
export function createNodeHost(session: Session, emit: (event: RunEvent) => void): Host {
  let current: Owner = {};
  return {
    evaluate: (source, globals, name) => session.work.run(current, () => evaluate(source, globals, name)),
    importModule,
    requireModule,
    createConsole,
    createProcess: (env) => {
      session.setEnv(env);
      return process;
    },
    attach: async (name, content) => {
      const path = join(session.given, basename(name));
      session.give(path, content);
      return path;
    },
    watchAsync: (listener) => {
      current = {};
      return watchAsync(session, current, listener);
    },
    emit,
  };
}

/** Runs the body of a function whose second line is line 1 of `name`. */
export async function evaluate(
  source: string,
  globals: Readonly<Record<string, unknown>>,
  name: string,
): Promise<unknown> {
  const run = compileFunction(source, Object.keys(globals), {
    filename: name,
    lineOffset: -1,
    // A namespace will do, says the documentation of node:vm; its types know only vm.Module.
    importModuleDynamically: importModule as (specifier: string) => Promise<never>,
  });
  return run(...Object.values(globals));
}
