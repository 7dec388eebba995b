import { spawnSync } from 'node:child_process';

/**
 * Returns the path of an installed program, or an empty string if there is none of this name on the `PATH`.
 * @param {string} name
 * @returns {string}
 */
export function programPath(name) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
  return found.status === 0 ? (found.stdout.split(/\r?\n/)[0] ?? '') : '';
}
