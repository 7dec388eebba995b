import { inNode14Words } from '../workflow/node14.ts';

/** Something in a component that the documentation rules out, with the place of it. */
export interface Problem {
  /** Where in the component: `props.repo.type`, `hooks.activate`, `run`. */
  place: string;
  /** What is wrong, naming what was found. */
  message: string;
  /** What is allowed instead, or the nearest thing that exists. */
  hint: string;
}

/** Collects problems, so that all are reported together. */
export type Report = (place: string, message: string, hint: string) => void;

/** A component, or the way it was called, is not what the documentation allows. */
export class ComponentError extends Error {
  override name = 'ComponentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ place, message, hint }) => `${place}: ${message} ${hint}`).join('\n'));
    this.problems = problems;
  }
}

/** An error that the component's own code threw, with the hook or method it was thrown from. */
export class ComponentFailure extends Error {
  override name = 'ComponentFailure';
  /** What an action had exported until then. */
  exports: Record<string, unknown> = {};
  /** `run`, `hooks.activate`, `props.repo.options`. */
  readonly place: string;
  override readonly cause: unknown;

  constructor(place: string, component: string, cause: unknown) {
    const said = cause instanceof Error ? inNode14Words(cause.name, cause.message).message : String(cause);
    super(`${place} of "${component}" failed: ${said}`);
    this.place = place;
    this.cause = cause;
  }
}

/** Fails with one problem. */
export function refuse(place: string, message: string, hint: string): never {
  throw new ComponentError([{ place, message, hint }]);
}

/** Runs a check that reports, and fails with everything that it found. */
export function failTogether<Result>(check: (report: Report) => Result): Result {
  const problems: Problem[] = [];
  const result = check((place, message, hint) => problems.push({ place, message, hint }));
  if (problems.length > 0) throw new ComponentError(problems);
  return result;
}

/**
 * Runs the component's own code, and says where it was when it failed. What the harness itself has to say about the
 * component passes through.
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
