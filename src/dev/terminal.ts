import { type AuthorError, formatAuthorErrors } from '../content/author-error.ts';
import { overlayOfFailure } from './overlay.ts';

/** Tells the terminal what is wrong, and does not repeat itself when the same mistake is saved again. */
export interface Terminal {
  mistakes(errors: readonly AuthorError[]): void;
  failure(failure: unknown): void;
}

/** @param print writes a text */
export function createTerminal(print: (text: string) => void): Terminal {
  let last = '';
  const printOnce = (text: string): void => {
    if (text !== last && text !== '') print(text);
    last = text;
  };
  return {
    mistakes(errors) {
      printOnce(errors.length > 0 ? formatAuthorErrors(errors) : '');
    },
    failure(failure) {
      const { message, stack, plugin } = overlayOfFailure(failure);
      // What a plugin of Vite says of a file is complete; where Vite called the plugin is of no use.
      printOnce(plugin ? message : stack || message);
    },
  };
}
