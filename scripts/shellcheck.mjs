import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs ShellCheck where that takes no more than asking; elsewhere shell samples are checked for syntax only. */
export function ensureShellcheck() {
  if (spawnSync('shellcheck', ['--version'], { stdio: 'ignore' }).error === undefined) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write('Installing ShellCheck ...\n');
  spawnSync(
    'sh',
    ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq shellcheck'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}
