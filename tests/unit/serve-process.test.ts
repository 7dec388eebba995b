import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { nodeArguments } from '../../scripts/node-arguments.mjs';
import { root } from '../../src/node/folders.ts';
import { publish } from './support/built-folder.ts';
import { sendRaw } from './support/raw-socket.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

interface Running {
  child: ChildProcess;
  /** Returns the output so far, on both streams. */
  printed: () => string;
}

/** Runs a TypeScript program of this repository like the commands. */
function run(file: string, args: string[], { limit = '', env = {} } = {}): Running {
  const command = [process.execPath, ...nodeArguments, join(root, file), ...args];
  const child = spawn('sh', ['-c', `${limit} exec "$@"`, 'sh', ...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part;
    });
  return { child, printed: () => output };
}

async function runToEnd(file: string, args: string[], env = {}): Promise<[code: number, printed: string]> {
  const { child, printed } = run(file, args, { env });
  const [code] = await once(child, 'close');
  return [code, printed()];
}

/** Serves a folder. Resolves when the program has printed its address. */
async function serve(dir: string, limit = ''): Promise<Running & { port: number; address: string }> {
  const running = run('src/server/cli.ts', ['--dir', dir, '--port', '0'], { limit });
  await expect.poll(running.printed).toMatch(/http:\S+\n/);
  const address = /http:\S+/.exec(running.printed())?.[0] ?? '';
  return { ...running, address, port: Number(new URL(address).port) };
}

test('prints the address of the build, for any environment', async () => {
  const dir = join(temporaryFolder(), 'dist');
  await publish(dir, { 'index.html': 'home' }, '/help/');
  const { address, port } = await serve(dir);
  expect(address).toBe(`http://127.0.0.1:${port}/help/`);
  expect((await sendRaw(port, 'GET /help/ HTTP/1.1')).status).toBe(200);
});

test('with more requests than file descriptors, some are lost, and the server survives', async () => {
  const dir = join(temporaryFolder(), 'dist');
  await publish(dir, { 'index.html': 'home', 'large.txt': 'A long text. '.repeat(500_000) });
  const { child, port, printed } = await serve(dir, 'ulimit -n 80;');
  const sockets: Socket[] = [];
  for (let i = 0; i < 200; i++) {
    const socket = connect(port, '127.0.0.1').on('error', () => socket.destroy());
    socket.pause().write('GET /docs/large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    sockets.push(socket);
  }
  await expect.poll(printed).toContain('EMFILE');
  await setTimeout(500);
  for (const socket of sockets) socket.destroy();
  const status = async () => (await sendRaw(port, 'GET /docs/ HTTP/1.1')).status;
  await expect.poll(status).toBe(200);
  expect(child.exitCode).toBeNull();
});

const site = async () => {
  const dir = join(temporaryFolder(), 'dist');
  await publish(dir, { 'index.html': 'home' });
  return dir;
};

test.each([
  [['--port', 'http'], '"http" is not a port; write a number from 0 to 65535.'],
  [['--prot', '8080'], /^Unknown option '--prot'.*$/],
  [['--dir', '/nowhere'], 'There is no built site in /nowhere. Run npm run build first.'],
])('%j is reported in one line', async (args, line) => {
  const [code, printed] = await runToEnd('src/server/cli.ts', ['--dir', await site(), ...args]);
  expect(code).toBe(1);
  expect(printed.trimEnd()).toMatch(line);
  expect(printed.trimEnd()).not.toContain('\n');
});

test('an invalid configuration is reported by the build in one line', async () => {
  const out = join(temporaryFolder(), 'dist');
  const [code, printed] = await runToEnd('src/build/cli.ts', ['--out', out], { DOCS_BASE: '/../' });
  expect([code, printed]).toEqual([1, 'DOCS_BASE is "/../"; it must be a path such as /docs/ or /.\n']);
});
