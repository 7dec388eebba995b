import { checkShell } from '../checks/shell.ts';
import type { Given } from '../givens/given.ts';
import { problemAt, type Sample, type SampleProblem } from '../page/sample.ts';
import { findIsolation, type NetworkIsolation } from '../sandbox/network-isolation.ts';
import type { ProgramResult } from '../sandbox/programs.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import type { PageStage } from '../stage/stage.ts';
import type { RunResult } from './run-result.ts';

/** Options for running a script. */
export interface ScriptOptions {
  /** Timeout in milliseconds. */
  timeoutMs?: number;
  isolation?: NetworkIsolation;
}

/** Runs a shell sample in a sandbox, unless static checks find problems. */
export async function runShell(
  sample: Sample,
  given: Given,
  stage: PageStage,
  options?: ScriptOptions,
): Promise<RunResult> {
  const problems = await checkShell(sample);
  return problems.length > 0
    ? { printed: '', problems }
    : runScript(['bash', '-e', '-o', 'pipefail'], sample, given, stage, options);
}

/** Runs a Python sample in a sandbox. */
export const runPython = (
  sample: Sample,
  given: Given,
  stage: PageStage,
  options?: ScriptOptions,
): Promise<RunResult> => runScript(['python3'], sample, given, stage, options);

async function runScript(
  command: readonly string[],
  sample: Sample,
  given: Given,
  stage: PageStage,
  { timeoutMs, isolation = findIsolation() }: ScriptOptions = {},
): Promise<RunResult> {
  const sandbox = await openSandbox(given, await stage.hosts(given), isolation);
  try {
    const result = await sandbox.run(command, sample.code, timeoutMs);
    const problems = [...sandbox.takeErrors(), ...stage.takeErrors()].map((message) =>
      problemAt(sample, 1, message),
    );
    const failure = failureOf(result);
    if (failure) problems.push(problemAt(sample, lineOf(result), failure));
    return { printed: result.stdout, problems: withExpectedError(sample, given, problems) };
  } finally {
    await sandbox.close();
  }
}

function failureOf({ code, stdout, stderr, stopped }: ProgramResult): string | undefined {
  const output = (stderr || stdout).trim();
  if (stopped) return `It was ${stopped}. ${output}`.trim();
  if (code === 0) return undefined;
  // The last line of a traceback has the error.
  const error = /^Traceback/m.test(output) ? output.split('\n').at(-1) : output;
  return `It ends with code ${code}: ${error}`;
}

/** Returns the line that the shell or Python reports, which is the last one of a traceback; 1 if they report none. */
const lineOf = ({ stderr }: ProgramResult): number =>
  Number([...stderr.matchAll(/^ *(?:File ")?sample"?[:,] line (\d+)/gm)].at(-1)?.[1] ?? 1);

/** Returns the problems of a sample, taking its expected error into account. */
function withExpectedError(sample: Sample, { error }: Given, problems: SampleProblem[]): SampleProblem[] {
  if (!error) return problems;
  if (problems.length === 0) return [problemAt(sample, 1, `The sample should end with ${error}.`)];
  return problems.some(({ message }) => error.test(message)) ? [] : problems;
}
