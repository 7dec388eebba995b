import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nodeArguments, shellEnvironment } from '../../scripts/node-arguments.mjs';
import { cacheDir, root } from '../../src/node/folders.ts';

/** A development server in a separate process, with its own copy of the content. */
export interface DevProcess {
  /** The base URL of the documentation, with a trailing slash. */
  address: string;
  contentDir: string;
  /** The folder of the code: the repository, unless the code was copied. */
  codeDir: string;
  /** Returns the output of the server so far. */
  printed(): string;
  /** Writes a file below the copy of the content. */
  write(file: string, text: string): void;
  /** Deletes a file below the copy of the content. */
  remove(file: string): void;
  /** Waits until the response for a route contains a text. The file watcher has a delay. */
  untilServed(route: string, text: string): Promise<void>;
  /** Changes a file of the copy. */
  edit(file: string, change: (text: string) => string): void;
  /** Sends SIGINT, like Ctrl-C, and resolves with the exit code. */
  interrupt(): Promise<number | null>;
  /** Stops the server and deletes the copy. */
  close(): Promise<void>;
}

/**
 * Starts `npm run dev` on a free port.
 *
 * @param isCodeCopied whether to copy the code as well, so that a test can change it
 */
export async function startDevProcess(isCodeCopied = false): Promise<DevProcess> {
  if (isCodeCopied) mkdirSync(cacheDir, { recursive: true });
  // The copied code resolves packages from the repository above it.
  const folder = mkdtempSync(join(isCodeCopied ? cacheDir : tmpdir(), 'docs-dev-'));
  const copied = isCodeCopied
    ? ['content', 'data', 'samples', 'scripts', 'src', 'types', 'package.json']
    : ['content'];
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  const contentDir = join(folder, 'content');
  const codeDir = isCodeCopied ? folder : root;

  const child = spawn(
    process.execPath,
    [...nodeArguments, join(codeDir, 'src/dev/cli.ts'), '--port', '0', '--content', contentDir],
    { cwd: codeDir, env: shellEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const interrupt = () => {
    child.kill('SIGINT');
    return ended;
  };
  const address = await readAddress(child, () => output);
  return {
    address,
    contentDir,
    codeDir,
    printed: () => output,
    write: (file, text) => writeFileSync(join(contentDir, file), text),
    remove: (file) => rmSync(join(contentDir, file)),
    async untilServed(route, text) {
      const end = Date.now() + 60_000;
      while (!(await (await fetch(address + route)).text()).includes(text)) {
        if (Date.now() > end) throw new Error(`/${route} has no "${text}". The server said: ${output}`);
        await setTimeout(50);
      }
    },
    edit(file, change) {
      const path = join(contentDir, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    interrupt,
    async close() {
      await interrupt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the server has printed its address. */
function readAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The development server ended:\n${output()}`)));
    child.stdout?.on('data', () => {
      const [, address] = /The documentation is at (\S+)\n/.exec(output()) ?? [];
      if (address) resolve(address);
    });
  });
}
