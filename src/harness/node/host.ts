import { basename, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { compileFunction } from 'node:vm';
import type { AsyncListener, AsyncWatch, Host } from '../workflow/host.ts';
import type { RunEvent } from '../workflow/run.ts';
import { createConsole } from './console.ts';
import { importModule, requireModule } from './modules.ts';
import type { Session } from './session.ts';
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

/** Watches what a step sets going, from now on. */
function watchAsync(
  { work, spoil }: Session,
  owner: Owner,
  { onUncaught, onUnhandled }: AsyncListener,
): AsyncWatch {
  const before = work.resources();
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUnhandled);
  return {
    pending: async () => {
      // A connection that has done its work still has to be closed.
      const atEnd = work.unfinished(owner, before).filter((name) => !/^(connection|Immediate)/.test(name));
      // Something may be about to begin: a request that is still being put together.
      await turn();
      const names = [...atEnd, ...work.unfinished(owner, before)];
      if (names.length > 0) spoil();
      return names;
    },
    stop: () => {
      process.off('uncaughtException', onUncaught);
      process.off('unhandledRejection', onUnhandled);
    },
  };
}
