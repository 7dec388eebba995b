import { join } from 'node:path';
import { runProgram } from '../samples/index.ts';

/**
 * Returns a message for each unknown word in a file, with its position.
 *
 * @param root folder of the repository
 * @param file path relative to `root`
 * @param text content of the file
 */
export async function spellingProblems(root: string, file: string, text: string): Promise<string[]> {
  const program = join(root, 'node_modules/cspell/bin.mjs');
  const args = [program, '--no-progress', '--no-summary', '--no-color', `stdin://${file}`];
  const options = { cwd: root, input: text, timeoutMs: 60_000 };
  const { code, stdout, stderr } = await runProgram(process.execPath, args, options);
  const found = stdout.split('\n').filter((line) => line !== '');
  if (code !== 0 && found.length === 0) throw new Error(stderr || `cspell ended with ${code}.`);
  return found.map((line) => `${line}. If the word is correct, add it to cspell-words.txt.`);
}
