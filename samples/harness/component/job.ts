import { isParseError } from '../parse-error.ts';
import type { Host } from '../workflow/host.ts';
import { inNode14Words } from '../workflow/node14.ts';
import { type Circumstances, live } from './life.ts';
import { loadComponent } from './load.ts';
import { ComponentFailure } from './problem.ts';

/** A component's module, and what happens to it. */
export interface ComponentJob extends Circumstances {
  /** What stack traces call the module. */
  name: string;
  text: string;
  /** Texts of modules that it imports, by specifier. */
  modules?: Readonly<Record<string, string>>;
}

/** What happens in the life of a component, in order. */
export type ComponentEvent =
  | { type: 'stage'; name: string }
  | { type: 'log'; text: string }
  /** It did something: `emit`, with an event and its metadata. */
  | { type: 'did'; verb: string; values: readonly unknown[] }
  | ({ type: 'error' } & ComponentProblem);

/** What is wrong with a component. */
export interface ComponentProblem {
  message: string;
  /** Line of the module, from 1, where that is known. */
  line?: number;
}

/** Loads a component and takes it through its life; reports everything that happens. */
export async function runComponentJob(
  { name, text, modules = {}, ...circumstances }: ComponentJob,
  host: Host,
  report: (event: ComponentEvent) => void,
): Promise<void> {
  const print = (line: string) => report({ type: 'log', text: line });
  try {
    const { component } = await watch(host, () => loadComponent(text, { name, modules, print }, host));
    await live(
      component,
      circumstances,
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

/** Runs code, and fails with what nobody handled and with what it left unfinished. */
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

/** An error with the line of the module it comes from. */
function describe(error: unknown, name: string): ComponentProblem {
  if (!(error instanceof Error)) return { message: String(error) };
  if (isParseError(error)) return { message: error.message, line: error.line };
  const { message } = error instanceof ComponentFailure ? error : inNode14Words(error.name, error.message);
  const cause = error instanceof ComponentFailure ? error.cause : error;
  const line = cause instanceof Error ? lineIn(cause.stack ?? '', name) : 0;
  return { message, ...(line > 0 ? { line } : {}) };
}

/** The line of a module that a stack names. */
function lineIn(stack: string, name: string): number {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return Number(new RegExp(`${literal}:(\\d+)`).exec(stack)?.[1] ?? 0);
}
