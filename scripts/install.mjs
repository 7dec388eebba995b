import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { areInstalled } from './packages.mjs';
import { ended } from './program.mjs';
import { showProgress } from './progress.mjs';
import { root as repository } from './root.mjs';

/** What npm reads to install. */
const inputs = ['package.json', 'package-lock.json', '.npmrc'];
const prefix = '.install-';

/**
 * Installs the packages of the lockfile unless they are there already, one process at a time. What is there stays until all
 * of the new is: npm works in a folder of its own, which is moved into place.
 * Plain JavaScript, because nothing else can run before it.
 * @param {{ dev: boolean, root?: string }} needs whether packages for tests and checks are needed too
 * @returns {Promise<boolean>} whether they are there; why not has been printed
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
  return withLock(modules, async () => areInstalled(root, { dev }) || (await installAnew(root)), { onWait });
}

/** @param {string} root */
async function installAnew(root) {
  const progress = showProgress('Installing packages');
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(prefix))) remove(join(root, name));
  const place = mkdtempSync(join(root, prefix));
  try {
    for (const input of inputs.filter((name) => existsSync(join(root, name))))
      cpSync(join(root, input), join(place, input));
    const code = await runNpm(place);
    progress.end();
    if (code !== 0) {
      process.stderr.write('The packages could not be installed; what was there has not been changed.\n');
      return false;
    }
    const modules = join(root, 'node_modules');
    if (existsSync(modules)) renameSync(modules, join(place, 'replaced'));
    renameSync(join(place, 'node_modules'), modules);
    return true;
  } finally {
    progress.end();
    remove(place);
  }
}

/**
 * @param {string} cwd
 * @returns {Promise<number>} exit code
 */
function runNpm(cwd) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // All packages, also where NODE_ENV is "production": the next command may be npm test.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  // Its summary would be printed into the progress line.
  const output = process.stdout.isTTY ? 'ignore' : 'inherit';
  const options = { cwd, shell: process.platform === 'win32' };
  return ended(spawn(npm, args, { ...options, stdio: ['inherit', output, 'inherit'] }));
}

/**
 * Removes a folder. An npm that has outlived the process that started it may still write to it: then the next installation
 * removes it.
 * @param {string} folder
 */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 200 });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  }
}
