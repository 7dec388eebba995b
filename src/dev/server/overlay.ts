import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { AuthorError } from '../../content/author-error.ts';
import { root } from '../../node/folders.ts';
import type { ListedError, OverlayError } from '../events.ts';

/** Lines of context around an error. */
const linesAround = 2;

/**
 * Author errors for the overlay: the first with its lines, the others as a list.
 *
 * @param contentDir the folder that errors call `content/`
 * @throws when there are no errors
 */
export function overlayOfErrors(errors: readonly AuthorError[], contentDir: string): OverlayError {
  const [first, ...others] = errors;
  if (!first) throw new Error('There is no error to show.');
  const file = placeOf(first, contentDir);
  const list = others.map(
    (error) => `${placeOf(error, contentDir)}:${error.line || 1}:1\n  ${error.message}\n  ${error.hint}`,
  );
  const overlay: OverlayError = {
    message: `${first.message}\n${first.hint}\n`,
    stack: list.length > 0 ? `And ${list.length} more:\n\n${list.join('\n\n')}` : '',
    id: file,
  };
  if (first.line > 0) {
    overlay.loc = { file, line: first.line, column: 1 };
    if (existsSync(file)) overlay.frame = frameOf(readFileSync(file, 'utf8'), first.line);
  }
  return overlay;
}

/** A failure of the code itself, such as a component with a syntax error. */
export function overlayOfFailure(failure: unknown): OverlayError {
  if (!(failure instanceof Error)) return { message: String(failure), stack: '' };
  // Errors of Vite's transforms have these properties.
  const { id, loc, frame, plugin }: Partial<OverlayError> = { ...failure };
  return {
    message: stripVTControlCharacters(failure.message),
    stack: stripVTControlCharacters(failure.stack ?? ''),
    ...(id && { id }),
    ...(loc && { loc }),
    ...(frame && { frame: stripVTControlCharacters(frame) }),
    ...(plugin && { plugin }),
  };
}

/** Author errors for the list in the browser. */
export const listErrors = (errors: readonly AuthorError[], contentDir: string): ListedError[] =>
  errors.map((error) => ({
    place: `${error.file}${error.line ? `:${error.line}` : ''}`,
    editorPlace: `${placeOf(error, contentDir)}:${error.line || 1}:1`,
    message: error.message,
    hint: error.hint,
  }));

const placeOf = ({ file }: AuthorError, contentDir: string): string =>
  file.startsWith('content/') ? join(contentDir, file.slice('content/'.length)) : join(root, file);

/** The lines around an error, in the format of Vite's overlay. */
function frameOf(text: string, line: number): string {
  const lines = text.split('\n');
  const from = Math.max(1, line - linesAround);
  const shown = lines.slice(from - 1, line + linesAround);
  const width = String(from + shown.length).length;
  return shown
    .map((content, index) => {
      const number = from + index;
      return `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${content}\n`;
    })
    .join('');
}
