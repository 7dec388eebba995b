import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './programs.ts';

/** A sample made ready for the compiler. */
export interface TypedModule {
  /** A JavaScript module, complete. */
  text: string;
  /** The line of the sample for a line of the module, both from 1. */
  lineOf(line: number): number;
}

/** What the compiler says of a sample. */
export interface TypeProblem {
  /** Its index in the list that was checked. */
  index: number;
  /** Line of the sample, from 1. */
  line: number;
  message: string;
}

/**
 * Type-checks modules with the compiler.
 *
 * @param root the repository
 * @param workDir folder to write them to, below the repository so that packages are found; removed afterwards
 * @param files declarations to be read as well
 */
export async function checkTypes(
  root: string,
  workDir: string,
  modules: readonly TypedModule[],
  compilerOptions: object,
  files: readonly string[],
): Promise<TypeProblem[]> {
  const compile = async (indexes: readonly number[]): Promise<TypeProblem[]> => {
    const some = indexes.map((index) => ({ index, text: modules[index]?.text ?? '' }));
    const found = await runCompiler(root, workDir, some, compilerOptions, files);
    const broken = new Set(found.filter(({ code }) => isSyntax(code)).map(({ index }) => index));
    const problems = found.map(({ index, line, message }) => ({
      index,
      line: modules[index]?.lineOf(line) ?? 0,
      message,
    }));
    // While one module does not parse, the compiler says nothing of the types of the others.
    return broken.size > 0
      ? [...problems, ...(await compile(indexes.filter((index) => !broken.has(index))))]
      : problems;
  };
  return compile(modules.map((_, index) => index));
}

const isSyntax = (code: number): boolean => code >= 1000 && code < 2000;

interface Diagnostic {
  index: number;
  /** Line of the module. */
  line: number;
  /** Number of the message: https://github.com/microsoft/TypeScript/blob/main/src/compiler/diagnosticMessages.json. */
  code: number;
  message: string;
}

async function runCompiler(
  root: string,
  workDir: string,
  modules: readonly { index: number; text: string }[],
  compilerOptions: object,
  files: readonly string[],
): Promise<Diagnostic[]> {
  if (modules.length === 0) return [];
  mkdirSync(workDir, { recursive: true });
  try {
    for (const { index, text } of modules) writeFileSync(join(workDir, `sample-${index}.mjs`), text);
    writeFileSync(
      join(workDir, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*.mjs', ...files] }),
    );
    const args = [join(root, 'node_modules/typescript/bin/tsc'), '--project', workDir, '--pretty', 'false'];
    const { code, stdout, stderr } = await runProgram(process.execPath, args, {
      cwd: workDir,
      timeoutMs: 60_000,
    });
    const lines = stdout.matchAll(/^sample-(\d+)\.mjs\((\d+),\d+\): error TS(\d+): (.*(?:\n .*)*)/gm);
    const diagnostics = [...lines].map(([, index, line, number, message = '']) => ({
      index: Number(index),
      line: Number(line),
      code: Number(number),
      message,
    }));
    // An error outside the samples means that the check itself is broken, which must not pass for success.
    if (code !== 0 && diagnostics.length === 0)
      throw new Error(`The samples could not be type-checked:\n${stdout}${stderr}`);
    return diagnostics;
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}
