import { spawnSync } from 'node:child_process';
import { canInstallPackages, installPackages } from './system-packages.mjs';

/** Installs ShellCheck where that takes no more than asking; elsewhere shell samples are checked for syntax only. */
export function ensureShellcheck() {
  if (spawnSync('shellcheck', ['--version'], { stdio: 'ignore' }).error === undefined) return;
  if (canInstallPackages()) installPackages(['shellcheck']);
}
