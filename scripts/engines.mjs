/*
 * Finds and installs Firefox and WebKit for the tests that run in every engine. Without them, these tests are reported as skipped.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from './program-path.mjs';
import { canInstallPackages, installPackages } from './system-packages.mjs';

/** Returns the path of Firefox, or an empty string if it isn't installed. `FIREFOX_PATH` overrides the path. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ?? (programPath('firefox-esr') || programPath('firefox'));

/** Returns the path of WebKitGTK's MiniBrowser, or an empty string unless it, its driver and Xvfb are installed. */
export function findWebKit() {
  if (!programPath('WebKitWebDriver') || !programPath('Xvfb')) return '';
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
