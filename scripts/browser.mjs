/*
 * Finds a Chromium for the browser tests and the bench, or gets one by the means the machine has.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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

/** What tests pass to the browser: nothing that reaches for the network, and what a container needs. */
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
 * The path of a browser that is there, in this order: `CHROME_PATH`, an installed Chrome or Chromium, Playwright's.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist.`);
  }
  const which = process.platform === 'win32' ? 'where' : 'which';
  for (const name of names) {
    const found = spawnSync(which, [name], { encoding: 'utf8' });
    const path = found.status === 0 ? found.stdout.split(/\r?\n/)[0] : '';
    if (path) return path;
  }
  const place = places.find((path) => existsSync(path));
  if (place) return place;
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : undefined;
}

/**
 * Like `findBrowser`, but installs one when there is none and that is allowed.
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
 * The path of Chromium's headless shell: the same engine without a window, which starts faster and takes half the time. It
 * keeps no pages for Back, so tests of that need the whole browser. `HEADLESS_SHELL_PATH` names another one.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  const { HEADLESS_SHELL_PATH } = process.env;
  if (HEADLESS_SHELL_PATH) return HEADLESS_SHELL_PATH;
  const path = '/usr/bin/chromium-headless-shell';
  return existsSync(path) ? path : undefined;
}

/** Installs the headless shell where the system has a package of it. Without one, the whole browser does its work. */
export function ensureHeadlessShell() {
  if (!findHeadlessShell() && canInstallPackages()) installPackages(['chromium-headless-shell']);
}

/** @returns {(() => void)[]} what may bring a browser, most fitting first */
function installers() {
  const fromSystem = () => installPackages(['chromium']);
  return canInstallPackages() ? [fromSystem, fromPlaywright] : [fromPlaywright];
}

function fromPlaywright() {
  const args = ['playwright-core', 'install', 'chromium'];
  process.stdout.write(`Installing a browser (npm test -- --no-install forbids it): npx ${args.join(' ')}\n`);
  spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
