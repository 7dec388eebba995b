import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Given } from './given.ts';
import type { Ran } from './javascript.ts';
import { syntaxCheckers } from './parsers.ts';
import { checkPdCommand, pdCommandsIn } from './pd/parse.ts';
import { runProgram } from './programs.ts';
import { problemAt, type Sample, type SampleProblem } from './sample.ts';
import { shellPrelude } from './shell-prelude.ts';
import { shellcheck } from './shellcheck.ts';
import type { PageStage } from './stage.ts';

/** What can be said of a shell sample without running it: syntax, ShellCheck's findings, and its use of `pd`. */
export async function checkShell(sample: Sample): Promise<SampleProblem[]> {
  const syntax = await syntaxCheckers.bash?.(sample.code);
  if (syntax) return [problemAt(sample, syntax.line, syntax.message)];
  const findings = await shellcheck(sample.code);
  const commands = pdCommandsIn(sample.code).flatMap(({ line, argv }) => {
    const message = checkPdCommand(argv);
    return message ? [{ line, message }] : [];
  });
  return [...findings, ...commands].map(({ line, message }) => problemAt(sample, line, message));
}

/** Runs a shell sample in a folder of its own; its requests go to servers on this machine. */
export async function runShell(sample: Sample, given: Given, stage: PageStage): Promise<Ran> {
  const problems = await checkShell(sample);
  if (problems.length > 0) return { printed: '', problems };
  const hosts = await stage.hosts(given);
  const folder = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    for (const [name, content] of Object.entries(given.files ?? {}))
      writeFileSync(join(folder, name), content);
    const prelude = shellPrelude(hosts);
    const env = { HOME: folder, ...given.env };
    const { code, stdout, stderr } = await runProgram('bash', ['-e', '-o', 'pipefail'], {
      cwd: folder,
      env,
      input: prelude + sample.code,
    });
    const complaints = stage.takeComplaints();
    if (code !== 0) complaints.push(`It ends with code ${code}: ${(stderr || stdout).trim()}`);
    if (!given.error) problems.push(...complaints.map((message) => problemAt(sample, 1, message)));
    return { printed: stdout, problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
