import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { killAll, runToEnd } from '../../scripts/run-to-end.mjs';

const run = (code: string, timeoutMs = 120_000) =>
  runToEnd(process.execPath, ['-e', code], { cwd: import.meta.dirname, env: process.env, timeoutMs });

test('a program that exits with code 0 succeeds, with its output on both streams', async () => {
  const { ok, reason, output } = await run('console.log("out"); console.error("err")');
  expect([ok, reason]).toEqual([true, '']);
  expect(output.split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('an exit code, a signal and a missing program are failures', async () => {
  expect(await run('process.exitCode = 3')).toMatchObject({ ok: false, reason: '' });
  expect(await run('process.kill(process.pid, "SIGKILL")')).toMatchObject({
    ok: false,
    reason: 'It was ended by SIGKILL.',
  });
  const options = { cwd: import.meta.dirname, env: process.env, timeoutMs: 120_000 };
  expect(await runToEnd('no-such-program', [], options)).toMatchObject({ ok: false });
});

test('a program is stopped after its timeout', async () => {
  expect(await run('setInterval(() => {}, 1000)', 500)).toMatchObject({
    ok: false,
    reason: 'It was stopped after 0.5 s.',
  });
});

test('child processes are stopped with their program', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const child = `require("node:net").connect(${port}, "127.0.0.1")`;
  const ended = run(
    `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}])`,
  );
  const [connection]: Socket[] = await once(server, 'connection');
  const gone = new Promise((resolve) => connection?.on('error', resolve).on('close', resolve).resume());
  killAll();
  await gone;
  expect(await ended).toMatchObject({ ok: false, reason: 'It was ended by SIGKILL.' });
});

describe('npm test', () => {
  const script = join(import.meta.dirname, '../../scripts/test.mjs');
  const run = (arg: string, env: NodeJS.ProcessEnv) =>
    runToEnd(process.execPath, [script, arg], { cwd: import.meta.dirname, env, timeoutMs: 120_000 });

  test('lists the checks if a name is unknown', async () => {
    const { ok, output } = await run('speling', process.env);
    expect(ok).toBe(false);
    expect(output).toBe(
      'There is no check "speling". The checks are "browser", "unit", "samples", "types", "imports", "lint and format", "spelling".\n',
    );
  });

  test('reports an unknown option in one line', async () => {
    const { ok, output } = await run('--nope', process.env);
    expect(ok).toBe(false);
    expect(output).toMatch(/^Unknown option '--nope'.*\n$/);
  });
});

test('a missing browser is not installed if that is disabled', async () => {
  const module = join(import.meta.dirname, '../../scripts/browser.mjs');
  const code = `import { ensureBrowser } from ${JSON.stringify(module)}; await ensureBrowser({ mayInstall: false });`;
  const { ok, output } = await runToEnd(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    env: { PATH: '/nowhere', HOME: '/nowhere' },
    timeoutMs: 120_000,
  });
  expect(ok).toBe(false);
  expect(output).toContain('The browser tests need Chrome or Chromium.');
  expect(output).not.toContain('Installing');
});
