import { toNode14Error } from '../workflow/node14.ts';

/** Something in a component that the documentation doesn't allow. */
export interface Problem {
  /** The place in the component: `props.repo.type`, `hooks.activate`, `run`. */
  place: string;
  /** The problem, with the value that was found. */
  message: string;
  /** What is allowed instead, or the nearest name that exists. */
  hint: string;
}

/** Reports a problem. Problems are collected, and thrown together. */
export type Report = (place: string, message: string, hint: string) => void;

/** Thrown if the documentation doesn't allow a component, or the way in which it is called. */
export class ComponentError extends Error {
  override name = 'ComponentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ place, message, hint }) => `${place}: ${message} ${hint}`).join('\n'));
    this.problems = problems;
  }
}

/** Thrown if the component's own code throws. It names the hook or method. */
export class ComponentFailure extends Error {
  override name = 'ComponentFailure';
  /** The exports of an action until then. */
  exports: Record<string, unknown> = {};
  /** `run`, `hooks.activate`, `props.repo.options`. */
  readonly place: string;
  override readonly cause: unknown;

  constructor(place: string, component: string, cause: unknown) {
    const text = cause instanceof Error ? toNode14Error(cause.name, cause.message).message : String(cause);
    super(`${place} of "${component}" failed: ${text}`);
    this.place = place;
    this.cause = cause;
  }
}

/** Throws a {@link ComponentError} with one problem. */
export function refuse(place: string, message: string, hint: string): never {
  throw new ComponentError([{ place, message, hint }]);
}

/** Returns the result of a check, or throws a {@link ComponentError} with all problems that it reports. */
export function validate<Result>(check: (report: Report) => Result): Result {
  const problems: Problem[] = [];
  const result = check((place, message, hint) => problems.push({ place, message, hint }));
  if (problems.length > 0) throw new ComponentError(problems);
  return result;
}

/**
 * Runs the component's own code. Its errors are thrown as {@link ComponentFailure}, and errors of the harness as they are.
 */
export async function runCode<Result>(
  place: string,
  component: string,
  code: () => Result,
): Promise<Awaited<Result>> {
  try {
    return await code();
  } catch (error) {
    if (error instanceof ComponentError) throw error;
    throw new ComponentFailure(place, component, error);
  }
}
