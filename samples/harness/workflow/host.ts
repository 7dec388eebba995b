import type { ModuleSource } from '../component/module-source.ts';
import type { LogLevel, RunEvent } from './run.ts';
import type { StepSource } from './source.ts';

/** The console of a step (/workflows/steps/code/#logs). */
export interface StepConsole {
  log(...values: unknown[]): void;
}

/** What a step has set going, and may leave unfinished (/workflows/steps/code/async/). */
export interface AsyncWatch {
  /** Calls a function; what it sets going is watched. */
  run<T>(code: () => T): T;
  /** Names of what is still going on after the step has ended: timers, files, connections. */
  pending(): Promise<readonly string[]>;
  stop(): void;
}

/** Told of what goes wrong outside of the step's own promise. */
export interface AsyncListener {
  /** An error in a callback, which nothing in the step can catch. */
  onUncaught(error: unknown): void;
  /** A rejected promise that nothing handles. */
  onUnhandled(reason: unknown): void;
}

/** What the harness needs from the platform it runs on: Node.js in tests, a worker of the browser in samples on a page. */
export interface Host {
  /** Makes a step ready to run: reads its text, or finds what was read before. */
  compileStep(code: string): StepSource | Promise<StepSource>;
  /** Makes a component's module ready to run. */
  compileModule(text: string): ModuleSource | Promise<ModuleSource>;
  /**
   * Runs the body of a function.
   *
   * @param source strict code whose second line is line 1 of `name`
   * @param globals what the code can name besides JavaScript's own
   * @param name what stack traces call the code
   */
  evaluate(source: string, globals: Readonly<Record<string, unknown>>, name: string): Promise<unknown>;
  /** The namespace of a module that a step imports (/workflows/steps/code/#using-npm-packages). */
  importModule(specifier: string): Promise<Readonly<Record<string, unknown>>>;
  /** What a step requires (/workflows/steps/code/#commonjs-vs-esm-imports). */
  requireModule(specifier: string): unknown;
  /** A console whose text is what Node.js would print. */
  createConsole(write: (level: LogLevel, text: string) => void): StepConsole;
  /** `process` with these environment variables and no others (/environment-variables/). */
  createProcess(env: Readonly<Record<string, string>>): object;
  /** Stores an attached file and gives its path (/workflows/settings/#attachments). */
  attach(name: string, content: string | Uint8Array): Promise<string>;
  /** Starts to watch what a step sets going. */
  watchAsync(listener: AsyncListener): AsyncWatch;
  /** Learns at once of everything that happens. */
  emit?(event: RunEvent): void;
}
