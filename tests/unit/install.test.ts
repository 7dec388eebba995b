import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { areInstalled } from '../../scripts/packages.mjs';
import { root as repository } from '../../src/node/folders.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const packages = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a/node_modules/b': { version: '2.0.0' },
  'node_modules/tests': { version: '3.0.0', dev: true },
  'node_modules/other-system': { version: '4.0.0', optional: true },
};
type Packages = Record<string, { version: string; dev?: boolean; optional?: boolean }>;

function write(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Creates a folder with a lockfile and packages, like npm. */
function folderWith(present?: Packages): string {
  const root = temporaryFolder();
  write(join(root, 'package.json'), {});
  write(join(root, 'package-lock.json'), { packages: { '': { name: 'site' }, ...packages } });
  if (present) installInto(root, present);
  return root;
}

function installInto(root: string, present: Packages): void {
  for (const [path, { version }] of Object.entries(present))
    write(join(root, path, 'package.json'), { version });
  write(join(root, 'node_modules/.package-lock.json'), { packages: present });
}

const { 'node_modules/other-system': _, ...here } = packages;
const { 'node_modules/tests': __, ...forProduction } = here;

describe('whether packages are installed', () => {
  test('is detected after a plain npm ci', () => {
    expect(areInstalled(repository, { dev: true })).toBe(true);
    expect(areInstalled(folderWith(here), { dev: true })).toBe(true);
  });

  test('depends on the purpose', () => {
    const root = folderWith(forProduction);
    expect(areInstalled(root, { dev: false })).toBe(true);
    expect(areInstalled(root, { dev: true })).toBe(false);
  });

  test('is false if there are none, or npm was interrupted', () => {
    expect(areInstalled(folderWith(), { dev: false })).toBe(false);
    const root = folderWith(here);
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(areInstalled(root, { dev: false })).toBe(false);
  });

  test('is false if a package is missing or has another version', () => {
    const root = folderWith(here);
    rmSync(join(root, 'node_modules/a/node_modules'), { recursive: true });
    expect(areInstalled(root, { dev: false })).toBe(false);
    const old = { ...here, 'node_modules/a': { version: '0.9.0' } };
    expect(areInstalled(folderWith(old), { dev: false })).toBe(false);
  });
});

interface Installation {
  child: ChildProcess;
  /** Returns the output so far. */
  printed(): string;
  end: Promise<{ code: number | null; printed: string }>;
}

/**
 * Installs packages in a separate process.
 *
 * @param npm a shell script that replaces npm
 */
function install(root: string, npm: string, { dev = true, env = {} } = {}): Installation {
  const bin = temporaryFolder();
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(bin, 'npm'), 0o755);
  const module = pathToFileURL(join(repository, 'scripts/install.mjs'));
  const code = `
    const { install } = await import(${JSON.stringify(module)});
    process.exitCode = (await install({ dev: ${dev}, root: ${JSON.stringify(root)} })) ? 0 : 1;`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      printed += part;
    });
  const end = once(child, 'exit').then(([exitCode]) => ({ code: exitCode, printed }));
  return { child, printed: () => printed, end };
}

/**
 * Creates a slow replacement of npm that succeeds.
 *
 * @param note file that receives a line with its arguments
 * @param meanwhile the command that takes the time
 */
function workingNpm(note: string, meanwhile = 'sleep 0.5'): string {
  const made = folderWith(here);
  return `
    echo "$@" >> ${note}
    mkdir -p node_modules/half && ${meanwhile} && rm -r node_modules && cp -R ${made}/node_modules .`;
}

describe.skipIf(process.platform === 'win32')('installing', () => {
  test('installs all packages, including those for tests, for any NODE_ENV', async () => {
    const root = folderWith();
    const note = join(root, 'calls');
    const { end } = install(root, workingNpm(note), { dev: false, env: { NODE_ENV: 'production' } });
    expect((await end).code).toBe(0);
    expect(areInstalled(root, { dev: true })).toBe(true);
    expect(readFileSync(note, 'utf8')).toContain('ci --include=dev');
    expect(readdirSync(root).sort()).toEqual(['calls', 'node_modules', 'package-lock.json', 'package.json']);
  });

  test('does nothing if all packages are installed', async () => {
    const { end } = install(folderWith(here), 'exit 1');
    expect(await end).toEqual({ code: 0, printed: '' });
  });

  test('keeps the installed packages without a network', async () => {
    const root = folderWith(forProduction);
    const { end } = install(root, 'rm -rf node_modules; echo "npm error network" >&2; exit 1');
    const { code, printed } = await end;
    expect(code).toBe(1);
    expect(printed).toContain('The packages could not be installed; what was there has not been changed.');
    expect(areInstalled(root, { dev: false })).toBe(true);
    expect(readdirSync(root).sort()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
  });

  test('runs once if two processes start simultaneously', async () => {
    const root = folderWith();
    const note = join(root, 'calls');
    const go = join(root, 'go');
    const npm = workingNpm(note, `until [ -e ${go} ]; do sleep 0.05; done`);
    const both = [install(root, npm), install(root, npm)];
    const waiting = () => both.filter(({ printed }) => printed().includes('Waiting for another process'));
    await expect.poll(() => [existsSync(note), waiting().length], { timeout: 60_000 }).toEqual([true, 1]);
    writeFileSync(go, '');
    const ends = await Promise.all(both.map(({ end }) => end));
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(readFileSync(note, 'utf8').trim().split('\n')).toHaveLength(1);
    expect(waiting()).toHaveLength(1);
  });

  test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
    'succeeds after a process that %s ended',
    async (signal) => {
      const root = folderWith();
      const note = join(root, 'calls');
      const held = join(root, 'held');
      writeFileSync(held, '');
      const first = install(root, workingNpm(note, `while [ -e ${held} ]; do sleep 0.05; done`));
      await expect.poll(() => existsSync(note)).toBe(true);
      first.child.kill(signal);
      await first.end;
      expect(areInstalled(root, { dev: true })).toBe(false);
      // After SIGKILL, the first npm is still running.
      expect((await install(root, workingNpm(note)).end).code).toBe(0);
      rmSync(held);
      expect(areInstalled(root, { dev: true })).toBe(true);
    },
  );
});
