import { loadErrorsOf } from '../../build/code-errors.ts';
import { type AuthorError, formatAuthorErrors } from '../../content/author-error.ts';
import { overlayOfFailure } from './overlay.ts';

/** Prints author errors and failures to the terminal, and says when a file is fixed. */
export interface Terminal {
  /** Files with errors that were printed and not fixed yet. */
  readonly files: string[];
  /**
   * Prints the errors of saved files, and new errors of others.
   *
   * @param all all known errors
   * @param saved files, as in error messages
   */
  errors(all: readonly AuthorError[], saved: Iterable<string>): void;
  failure(failure: unknown): void;
}

/**
 * Creates a terminal that nothing was printed to.
 *
 * @param print writes a text
 */
export function createTerminal(print: (text: string) => void): Terminal {
  let told = new Map<string, string>();
  let lastFailure = '';
  return {
    get files() {
      return [...told.keys()];
    },
    errors(all, saved) {
      const now = new Map(
        all.map(({ file }) => [file, JSON.stringify(all.filter((other) => other.file === file))]),
      );
      for (const file of told.keys()) if (!now.has(file)) print(`${file}: fixed`);
      const again = new Set(saved);
      const toPrint = all.filter(({ file }) => again.has(file) || told.get(file) !== now.get(file));
      if (toPrint.length > 0) print(formatAuthorErrors(toPrint));
      told = now;
      lastFailure = '';
    },
    failure(failure) {
      const text = textOf(failure);
      // Every request of a waiting browser causes the same failure.
      if (text !== lastFailure) print(text);
      lastFailure = text;
    },
  };
}

function textOf(failure: unknown): string {
  const errors = loadErrorsOf(failure);
  if (errors.length > 0) return formatAuthorErrors(errors);
  const { message, stack, plugin } = overlayOfFailure(failure);
  // The message of a Vite plugin is sufficient. The stack only shows where Vite called the plugin.
  return plugin ? message : stack || message;
}
