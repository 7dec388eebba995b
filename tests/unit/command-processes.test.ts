/*
 * The commands that change pages, as authors run them, in a copy of the project.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nodeArguments, shellEnvironment } from '../../scripts/node-arguments.mjs';
import { cacheDir, root } from '../../src/node/folders.ts';

/** Everything that the commands load, read or change. */
const copied = ['content', 'data', 'samples', 'scripts', 'src', 'tests/search', 'types', 'package.json'];

test('move and remove take their arguments in the order of the guide, and change the files', () => {
  mkdirSync(cacheDir, { recursive: true });
  // The copied code resolves packages from the repository above it.
  const folder = mkdtempSync(join(cacheDir, 'docs-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  const has = (path: string) => existsSync(join(folder, path));
  const run = (name: string, ...args: string[]) => {
    const command = [...nodeArguments, join(folder, 'src/commands', `${name}-cli.ts`), ...args];
    const options = { cwd: folder, env: shellEnvironment(), encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };

  const moved = run('move', '/workflows/copy/', '/sharing/copy/');
  expect(moved).toContain('content/workflows/copy.mdx ▶ content/sharing/copy.mdx\n');
  expect(moved).toContain('npm run check -- /sharing/copy/\n');
  for (const name of ['copy.mdx', 'copy.svg'])
    expect([has(`content/workflows/${name}`), has(`content/sharing/${name}`)]).toEqual([false, true]);

  const removed = run('remove', '/abuse/', '--to', '/privacy-and-security/#reporting-abuse');
  expect(removed).toContain('content/abuse.mdx is removed.\n');
  expect(removed).toContain('npm run check -- /privacy-and-security/\n');
  expect(has('content/abuse.mdx')).toBe(false);
  const redirects = readFileSync(join(folder, 'data/redirects.ts'), 'utf8');
  expect(redirects).toContain("{ from: '/workflows/copy/', to: '/sharing/copy/' },");
  expect(redirects).toContain("{ from: '/abuse/', to: '/privacy-and-security/#reporting-abuse' },");
});
