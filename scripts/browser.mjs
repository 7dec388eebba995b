/*
 * Finds Chromium for the browser tests and the benchmarks, or installs it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { programPath } from './program-path.mjs';
import { canInstallPackages, installPackages } from './system-packages.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Command-line arguments of the browser: those that disable background network requests, and those that a container requires. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of a browser, looked for in this order: `CHROME_PATH`, an installed Chrome or Chromium, Playwright's.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist.`);
  }
  for (const name of names) {
    const path = programPath(name);
    if (path) return path;
  }
  const place = places.find((path) => existsSync(path));
  if (place) return place;
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/**
 * Like `findBrowser`, but installs a browser if none is found and `mayInstall` is set.
 * @param {{ mayInstall?: boolean }} [options]
 * @returns {Promise<string>}
 */
export async function ensureBrowser({ mayInstall = true } = {}) {
  const found = await findBrowser();
  if (found) return found;
  for (const install of mayInstall ? installers() : []) {
    install();
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, or set CHROME_PATH to the program, and run npm test again.',
  );
}

/**
 * Returns the path of Chromium's headless shell: the same engine without a window, which starts faster and takes half the time. It
 * has no back/forward cache, so tests of that need the full browser. `HEADLESS_SHELL_PATH` overrides the path.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  const { HEADLESS_SHELL_PATH } = process.env;
  if (HEADLESS_SHELL_PATH) return HEADLESS_SHELL_PATH;
  const path = '/usr/bin/chromium-headless-shell';
  return existsSync(path) ? path : undefined;
}

/** Installs the headless shell if the system has a package for it. Otherwise, the full browser is used. */
export function ensureHeadlessShell() {
  if (!findHeadlessShell() && canInstallPackages()) installPackages(['chromium-headless-shell']);
}

/** @returns {(() => void)[]} functions that may install a browser, in order of preference */
function installers() {
  const fromSystem = () => installPackages(['chromium']);
  return canInstallPackages() ? [fromSystem, fromPlaywright] : [fromPlaywright];
}

function fromPlaywright() {
  const args = ['playwright-core', 'install', 'chromium'];
  process.stdout.write(`Installing a browser (npm test -- --no-install forbids it): npx ${args.join(' ')}\n`);
  spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
