import { routeOfFile } from '../shared/paths.ts';
import { SetupError } from '../shared/setup-error.ts';

/** An error that an author can fix, with its position. */
export interface AuthorError {
  /** Path relative to the repository. */
  file: string;
  /** Line, counted from 1; 0 for the whole file. */
  line: number;
  /** What is wrong, with what was found. */
  message: string;
  /** What is allowed instead, or the nearest existing name. */
  hint: string;
}

/** Thrown at the end of a build stage, with all of its errors. */
export class AuthorErrors extends SetupError {
  override name = 'AuthorErrors';
  readonly errors: readonly AuthorError[];

  constructor(errors: readonly AuthorError[]) {
    super(formatAuthorErrors(errors));
    this.errors = errors;
  }
}

/** Collects errors, so that they are reported together. */
export type Report = (line: number, message: string, hint: string) => void;

/** Formats errors for a terminal, sorted by file and line, with their number at the end. */
export function formatAuthorErrors(errors: readonly AuthorError[]): string {
  const sorted = [...errors].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const blocks = sorted.map(
    ({ file, line, message, hint }) => `${file}${line ? `:${line}` : ''}\n  ${message}\n  ${hint}`,
  );
  const count = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  const place = errors.some(({ file }) => file.startsWith('src/')) ? '' : ' in the content';
  return `${blocks.join('\n\n')}\n\n${count}${place}`;
}

/** Throws if there are any errors. */
export function failOnErrors(errors: readonly AuthorError[]): void {
  if (errors.length > 0) throw new AuthorErrors(errors);
}

/** The route of a page's file: `content/limits.mdx` gives `/limits/`. */
export const routeOfContentFile = (file: string): string =>
  routeOfFile(file.replace(/^content\//, '').replace(/\.\w+$/, '.mdx'));
