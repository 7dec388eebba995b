import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of the system can be installed without asking anybody. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian's policy for starting services, which an operator may have set. */
const policy = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian packages, and says so before it does. No service of theirs is started.
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
