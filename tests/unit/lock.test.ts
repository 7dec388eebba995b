import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withLock } from '../../scripts/lock.mjs';
import { root } from '../../src/node/folders.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

// On macOS, the socket of a lock is a file, which outlives a process that is killed.
const platforms = [process.platform, 'darwin'] as const;

describe.skipIf(process.platform === 'win32').each(platforms)('a lock on %s', (platform) => {
  test('is held by one process at a time, and passed to the next', async () => {
    const folder = temporaryFolder();
    const events: string[] = [];
    const work = (name: string) =>
      withLock(
        folder,
        async () => {
          events.push(`${name} begins`);
          await setTimeout(20);
          events.push(`${name} ends`);
          return name;
        },
        { onWait: () => events.push('waits'), platform },
      );
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(work))).toEqual(['a', 'b', 'c', 'd']);
    const worked = events.filter((event) => event !== 'waits');
    expect(events.length - worked.length).toBe(3);
    for (let i = 0; i < worked.length; i += 2) expect(worked[i]?.[0]).toBe(worked[i + 1]?.[0]);
  });

  test('is released after work that failed', async () => {
    const folder = temporaryFolder();
    const failing = withLock(folder, () => Promise.reject(new Error('failed')), { platform });
    await expect(failing).rejects.toThrow('failed');
    expect(await withLock(folder, async () => 'done', { platform })).toBe('done');
  });

  test('is specific to a folder', async () => {
    const [one, other] = [temporaryFolder(), temporaryFolder()];
    const inner = () => withLock(other, async () => 'both', { platform });
    expect(await withLock(one, inner, { platform })).toBe('both');
  });

  test('is released if its process is killed', async () => {
    const folder = temporaryFolder();
    const module = JSON.stringify(pathToFileURL(join(root, 'scripts/lock.mjs')));
    const code = `
      const { withLock } = await import(${module});
      const forEver = () => new Promise(() => setInterval(() => console.log('held'), 10));
      await withLock(${JSON.stringify(folder)}, forEver, { platform: ${JSON.stringify(platform)} });`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void holder.kill('SIGKILL'));
    await once(holder.stdout, 'data');
    let waited = false;
    const onWait = () => {
      waited = true;
      holder.kill('SIGKILL');
    };
    expect(await withLock(folder, async () => 'done', { onWait, platform })).toBe('done');
    expect(waited).toBe(true);
  });
});
