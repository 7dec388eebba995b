import { SetupError } from '../src/shared/setup-error.ts';

/** One of the things that a page is checked for. */
export interface Check {
  name: string;
  /** Returns the errors. */
  run(): Promise<string[]>;
}

/** How a check went. */
export interface Checked {
  name: string;
  problems: string[];
  seconds: number;
}

/** Runs a check; one that cannot be run has failed. */
export async function measure({ name, run }: Check): Promise<Checked> {
  const start = performance.now();
  let problems: string[];
  try {
    problems = await run();
  } catch (error) {
    problems = [textOf(error)];
  }
  return { name, problems, seconds: (performance.now() - start) / 1000 };
}

const textOf = (error: unknown): string => {
  if (error instanceof SetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** A line for a terminal, with errors below it. */
export function tell({ name, problems, seconds }: Checked): string {
  const verdict = problems.length > 0 ? 'FAILED' : 'passed';
  const line = `${verdict}  ${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s`;
  return [line, ...problems.map((problem) => problem.replace(/^/gm, '        '))].join('\n');
}

/** How the checks of a page went, as the end of a sentence about it. */
export const verdictOn = (failed: number): string => {
  if (failed === 0) return 'passed all checks';
  return failed === 1 ? 'failed 1 check' : `failed ${failed} checks`;
};
