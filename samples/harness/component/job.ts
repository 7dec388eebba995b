import { isParseError } from '../parse-error.ts';
import type { Host } from '../workflow/host.ts';
import { toNode14Error } from '../workflow/node14.ts';
import { type LifecycleOptions, runLifecycle } from './lifecycle.ts';
import { loadComponent } from './load.ts';
import { ComponentFailure } from './problem.ts';

/** A component's module, with the options of its lifecycle. */
export interface ComponentJob extends LifecycleOptions {
  /** The name of the module in stack traces. */
  name: string;
  text: string;
  /** The texts of imported modules, by specifier. */
  modules?: Readonly<Record<string, string>>;
}

/** An event in the lifecycle of a component. */
export type ComponentEvent =
  | { type: 'stage'; name: string }
  | { type: 'log'; text: string }
  /** An effect of the component, for example `emit` with an event and its metadata. */
  | { type: 'did'; verb: string; values: readonly unknown[] }
  | ({ type: 'error' } & ComponentProblem);

/** An error of a component. */
export interface ComponentProblem {
  message: string;
  /** The line of the module, from 1, if known. */
  line?: number;
}

/** Loads a component, runs its lifecycle, and reports the events. */
export async function runComponentJob(
  { name, text, modules = {}, ...options }: ComponentJob,
  host: Host,
  report: (event: ComponentEvent) => void,
): Promise<void> {
  const print = (line: string) => report({ type: 'log', text: line });
  try {
    const { component } = await watch(host, () => loadComponent(text, { name, modules, print }, host));
    await runLifecycle(
      component,
      options,
      (stage, code) => {
        report({ type: 'stage', name: stage });
        return watch(host, code);
      },
      (verb, ...values) => report({ type: 'did', verb, values }),
    );
  } catch (error) {
    report({ type: 'error', ...describe(error, name) });
  }
}

/** Runs code, and throws for unhandled errors and for operations that are pending at its end. */
async function watch<Result>(host: Host, code: () => Promise<Result>): Promise<Result> {
  const unhandled: unknown[] = [];
  let fail: (error: unknown) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const watched = host.watchAsync({
    onUncaught: (error) => fail(error),
    onUnhandled: (reason) => unhandled.push(reason),
  });
  try {
    const result = await Promise.race([watched.run(code), failure]);
    const pending = await watched.pending();
    if (unhandled.length > 0) throw unhandled[0];
    if (pending.length > 0)
      throw new Error(
        `It ended before this had finished: ${[...new Set(pending)].join(', ')}. Await all that it starts.`,
      );
    return result;
  } finally {
    watched.stop();
  }
}

/** Describes an error, with its line in the module. */
function describe(error: unknown, name: string): ComponentProblem {
  if (!(error instanceof Error)) return { message: String(error) };
  if (isParseError(error)) return { message: error.message, line: error.line };
  const { message } = error instanceof ComponentFailure ? error : toNode14Error(error.name, error.message);
  const cause = error instanceof ComponentFailure ? error.cause : error;
  const line = cause instanceof Error ? lineIn(cause.stack ?? '', name) : 0;
  return { message, ...(line > 0 ? { line } : {}) };
}

/** Returns the line of a module in a stack trace; 0 if there is none. */
function lineIn(stack: string, name: string): number {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return Number(new RegExp(`${literal}:(\\d+)`).exec(stack)?.[1] ?? 0);
}
