import { loadErrorsOf } from '../../build/code-errors.ts';
import { type AuthorError, formatAuthorErrors } from '../../content/author-error.ts';
import { overlayOfFailure } from './overlay.ts';

/** Prints author errors and failures to the terminal, and says when a file is fixed. */
export interface Terminal {
  /** Files with errors that have been printed and not fixed yet. */
  readonly files: string[];
  /**
   * Tells the mistakes of the files that were saved, and those of others that are new.
   *
   * @param all every mistake that is known
   * @param saved files as errors name them
   */
  mistakes(all: readonly AuthorError[], saved: Iterable<string>): void;
  failure(failure: unknown): void;
}

/** @param print writes a text */
export function createTerminal(print: (text: string) => void): Terminal {
  let told = new Map<string, string>();
  let lastFailure = '';
  return {
    get files() {
      return [...told.keys()];
    },
    mistakes(all, saved) {
      const now = new Map(
        all.map(({ file }) => [file, JSON.stringify(all.filter((other) => other.file === file))]),
      );
      for (const file of told.keys()) if (!now.has(file)) print(`${file}: fixed`);
      const again = new Set(saved);
      const toTell = all.filter(({ file }) => again.has(file) || told.get(file) !== now.get(file));
      if (toTell.length > 0) print(formatAuthorErrors(toTell));
      told = now;
      lastFailure = '';
    },
    failure(failure) {
      const text = textOf(failure);
      // Every request of a browser that waits meets the same failure.
      if (text !== lastFailure) print(text);
      lastFailure = text;
    },
  };
}

function textOf(failure: unknown): string {
  const errors = loadErrorsOf(failure);
  if (errors.length > 0) return formatAuthorErrors(errors);
  const { message, stack, plugin } = overlayOfFailure(failure);
  // A Vite plugin's message says it all; the stack only shows where Vite called the plugin.
  return plugin ? message : stack || message;
}
