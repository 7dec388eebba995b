import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../src/node/folders.ts';

/** A development server in a separate process, with its own copy of the content. */
export interface DevProcess {
  /** Address of the documentation's base, with a slash at the end. */
  address: string;
  contentDir: string;
  /** The output of the server so far. */
  printed(): string;
  /** Changes a file of the copy. */
  edit(file: string, change: (text: string) => string): void;
  /** Sends SIGINT, like Ctrl-C, and resolves with the exit code. */
  interrupt(): Promise<number | null>;
  /** Ends everything. */
  close(): Promise<void>;
}

/** Starts `npm run dev` on a free port. */
export async function startDevProcess(): Promise<DevProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-dev-'));
  const contentDir = join(folder, 'content');
  cpSync(join(root, 'content'), contentDir, { recursive: true });

  // Tests run with NODE_ENV set, which an author's shell has not.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'src/dev/cli.ts'), '--port', '0', '--content', contentDir],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const interrupt = () => {
    child.kill('SIGINT');
    return ended;
  };
  return {
    address: await readAddress(child, () => output),
    contentDir,
    printed: () => output,
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
