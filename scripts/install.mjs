import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { areInstalled } from './packages.mjs';
import { waitForExit } from './program.mjs';
import { showProgress } from './progress.mjs';
import { root as repository } from './root.mjs';

/** Files that npm reads during an installation. */
const inputs = ['package.json', 'package-lock.json', '.npmrc'];
const prefix = '.install-';

/**
 * Installs the packages of the lockfile unless they are installed already. Only one process installs at a time. npm installs into a
 * temporary folder, which then replaces `node_modules`, so a failed installation leaves the previous packages in place.
 * This file is plain JavaScript, because it runs before anything is installed.
 * @param {{ dev: boolean, root?: string }} needs `dev`: whether packages for tests and checks are required too
 * @returns {Promise<boolean>} whether the packages are installed; if not, the reason has been printed
 */
export async function install({ dev, root = repository }) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`This needs Node.js 20.19 or newer; this is ${process.version}.\n`);
    return false;
  }
  if (areInstalled(root, { dev })) return true;
  const modules = join(root, 'node_modules');
  const onWait = () => process.stdout.write('Waiting for another process that installs packages ...\n');
  return withLock(modules, async () => areInstalled(root, { dev }) || (await reinstall(root)), { onWait });
}

/** @param {string} root */
async function reinstall(root) {
  const progress = showProgress('Installing packages');
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(prefix))) remove(join(root, name));
  const temporary = mkdtempSync(join(root, prefix));
  try {
    for (const input of inputs.filter((name) => existsSync(join(root, name))))
      cpSync(join(root, input), join(temporary, input));
    const code = await runNpm(temporary);
    progress.end();
    if (code !== 0) {
      process.stderr.write('The packages could not be installed; what was there has not been changed.\n');
      return false;
    }
    const modules = join(root, 'node_modules');
    const replaced = join(temporary, 'replaced');
    if (existsSync(modules)) renameSync(modules, replaced);
    try {
      renameSync(join(temporary, 'node_modules'), modules);
    } catch (error) {
      if (existsSync(replaced)) renameSync(replaced, modules);
      throw error;
    }
    return true;
  } finally {
    progress.end();
    remove(temporary);
  }
}

/**
 * @param {string} cwd
 * @returns {Promise<number>} exit code
 */
function runNpm(cwd) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // All packages, even if NODE_ENV is "production", because the next command may be npm test.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  // npm's summary would overwrite the progress line.
  const output = process.stdout.isTTY ? 'ignore' : 'inherit';
  const options = { cwd, shell: process.platform === 'win32' };
  return waitForExit(spawn(npm, args, { ...options, stdio: ['inherit', output, 'inherit'] }));
}

/**
 * Removes a folder. This fails while an orphaned npm process writes to it. Then the next installation removes the folder.
 * @param {string} folder
 */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 200 });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  }
}
