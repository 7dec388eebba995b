import { routeOfFile } from '../shared/paths.ts';

/** Something an author can fix, with the place to fix it. */
export interface AuthorError {
  /** Path of the file, relative to the repository. */
  file: string;
  /** Line in the file, counted from 1; 0 when the whole file is meant. */
  line: number;
  /** What is wrong, naming what was found. */
  message: string;
  /** What is allowed instead, or the nearest thing that exists. */
  hint: string;
}

/** Thrown at the end of a build stage with everything that was found wrong in it. */
export class AuthorErrors extends Error {
  override name = 'AuthorErrors';
  readonly errors: readonly AuthorError[];

  constructor(errors: readonly AuthorError[]) {
    super(formatAuthorErrors(errors));
    this.errors = errors;
  }
}

/** Collects errors, so that all are reported together. */
export type Report = (line: number, message: string, hint: string) => void;

/** The errors as text for a terminal, sorted by file and line, with a count at the end. */
export function formatAuthorErrors(errors: readonly AuthorError[]): string {
  const sorted = [...errors].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const blocks = sorted.map(
    ({ file, line, message, hint }) => `${file}${line ? `:${line}` : ''}\n  ${message}\n  ${hint}`,
  );
  const count = `${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  const place = errors.some(({ file }) => file.startsWith('src/')) ? '' : ' in the content';
  return `${blocks.join('\n\n')}\n\n${count}${place}`;
}

/** Fails with everything that was found wrong, or does nothing. */
export function failOnErrors(errors: readonly AuthorError[]): void {
  if (errors.length > 0) throw new AuthorErrors(errors);
}

/** The route of the page that a file is: `content/limits.mdx` gives `/limits/`. */
export const routeOfError = (file: string): string =>
  routeOfFile(file.replace(/^content\//, '').replace(/\.\w+$/, '.mdx'));
