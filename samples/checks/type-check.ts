import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../sandbox/programs.ts';

/** A sample, prepared for the compiler. */
export interface TypedModule {
  /** The complete text of a JavaScript module. */
  text: string;
  /** Returns the line of the sample for a line of the module, both from 1. */
  lineOf(line: number): number;
  /** Modules that it imports as `./name.mjs`, by that name, with their titles in error messages. */
  imports?: ReadonlyMap<string, { text: string; title: string }>;
}

/** An error that the compiler reports for a sample. */
export interface TypeProblem {
  /** The index of its module in the list that was checked. */
  index: number;
  /** Line of the sample, from 1. */
  line: number;
  message: string;
}

/**
 * Type-checks modules with the compiler.
 *
 * @param root the repository
 * @param workDir folder for the files, below the repository so that packages are resolved; deleted afterwards
 * @param files additional declaration files
 */
export async function checkTypes(
  root: string,
  workDir: string,
  modules: readonly TypedModule[],
  compilerOptions: object,
  files: readonly string[],
): Promise<TypeProblem[]> {
  const compile = async (indexes: readonly number[]): Promise<TypeProblem[]> => {
    const texts = indexes.flatMap((index) => textsOf(index, modules[index]));
    const found = await runCompiler(root, workDir, texts, compilerOptions, files);
    const broken = new Set(found.filter(({ code }) => isSyntax(code)).map(({ index }) => index));
    const problems = found.map(({ index, importedName, line, message }) => {
      const title = modules[index]?.imports?.get(importedName ?? '')?.title;
      return title === undefined
        ? { index, line: modules[index]?.lineOf(line) ?? 0, message }
        : { index, line: 0, message: `${title}, line ${line}: ${message}` };
    });
    // While a module has a syntax error, the compiler doesn't check the types of the others.
    return broken.size > 0
      ? [...problems, ...(await compile(indexes.filter((index) => !broken.has(index))))]
      : problems;
  };
  return compile(modules.map((_, index) => index));
}

const isSyntax = (code: number): boolean => code >= 1000 && code < 2000;

/** Returns the texts of a module and of those that it imports, by file name without extension. */
function textsOf(index: number, module: TypedModule | undefined): [name: string, text: string][] {
  const imports = [...(module?.imports ?? [])].map(([name, { text }]): [string, string] => [name, text]);
  return [[`sample-${index}`, module?.text ?? ''], ...imports];
}

interface Diagnostic {
  index: number;
  /** The imported module with the error, if it isn't in the module itself. */
  importedName: string | undefined;
  /** Line of the module. */
  line: number;
  /** Error code: https://github.com/microsoft/TypeScript/blob/main/src/compiler/diagnosticMessages.json. */
  code: number;
  message: string;
}

async function runCompiler(
  root: string,
  workDir: string,
  texts: readonly (readonly [name: string, text: string])[],
  compilerOptions: object,
  files: readonly string[],
): Promise<Diagnostic[]> {
  if (texts.length === 0) return [];
  mkdirSync(workDir, { recursive: true });
  try {
    for (const [name, text] of texts) writeFileSync(join(workDir, `${name}.mjs`), text);
    writeFileSync(
      join(workDir, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*.mjs', ...files] }),
    );
    const args = [join(root, 'node_modules/typescript/bin/tsc'), '--project', workDir, '--pretty', 'false'];
    const { code, stdout, stderr } = await runProgram(process.execPath, args, {
      cwd: workDir,
      timeoutMs: 60_000,
    });
    const lines = stdout.matchAll(/^(sample-(\d+)[\w-]*)\.mjs\((\d+),\d+\): error TS(\d+): (.*(?:\n .*)*)/gm);
    const diagnostics = [...lines].map(([, name, index, line, number, message = '']) => ({
      index: Number(index),
      importedName: name === `sample-${index}` ? undefined : name,
      line: Number(line),
      code: Number(number),
      message,
    }));
    // If all errors are outside the samples, the check itself is broken, which must not be mistaken for success.
    if (code !== 0 && diagnostics.length === 0)
      throw new Error(`The samples could not be type-checked:\n${stdout}${stderr}`);
    return diagnostics;
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}
