import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether system packages can be installed without a prompt: as root, with apt-get. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian's policy for starting services. The administrator may have created it. */
const policy = '/usr/sbin/policy-rc.d';

/**
 * Prints the command that installs Debian packages, and runs it. Doesn't start their services.
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  const list = names.join(' ');
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${list}`;
  process.stdout.write(`Installing ${list} (npm test -- --no-install forbids it): ${command}\n`);
  const withoutServices = `trap 'rm -f ${policy}' EXIT; printf '#!/bin/sh\\nexit 101\\n' > ${policy}; chmod 755 ${policy}; ${command}`;
  spawnSync('sh', ['-c', existsSync(policy) ? command : withoutServices], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
