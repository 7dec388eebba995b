import type { Given } from '../givens/given.ts';
import { checkPdCommand } from '../pd/parse.ts';

/** The host name under which the stand-ins of programs ask for their output. */
export const programHost = 'programs.invalid';

/** A program that a sample has called. */
export interface ProgramCall {
  program: string;
  argv: readonly string[];
}

/** The output of a program before it ends. */
export interface Said {
  code: number;
  stdout: string;
  stderr: string;
}

/** Programs that need the network past HTTP, or change the machine. */
const refused = ['brew', 'docker', 'git', 'npm', 'npx', 'pip', 'pip3', 'ssh', 'sudo', 'wget', 'yarn'];

/** Programs that samples find in the place of those of the machine. */
export const standIns: readonly string[] = ['pd', ...refused];

/**
 * The output of a program's stand-in. `pd` follows the table of data/pd-commands.ts, and prints the fixture for this command
 * line; others are refused.
 *
 * @returns also the error in the sample, if any
 */
export function answerProgram(
  { program, argv }: ProgramCall,
  { pd = {} }: Pick<Given, 'pd'>,
): Said & { problem?: string } {
  const problem =
    program === 'pd'
      ? checkPdCommand(argv)
      : `${program} is not run in samples: it leaves the machine or changes it. Declare the sample check.`;
  if (problem) return { code: 2, stdout: '', stderr: `${problem}\n`, problem };
  const printed = pd[argv.join(' ')] ?? '';
  return { code: 0, stdout: printed.replace(/(?<=[^\n])$/, '\n'), stderr: '' };
}
