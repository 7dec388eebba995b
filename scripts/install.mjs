import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isInstalled, writeStamp } from './stamp.mjs';

const root = join(import.meta.dirname, '..');

/**
 * Installs the packages of the lockfile unless they are there already.
 * Plain JavaScript, because nothing else can run before it.
 */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`This needs Node.js 20.19 or newer; this is ${process.version}.\n`);
    process.exit(1);
  }
  if (isInstalled()) return;
  process.stdout.write('Installing packages ...\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  // Where npm runs no scripts, nothing else has noted it.
  writeStamp();
}
