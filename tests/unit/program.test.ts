import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '../../scripts/program.mjs';
import { root } from '../../src/folders.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Runs TypeScript as the commands of package.json do. */
function run(code: string): Promise<number> {
  const file = join(temporaryFolder(), 'program.ts');
  writeFileSync(file, code);
  return runProgram(relative(root, file));
}

test('the exit code of a program is passed on', async () => {
  expect(await run('const code: number = 0; process.exitCode = code')).toBe(0);
  expect(await run('process.exitCode = 3')).toBe(3);
});

test('a program that a signal ends has failed: nothing is served after half a build', async () => {
  expect(await run("process.kill(process.pid, 'SIGKILL')")).toBe(137);
  expect(await run("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000)")).toBe(143);
});

test('what interrupts this process is not listened to after the program has ended', async () => {
  const before = process.listenerCount('SIGINT');
  await run('');
  expect(process.listenerCount('SIGINT')).toBe(before);
});
