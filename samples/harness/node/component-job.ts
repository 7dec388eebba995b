import { type Circumstances, live } from '../component/life.ts';
import { ComponentFailure } from '../component/problem.ts';
import { ParseError } from '../parse.ts';
import { inNode14Words } from '../workflow/node14.ts';
import { loadComponent } from './load-component.ts';
import type { Session } from './session.ts';
import { watchAsync } from './watch.ts';

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

/** What a thread does to run a component: reports everything that happens (see `runComponent` in run-component.ts). */
export async function run(
  { name, text, modules = {}, ...circumstances }: ComponentJob,
  session: Session,
  report: (event: ComponentEvent) => void,
): Promise<void> {
  const print = (line: string) => report({ type: 'log', text: line });
  try {
    const { component } = await watch(session, () => loadComponent(text, { name, modules, print }));
    await live(
      component,
      circumstances,
      (stage, code) => {
        report({ type: 'stage', name: stage });
        return watch(session, code);
      },
      (verb, ...values) => report({ type: 'did', verb, values }),
    );
  } catch (error) {
    report({ type: 'error', ...describe(error, name) });
  }
}

/** Runs code, and fails with what nobody handled and with what it left unfinished. */
async function watch<Result>(session: Session, code: () => Promise<Result>): Promise<Result> {
  const owner = {};
  const unhandled: unknown[] = [];
  let fail: (error: unknown) => void = () => {};
  const failure = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const watched = watchAsync(session, owner, {
    onUncaught: (error) => fail(error),
    onUnhandled: (reason) => unhandled.push(reason),
  });
  try {
    const result = await Promise.race([session.work.run(owner, code), failure]);
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
  if (error instanceof ParseError) return { message: error.message, line: error.line };
  const { message } = error instanceof ComponentFailure ? error : inNode14Words(error.name, error.message);
  const cause = error instanceof ComponentFailure ? error.cause : error;
  const line = cause instanceof Error ? lineIn(cause.stack ?? '', name) : 0;
  return { message, ...(line > 0 ? { line } : {}) };
}

/** The line of a module that a stack names: by the module's name, or by the address it was loaded from. */
function lineIn(stack: string, name: string): number {
  const names = [name, encodeURIComponent(`sourceURL=${name}`)].map((each) =>
    each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return Number(new RegExp(`(?:${names.join('|')}):(\\d+)`).exec(stack)?.[1] ?? 0);
}
