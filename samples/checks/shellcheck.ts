import { hasProgram, runProgram } from '../sandbox/programs.ts';

/** What ShellCheck finds in a shell sample, https://www.shellcheck.net; nothing where it is not installed. */
export async function shellcheck(code: string): Promise<{ line: number; message: string }[]> {
  if (!hasProgram('shellcheck')) return [];
  // SC2086 and the like are about scripts that live on; SC1091 and SC2154 about files and variables of the reader.
  const args = ['--shell=bash', '--format=json', '--severity=warning', '--exclude=SC1091,SC2154', '-'];
  const { stdout } = await runProgram('shellcheck', args, { input: code });
  const findings: { line: number; code: number; message: string }[] = JSON.parse(stdout || '[]');
  return findings.map(({ line, code: rule, message }) => ({ line, message: `${message} (SC${rule})` }));
}
