import { setImmediate as turn } from 'node:timers/promises';
import type { AsyncListener, AsyncWatch } from '../workflow/host.ts';
import type { Session } from './session.ts';
import type { Owner } from './work.ts';

/** Watches the operations that an owner starts from now on. */
export function watchAsync(
  { work, taint }: Session,
  owner: Owner,
  { onUncaught, onUnhandled }: AsyncListener,
): Omit<AsyncWatch, 'run'> {
  const before = work.resources();
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUnhandled);
  return {
    pending: async () => {
      // The connection of a finished request may still be open.
      const atEnd = work.unfinished(owner, before).filter((name) => !/^(connection|Immediate)/.test(name));
      // Another operation may be about to start, such as a request that is still being prepared.
      await turn();
      const names = [...atEnd, ...work.unfinished(owner, before)];
      if (names.length > 0) taint();
      return names;
    },
    stop: () => {
      process.off('uncaughtException', onUncaught);
      process.off('unhandledRejection', onUnhandled);
    },
  };
}
