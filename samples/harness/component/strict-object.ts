import { suggest } from '../../../src/shared/nearest.ts';
import { refuse } from './problem.ts';

/** Members that JavaScript itself reads: for `await`, `JSON.stringify()`, and the conversion to a string. */
const languageMembers = new Set(['then', 'toJSON', 'toString', 'valueOf', 'constructor']);

/**
 * Returns an object that throws if code reads an unknown member, where plain JavaScript would return `undefined`, or writes any
 * member. The error for an unknown member suggests the nearest one.
 *
 * @param name its name in the code: `this`, `$`, `$.send`
 * @param hints for unknown names that authors often expect
 */
export function strictObject<Members extends object>(
  name: string,
  members: Members,
  hints: Record<string, string> = {},
): Members {
  return new Proxy(members, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target || languageMembers.has(key))
        return Reflect.get(target, key);
      const known = Object.hasOwn(hints, key) ? hints[key] : undefined;
      return refuse(`${name}.${key}`, 'There is no such thing.', known ?? suggest(key, Object.keys(target)));
    },
    set: (_, key) =>
      refuse(
        `${name}.${String(key)}`,
        'It cannot be set from code.',
        'Props change only when a component is deployed or updated; keep state with this.db.set().',
      ),
  });
}
