import { suggest } from '../../../src/shared/nearest.ts';
import { refuse } from './problem.ts';

/** Names that JavaScript itself looks for: by `await`, `JSON.stringify()`, and a value put into a text. */
const askedByLanguage = new Set(['then', 'toJSON', 'toString', 'valueOf', 'constructor']);

/**
 * An object whose members are all there is: reading or writing anything else is an error that names the nearest member,
 * where plain JavaScript would go on with `undefined`.
 *
 * @param name what the code calls it: `this`, `$`, `$.send`
 * @param hints what to say about names that are often expected
 */
export function closed<Members extends object>(
  name: string,
  members: Members,
  hints: Record<string, string> = {},
): Members {
  return new Proxy(members, {
    get(target, key) {
      if (typeof key === 'symbol' || key in target || askedByLanguage.has(key))
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
