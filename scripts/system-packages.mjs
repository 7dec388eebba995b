import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of the system can be installed without asking anybody. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Installs a Debian package, and says so before it does.
 * @param {string} name
 */
export function installPackage(name) {
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`;
  process.stdout.write(`Installing ${name} (npm test -- --no-install forbids it): ${command}\n`);
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] });
}
