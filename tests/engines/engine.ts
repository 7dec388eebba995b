/*
 * The browser API of the scenarios, for any engine and protocol.
 */

/** Keys that the scenarios press, including chords with `+`. */
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

/** A function that runs in the page. It must not use any outer variables. */
export type PageFunction<Argument, Result> = (argument: Argument) => Result | Promise<Result>;

/** One tab of a browser. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Scrolls an element into view and clicks its center, like a user. */
  click(selector: string, count?: 1 | 2): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Moves the pointer over the article and turns the wheel. */
  wheel(pixels: number): Promise<void>;
  evaluate<Argument, Result>(run: PageFunction<Argument, Result>, argument: Argument): Promise<Result>;
  /** Returns console errors and warnings since the last call, including violations of the content security policy. */
  consoleErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface TabOptions {
  width: number;
  height: number;
  /** Whether scripts are enabled. If not, `evaluate` must not be called. */
  scripts?: boolean;
  /** Forces a limited color palette, like the high contrast mode of Windows. */
  forcedColors?: boolean;
}

/** A browser engine that is installed on this machine. */
export interface Engine {
  readonly name: string;
  /** Whether `forcedColors` has an effect. */
  readonly hasForcedColors: boolean;
  /** Opens a tab with its own profile. */
  open(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}
