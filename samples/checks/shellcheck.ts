import { hasProgram, runProgram } from '../sandbox/programs.ts';

/** Returns the findings of ShellCheck (https://www.shellcheck.net) in a shell sample; none if it isn't installed. */
export async function shellcheck(code: string): Promise<{ line: number; message: string }[]> {
  if (!hasProgram('shellcheck')) return [];
  // Less severe rules, such as SC2086, are for scripts that are maintained. SC1091 and SC2154 are about the reader's files and
  // variables.
  const args = ['--shell=bash', '--format=json', '--severity=warning', '--exclude=SC1091,SC2154', '-'];
  const { stdout } = await runProgram('shellcheck', args, { input: code });
  const findings: { line: number; code: number; message: string }[] = JSON.parse(stdout || '[]');
  return findings.map(({ line, code: rule, message }) => ({ line, message: `${message} (SC${rule})` }));
}
