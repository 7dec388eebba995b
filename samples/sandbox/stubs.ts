import type { Given } from '../givens/given.ts';
import { checkPdCommand } from '../pd/parse.ts';

/** The host name that stubs send their requests to. */
export const programHost = 'programs.invalid';

/** A call of a stubbed program. */
export interface ProgramCall {
  program: string;
  argv: readonly string[];
}

/** The result of a stub. */
export interface StubResult {
  /** Exit code. */
  code: number;
  stdout: string;
  stderr: string;
}

/** Programs that change the machine, or need the network for more than HTTP. */
const refused = ['brew', 'docker', 'git', 'npm', 'npx', 'pip', 'pip3', 'ssh', 'sudo', 'wget', 'yarn'];

/** Programs that are replaced by stubs. */
export const stubbedPrograms: readonly string[] = ['pd', ...refused];

/**
 * Returns the result of a stub. `pd` checks its command line against data/pd-commands.ts, and prints the fixture for it. All other
 * programs fail.
 *
 * @returns with a `problem` if the sample has an error
 */
export function callStub(
  { program, argv }: ProgramCall,
  { pd = {} }: Pick<Given, 'pd'>,
): StubResult & { problem?: string } {
  const problem =
    program === 'pd'
      ? checkPdCommand(argv)
      : `${program} is not run in samples: it leaves the machine or changes it. Declare the sample check.`;
  if (problem) return { code: 2, stdout: '', stderr: `${problem}\n`, problem };
  const printed = pd[argv.join(' ')] ?? '';
  return { code: 0, stdout: printed.replace(/(?<=[^\n])$/, '\n'), stderr: '' };
}
