// cspell:ignore finditer
import { parse as parseYaml } from 'yaml';
import { runProgram } from '../sandbox/programs.ts';

/** A syntax error with its line; `undefined` if the text can be parsed. */
export type SyntaxProblem = { line: number; message: string } | undefined;

/** Functions that check the syntax of a text, by language. Blocks in other languages are declared `show`. */
export const syntaxCheckers: Record<string, (code: string) => Promise<SyntaxProblem>> = {
  bash: async (code) => {
    const { code: status, stderr } = await runProgram('bash', ['-n'], { input: code });
    const [, line = '1', message = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
    return status === 0 ? undefined : { line: Number(line), message };
  },
  json: (code) => attempt(() => parseJson(code)),
  python: async (code) => {
    const script = 'import ast, sys; ast.parse(sys.stdin.read())';
    const { code: status, stderr } = await runProgram('python3', ['-c', script], { input: code });
    const line = /line (\d+)/.exec(
      stderr.split('\n').findLast((text) => text.includes('File "<unknown>"')) ?? '',
    );
    return status === 0 ? undefined : { line: Number(line?.[1] ?? 1), message: lastLine(stderr) };
  },
  sql: async (code) => {
    const { code: status, stderr } = await runProgram('python3', ['-c', sqlScript], { input: code });
    const [, line = '1', message = stderr] = /^(\d+) (.*)/m.exec(stderr) ?? [];
    return status === 0 ? undefined : { line: Number(line), message };
  },
  yaml: (code) => attempt(() => parseYaml(code)),
};

/**
 * Prepares each statement with SQLite, which is included in Python, and prints the line and message of the first syntax error.
 * Errors that aren't about the syntax are ignored, such as missing tables, columns and functions.
 */
const sqlScript = `
import re, sqlite3, sys
text = sys.stdin.read()
database = sqlite3.connect(':memory:')
start = 0
for part in re.finditer(r'[^;]*;?', text):
    statement = text[start:part.end()]
    if part.end() < len(text) and not sqlite3.complete_statement(statement) or not statement.strip():
        continue
    try:
        database.execute('EXPLAIN ' + statement)
    except sqlite3.Error as error:
        message = str(error)
        if re.search('syntax error|incomplete input|unrecognized token', message):
            token = re.search('"(.+?)"', message)
            place = text.find(token[1], start) if token else part.end()
            sys.exit('%d %s' % (text.rstrip()[:place].count('\\n') + 1, message))
    start = part.end()
`;

/** Parses JSON. Errors have the line, which Node.js only includes in its messages since version 22. */
function parseJson(code: string): unknown {
  try {
    return JSON.parse(code);
  } catch (error) {
    const original = error instanceof Error ? error.message : String(error);
    const message = original.replace(/ \(line \d+ column \d+\)$/, '');
    // An error without a position is at the end of the text.
    const before = code.slice(0, Number(/at position (\d+)/.exec(message)?.[1] ?? code.length));
    throw Object.assign(new SyntaxError(message), {
      location: { start: { line: before.split('\n').length } },
    });
  }
}

async function attempt(parse: () => unknown): Promise<SyntaxProblem> {
  try {
    parse();
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { line: lineIn(error, message), message: message.split('\n')[0] ?? message };
  }
}

/** Returns the line of an error, which parsers report in different ways. */
function lineIn(error: unknown, message: string): number {
  if (typeof error === 'object' && error !== null && 'location' in error) {
    const { location } = error as { location?: { start?: { line?: number } } };
    return location?.start?.line ?? 1;
  }
  return Number(/line (\d+)/.exec(message)?.[1] ?? 1);
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? text;
