/*
 * What the scenarios need of a browser, for any engine and protocol.
 */

/** Keys that the scenarios press. Those with `+` are chords. */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'Tab'
  | '/'
  | 'Control+a'
  | 'Control+Enter'
  | 'Control+k'
  | 'Control+v';

/** A function that runs in the page. It must not use anything from outside. */
export type PageFunction<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

/** One tab of a browser. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Scrolls an element into view and clicks its middle, as a hand does. */
  click(selector: string, count?: 1 | 2): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Moves the pointer over the article and turns the wheel. */
  wheel(pixels: number): Promise<void>;
  evaluate<Argument, Result>(run: PageFunction<Argument, Result>, argument: Argument): Promise<Result>;
  /** Errors and warnings of the console, violations of the content security policy among them, since the last call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface TabOptions {
  width: number;
  height: number;
  /** `false`: the browser runs no scripts; then `evaluate` must not be called. */
  scripts?: boolean;
  /** Forces a palette of few colors, as the high contrast of Windows does. */
  forcedColors?: boolean;
}

/** A browser engine that can be started here. */
export interface Engine {
  readonly name: string;
  /** Whether `forcedColors` has an effect. */
  readonly hasForcedColors: boolean;
  /** Opens a tab with its own profile. */
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}
