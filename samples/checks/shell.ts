import { problemAt, type Sample, type SampleProblem } from '../page/sample.ts';
import { checkPdCommand, pdCommandsIn } from '../pd/parse.ts';
import { syntaxCheckers } from './parsers.ts';
import { shellcheck } from './shellcheck.ts';

/** Checks a shell sample statically: its syntax, the rules of ShellCheck, and its use of `pd`. */
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
