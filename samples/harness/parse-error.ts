/** Thrown for source text that isn't valid JavaScript. */
export class ParseError extends SyntaxError {
  override name = 'SyntaxError';
  /** The line of the text, from 1. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Whether an error is a `ParseError`, including one of another bundle, which has its own copy of the class. */
export const isParseError = (error: unknown): error is ParseError =>
  error instanceof SyntaxError && 'line' in error && typeof error.line === 'number';
