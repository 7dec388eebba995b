import type { AsyncListener, AsyncWatch } from '../workflow/host.ts';

/** The pending operations of this worker. Only one step or hook runs at a time, so every operation belongs to it. */
export interface Work {
  /** Notes an operation; call what it gives when the operation has ended. */
  begin(name: string): () => void;
  /** Watches what is begun from now on. */
  watch(listener: AsyncListener): AsyncWatch;
  /** `setTimeout` and the like, which note what they start. */
  timers: Readonly<Record<string, unknown>>;
}

/** What a timer of Node.js is: an object, of which code may say that nobody has to wait for it. */
interface Timer {
  ref(): Timer;
  unref(): Timer;
  hasRef(): boolean;
  [Symbol.toPrimitive](): number;
}

type Code = (...args: unknown[]) => unknown;

/** Keeps account of unfinished work in a worker of a browser. */
export function createWork(): Work {
  const operations = new Set<{ name: string }>();
  const ends = new Map<unknown, () => void>();
  // Taken before code of the reader's can replace them.
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat, MessageChannel } = globalThis;

  const begin = (name: string) => {
    const operation = { name };
    operations.add(operation);
    return () => void operations.delete(operation);
  };

  const createTimer = (id: number, end: () => void): Timer => {
    let isCounted = true;
    let finish = end;
    const timer: Timer = {
      ref() {
        if (!isCounted && ends.has(id)) finish = begin('Timeout');
        isCounted = true;
        return timer;
      },
      unref() {
        finish();
        isCounted = false;
        return timer;
      },
      hasRef: () => isCounted,
      [Symbol.toPrimitive]: () => id,
    };
    ends.set(id, () => finish());
    return timer;
  };
  const clear = (timer: unknown) => {
    const id = typeof timer === 'object' && timer !== null ? Number(timer) : timer;
    ends.get(id)?.();
    ends.delete(id);
    stop(Number(id));
  };
  const once = (code: Code, ms?: unknown, ...args: unknown[]): Timer => {
    const id = start(() => {
      ends.get(id)?.();
      ends.delete(id);
      code(...args);
    }, Number(ms) || 0);
    return createTimer(Number(id), begin('Timeout'));
  };

  /** Lets everything happen that is about to. */
  const turn = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(0);
    });

  return {
    begin,
    timers: {
      setTimeout: once,
      setImmediate: (code: Code, ...args: unknown[]) => once(code, 0, ...args),
      setInterval: (code: Code, ms?: unknown, ...args: unknown[]) =>
        createTimer(Number(repeat(() => code(...args), Number(ms) || 0)), begin('Timeout')),
      clearTimeout: clear,
      clearImmediate: clear,
      clearInterval: clear,
    },
    watch({ onUncaught, onUnhandled }) {
      const before = new Set(operations);
      const unfinished = () =>
        [...operations].filter((operation) => !before.has(operation)).map(({ name }) => name);
      const caught = (event: ErrorEvent) => {
        event.preventDefault();
        onUncaught(event.error ?? new Error(event.message));
      };
      const rejected = (event: PromiseRejectionEvent) => {
        event.preventDefault();
        onUnhandled(event.reason);
      };
      addEventListener('error', caught);
      addEventListener('unhandledrejection', rejected);
      return {
        run: (code) => code(),
        pending: async () => {
          // A response may have come whose connection is still open.
          const atEnd = unfinished().filter((name) => !name.startsWith('connection'));
          await turn();
          return [...atEnd, ...unfinished()];
        },
        stop: () => {
          removeEventListener('error', caught);
          removeEventListener('unhandledrejection', rejected);
        },
      };
    },
  };
}
