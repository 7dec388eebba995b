import { checkShell } from '../checks/shell.ts';
import type { Given } from '../givens/given.ts';
import { problemAt, type Sample, type SampleProblem } from '../page/sample.ts';
import type { Ended } from '../sandbox/programs.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import { findWall } from '../sandbox/wall.ts';
import type { PageStage } from '../stage/stage.ts';
import type { Ran } from './ran.ts';

export interface ScriptOptions {
  timeoutMs?: number;
  wall?: ReturnType<typeof findWall>;
}

/** Runs a shell sample in a sandbox, unless it can be seen without that to be wrong. */
export async function runShell(
  sample: Sample,
  given: Given,
  stage: PageStage,
  options?: ScriptOptions,
): Promise<Ran> {
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
): Promise<Ran> => runScript(['python3'], sample, given, stage, options);

async function runScript(
  command: readonly string[],
  sample: Sample,
  given: Given,
  stage: PageStage,
  { timeoutMs, wall = findWall() }: ScriptOptions = {},
): Promise<Ran> {
  const sandbox = await openSandbox(given, await stage.hosts(given), wall);
  try {
    const ended = await sandbox.run(command, sample.code, timeoutMs);
    const problems = [...sandbox.takeComplaints(), ...stage.takeComplaints()].map((message) =>
      problemAt(sample, 1, message),
    );
    const failure = failureOf(ended);
    if (failure) problems.push(problemAt(sample, lineOf(ended), failure));
    return { printed: ended.stdout, problems: expected(sample, given, problems) };
  } finally {
    await sandbox.close();
  }
}

function failureOf({ code, stdout, stderr, stopped }: Ended): string | undefined {
  const said = (stderr || stdout).trim();
  if (stopped) return `It was ${stopped}. ${said}`.trim();
  if (code === 0) return undefined;
  // Of a traceback, the last line names the error.
  const told = /^Traceback/m.test(said) ? said.split('\n').at(-1) : said;
  return `It ends with code ${code}: ${told}`;
}

/** The line that the shell or Python names, which is the last in a traceback; the first without one. */
const lineOf = ({ stderr }: Ended): number =>
  Number([...stderr.matchAll(/^ *(?:File ")?sample"?[:,] line (\d+)/gm)].at(-1)?.[1] ?? 1);

/** What remains of the problems when an error is part of the circumstances. */
function expected(sample: Sample, { error }: Given, problems: SampleProblem[]): SampleProblem[] {
  if (!error) return problems;
  if (problems.length === 0) return [problemAt(sample, 1, `The sample should end with ${error}.`)];
  return problems.some(({ message }) => error.test(message)) ? [] : problems;
}
