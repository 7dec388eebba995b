import { loadErrorsOf } from '../../build/code-errors.ts';
import type { AuthorError } from '../../content/author-error.ts';

/** A value that is reloaded when its files change, and falls back to the last good one. */
export interface LastGood<T> {
  /**
   * Loads the value, or returns the cached one. If loading fails because of an error in a file, returns the last value that loaded.
   *
   * @throws the failure, if no value has loaded before or it isn't an error in a file
   */
  get(): Promise<T>;
  /** Drops the cached value, so that the next `get()` reloads it. */
  forget(): void;
  /** The errors in files that made the last load fail. */
  readonly errors: readonly AuthorError[];
  /** Whether the last load failed, for any reason. */
  readonly isBroken: boolean;
}

/**
 * Creates a value that is loaded on first use.
 *
 * @param load loads the current value
 */
export function keepLastGood<T>(load: () => Promise<T>): LastGood<T> {
  let newest: Promise<T> | undefined;
  let last: { value: T } | undefined;
  let errors: readonly AuthorError[] = [];
  let isBroken = false;
  return {
    get errors() {
      return errors;
    },
    get isBroken() {
      return isBroken;
    },
    get() {
      if (newest) return newest;
      const loading = load().then(
        (value) => {
          if (loading === newest) [last, errors, isBroken] = [{ value }, [], false];
          return value;
        },
        (failure: unknown) => {
          const found = loadErrorsOf(failure);
          // Otherwise, the value was dropped meanwhile, and a newer load decides.
          if (loading === newest) [errors, isBroken] = [found, true];
          if (!last || found.length === 0) throw failure;
          return last.value;
        },
      );
      newest = loading;
      return loading;
    },
    forget() {
      newest = undefined;
    },
  };
}
