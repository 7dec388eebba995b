import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import { isMethod, isRecord } from './values.ts';

/** Whether the code that runs belongs to a sample; it follows a sample through its timers and promises. */
const inSample = new AsyncLocalStorage<boolean>();

/** Runs code as a sample: no connection that it opens, with whichever client, is made. */
export function asSample<Result>(code: () => Result): Result {
  replaceConnect();
  return inSample.run(true, code);
}

/** Runs code that a sample calls but that is not the sample's: a fixture may have a server of its own. */
export const asHarness = <Result>(code: () => Result): Result => inSample.exit(code);

/**
 * A copy of a component in which every function runs as a sample: hooks, methods, options, those of its apps as well.
 */
export function fence(value: unknown): unknown {
  if (isMethod(value)) {
    return function (this: unknown, ...input: unknown[]): unknown {
      return asSample(() => Reflect.apply(value, this, input));
    };
  }
  if (Array.isArray(value)) return value.map(fence);
  const isPlain = isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fence(each)]))
    : value;
}

let replaced = false;

/** Below every HTTP client of Node.js is this one function. For all but samples it stays what it is. */
function replaceConnect(): void {
  if (replaced) return;
  replaced = true;
  const connect = Socket.prototype.connect;
  Object.defineProperty(Socket.prototype, 'connect', {
    writable: true,
    configurable: true,
    value(this: Socket, ...input: unknown[]) {
      if (!inSample.getStore()) return Reflect.apply(connect, this, input);
      const error = new Error(
        `Samples have no network, and "${readHost(input)}" has no fixture. Use axios, and declare one.`,
      );
      // Fails as a host does that has no address, so that every client reports it in its usual way.
      const lookup = (_host: string, _options: object, answer: (error: Error) => void) => answer(error);
      return Reflect.apply(connect, this, [{ host: 'fixture.invalid', port: 1, lookup }]);
    },
  });
}

/** The host among the arguments of `connect()`, which `net` passes on as a list of its own. */
function readHost(input: readonly unknown[]): string {
  const [target, host]: readonly unknown[] = Array.isArray(input[0]) ? input[0] : input;
  return String(isRecord(target) ? (target.host ?? target.path ?? 'localhost') : (host ?? 'localhost'));
}
