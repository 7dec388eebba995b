import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a `package.json` and its lockfile into a folder, and installs the packages there unless they are up to date. */
export function installInto(dir: string, source: string): void {
  const lock = (folder: string) => join(folder, 'package-lock.json');
  const isCurrent =
    existsSync(join(dir, 'node_modules/.package-lock.json')) &&
    existsSync(lock(dir)) &&
    readFileSync(lock(dir), 'utf8') === readFileSync(lock(source), 'utf8');
  if (isCurrent) return;
  mkdirSync(dir, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(source, file), join(dir, file));
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: dir, stdio: 'ignore' });
}
