import sqlParser from 'node-sql-parser';
import { parse as parseYaml } from 'yaml';
import { runProgram } from '../sandbox/programs.ts';

/** What is wrong with a text, in which of its lines; `undefined` when it parses. */
export type SyntaxProblem = { line: number; message: string } | undefined;

/** Checks the syntax of a text, by language. Languages without a parser are left to `show`. */
export const syntaxCheckers: Record<string, (code: string) => Promise<SyntaxProblem>> = {
  bash: async (code) => {
    const { code: status, stderr } = await runProgram('bash', ['-n'], { input: code });
    const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
    return status === 0 ? undefined : { line: Number(line), message };
  },
  json: (code) => attempt(() => JSON.parse(code)),
  python: async (code) => {
    const script = 'import ast, sys; ast.parse(sys.stdin.read())';
    const { code: status, stderr } = await runProgram('python3', ['-c', script], { input: code });
    const line = /line (\d+)/.exec(
      stderr.split('\n').findLast((text) => text.includes('File "<unknown>"')) ?? '',
    );
    return status === 0 ? undefined : { line: Number(line?.[1] ?? 1), message: lastLine(stderr) };
  },
  sql: (code) => attempt(() => new sqlParser.Parser().astify(code, { database: 'trino' })),
  yaml: (code) => attempt(() => parseYaml(code)),
};

async function attempt(parse: () => unknown): Promise<SyntaxProblem> {
  try {
    parse();
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { line: lineIn(error, message), message: message.split('\n')[0] ?? message };
  }
}

/** The line that a parser names, in one of the ways parsers do. */
function lineIn(error: unknown, message: string): number {
  if (typeof error === 'object' && error !== null && 'location' in error) {
    const { location } = error as { location?: { start?: { line?: number } } };
    return location?.start?.line ?? 1;
  }
  return Number(/line (\d+)/.exec(message)?.[1] ?? 1);
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? text;
