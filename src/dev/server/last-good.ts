import { codeErrorsOf, LoadFailure } from '../../build/code-errors.ts';
import type { AuthorError } from '../../content/author-error.ts';

/** Something that is loaded again whenever its files change. */
export interface LastGood<T> {
  /**
   * Loads it unless that has been done. While a mistake in a file keeps the newest from being loaded, gives the last that could be.
   *
   * @throws what loading fails with, when there is no earlier one or the failure is no mistake in a file
   */
  get(): Promise<T>;
  /** Has it loaded again when it is next asked for. */
  forget(): void;
  /** The mistakes that keep the newest from being loaded. */
  readonly errors: readonly AuthorError[];
  /** Whether the newest could not be loaded, for whatever reason. */
  readonly isBroken: boolean;
}

/** @param load loads the newest */
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
      newest ??= load().then(
        (value) => {
          last = { value };
          errors = [];
          isBroken = false;
          return value;
        },
        (failure: unknown) => {
          errors = codeErrorsOf(new LoadFailure(failure));
          isBroken = true;
          if (!last || errors.length === 0) throw failure;
          return last.value;
        },
      );
      return newest;
    },
    forget() {
      newest = undefined;
    },
  };
}
