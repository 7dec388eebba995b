/** A text that is no JavaScript. */
export class ParseError extends SyntaxError {
  override name = 'SyntaxError';
  /** Line of the text, from 1. */
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}
