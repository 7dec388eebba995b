import type { ModuleSource } from '../component/module-source.ts';
import type { LogLevel, RunEvent } from './run.ts';
import type { StepSource } from './source.ts';

/** The console of a step (/workflows/steps/code/#logs). */
export interface StepConsole {
  log(...values: unknown[]): void;
}

/** A watch on the asynchronous operations of a step, which may be pending after its end (/workflows/steps/code/async/). */
export interface AsyncWatch {
  /** Calls a function, and watches the operations that it starts. */
  run<T>(code: () => T): T;
  /** Returns the names of operations that are pending after the step has ended: timers, file operations, connections. */
  pending(): Promise<readonly string[]>;
  stop(): void;
}

/** Callbacks for errors outside of the promise of a step. */
export interface AsyncListener {
  /** Called for an error in a callback, which the step can't catch. */
  onUncaught(error: unknown): void;
  /** Called for an unhandled rejection. */
  onUnhandled(reason: unknown): void;
}

/** The runtime of the harness: Node.js in tests, a worker of the browser for samples on a page. */
export interface Host {
  /** Compiles a step, or returns the result of an earlier compilation. */
  compileStep(code: string): StepSource | Promise<StepSource>;
  /** Compiles a component's module, or returns the result of an earlier compilation. */
  compileModule(text: string): ModuleSource | Promise<ModuleSource>;
  /**
   * Runs the body of a function.
   *
   * @param source strict code whose second line is line 1 of `name`
   * @param globals additional globals of the code
   * @param name the name of the code in stack traces
   */
  evaluate(source: string, globals: Readonly<Record<string, unknown>>, name: string): Promise<unknown>;
  /** Imports a module for a step, and returns its namespace (/workflows/steps/code/#using-npm-packages). */
  importModule(specifier: string): Promise<Readonly<Record<string, unknown>>>;
  /** Requires a module for a step (/workflows/steps/code/#commonjs-vs-esm-imports). */
  requireModule(specifier: string): unknown;
  /** Creates a console whose output is the same as in Node.js. */
  createConsole(write: (level: LogLevel, text: string) => void): StepConsole;
  /** Creates a `process` that only has these environment variables (/environment-variables/). */
  createProcess(env: Readonly<Record<string, string>>): object;
  /** Writes an attached file, and returns its path (/workflows/settings/#attachments). */
  attach(name: string, content: string | Uint8Array): Promise<string>;
  /** Starts watching the asynchronous operations of a step. */
  watchAsync(listener: AsyncListener): AsyncWatch;
  /** Called for each event as it happens. */
  emit?(event: RunEvent): void;
}
