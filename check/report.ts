import { SetupError } from '../src/shared/setup-error.ts';

/** A check of a page. */
export interface Check {
  name: string;
  /** Returns the errors. */
  run(): Promise<string[]>;
}

/** The result of a check. */
export interface CheckResult {
  name: string;
  problems: string[];
  seconds: number;
}

/** Runs a check. If it throws, it fails with the error. */
export async function runCheck({ name, run }: Check): Promise<CheckResult> {
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

/** Formats a result for the terminal: a line with the errors below it. */
export function formatResult({ name, problems, seconds }: CheckResult): string {
  const verdict = problems.length > 0 ? 'FAILED' : 'passed';
  const line = `${verdict}  ${name.padEnd(12)}${seconds.toFixed(1).padStart(6)} s`;
  return [line, ...problems.map((problem) => problem.replace(/^/gm, '        '))].join('\n');
}

/** Summarizes the checks of a page, as the end of a sentence. */
export const summaryOf = (failed: number): string => {
  if (failed === 0) return 'passed all checks';
  return failed === 1 ? 'failed 1 check' : `failed ${failed} checks`;
};
