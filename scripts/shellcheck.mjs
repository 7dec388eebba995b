import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from './system-packages.mjs';

/** Installs ShellCheck if system packages can be installed. Without it, only the syntax of shell samples is checked. */
export function ensureShellcheck() {
  if (spawnSync('shellcheck', ['--version'], { stdio: 'ignore' }).error === undefined) return;
  if (canInstallPackages()) installPackages(['shellcheck']);
}
