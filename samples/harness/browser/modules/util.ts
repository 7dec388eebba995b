import type * as Inspect from 'node-inspect-extracted';

/* The part of Node.js's `util` that steps use. */

/** The script of the worker contains this library already. */
declare const sandbox: { inspect: typeof Inspect };
const { format, formatWithOptions, inspect } = sandbox.inspect;

type Callback = (error: unknown, value?: unknown) => void;
type Code = (...args: unknown[]) => unknown;

const custom = Symbol.for('nodejs.util.promisify.custom');

const promisify = Object.assign(
  (code: unknown): Code => {
    if (typeof code !== 'function') throw new TypeError('The "original" argument must be of type function');
    const own: unknown = Reflect.get(code, custom);
    if (typeof own === 'function') return own as Code;
    return function (this: unknown, ...args: unknown[]) {
      return new Promise((resolve, reject) => {
        const callback: Callback = (error, value) => (error ? reject(error) : resolve(value));
        Reflect.apply(code, this, [...args, callback]);
      });
    };
  },
  { custom },
);

const callbackify =
  (code: (...args: unknown[]) => Promise<unknown>) =>
  (...args: unknown[]): void => {
    const callback = args.pop() as Callback;
    code(...args).then(
      (value) => queueMicrotask(() => callback(null, value)),
      (error: unknown) => queueMicrotask(() => callback(error ?? new Error(String(error)))),
    );
  };

const inherits = (child: { prototype: object; super_?: unknown }, parent: { prototype: object }): void => {
  child.super_ = parent;
  Object.setPrototypeOf(child.prototype, parent.prototype);
};

const { TextDecoder, TextEncoder } = globalThis;
const isA = (type: string) => (value: unknown) =>
  Object.prototype.toString.call(value) === `[object ${type}]`;

export default {
  callbackify,
  debuglog: () => () => {},
  deprecate: (code: unknown) => code,
  format,
  formatWithOptions,
  inherits,
  inspect,
  promisify,
  types: {
    isDate: isA('Date'),
    isMap: isA('Map'),
    isPromise: isA('Promise'),
    isRegExp: isA('RegExp'),
    isSet: isA('Set'),
    isUint8Array: isA('Uint8Array'),
  },
  TextDecoder,
  TextEncoder,
};
