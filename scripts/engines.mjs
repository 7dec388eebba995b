/*
 * Firefox and WebKit, for the scenarios that run in every engine. Where they can't be installed, those tests are skipped by name.
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

/** The path of Firefox; empty where there is none. `FIREFOX_PATH` names another one. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ?? [pathOf('firefox-esr'), pathOf('firefox')].find((path) => path !== '') ?? '';

/** The path of the MiniBrowser that comes with WebKitGTK; empty unless its driver and Xvfb are installed too. */
export function findWebKit() {
  if (!pathOf('WebKitWebDriver') || !pathOf('Xvfb')) return '';
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries).map((name) => join(libraries, name)) : [];
  const browsers = folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
  );
  return browsers.find((path) => existsSync(path)) ?? '';
}

/** Installs both where that takes no more than asking. */
export function ensureEngines() {
  if (!canInstallPackages()) return;
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length > 0) installPackages(missing);
}
