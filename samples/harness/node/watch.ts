import { setImmediate as turn } from 'node:timers/promises';
import type { AsyncListener, AsyncWatch } from '../workflow/host.ts';
import type { Session } from './session.ts';
import type { Owner } from './work.ts';

/** Watches what an owner sets going, from now on. */
export function watchAsync(
  { work, spoil }: Session,
  owner: Owner,
  { onUncaught, onUnhandled }: AsyncListener,
): Omit<AsyncWatch, 'run'> {
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
