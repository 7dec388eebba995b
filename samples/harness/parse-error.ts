/** Thrown for source text that isn't valid JavaScript. */
export class ParseError extends SyntaxError {
  override name = 'SyntaxError';
  /** Line of the text, from 1. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Whether an error is a `ParseError`, also one of another bundle, which has the class a second time. */
export const isParseError = (error: unknown): error is ParseError =>
  error instanceof SyntaxError && 'line' in error && typeof error.line === 'number';
