/*
 * Finds and installs Firefox and WebKit for the tests that run in every engine. Without them, these tests are reported as skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPackages, installPackages } from './system-packages.mjs';

/** @param {string} program */
function pathOf(program) {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [program], { encoding: 'utf8' });
  return found.status === 0 ? (found.stdout.split(/\r?\n/)[0] ?? '') : '';
}

/** Returns the path of Firefox, or an empty string if it isn't installed. `FIREFOX_PATH` overrides the path. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ?? [pathOf('firefox-esr'), pathOf('firefox')].find((path) => path !== '') ?? '';

/** Returns the path of WebKitGTK's MiniBrowser, or an empty string unless it, its driver and Xvfb are installed. */
export function findWebKit() {
  if (!pathOf('WebKitWebDriver') || !pathOf('Xvfb')) return '';
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries).map((name) => join(libraries, name)) : [];
  const browsers = folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
  );
  return browsers.find((path) => existsSync(path)) ?? '';
}

/** Installs the missing engines if system packages can be installed. */
export function ensureEngines() {
  if (!canInstallPackages()) return;
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length > 0) installPackages(missing);
}
