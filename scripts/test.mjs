/*
 * npm test: installs what is missing and runs every check, two at a time; prints the time of each and what failed.
 * npm test -- unit browser: only these.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { nodeArguments } from './node-arguments.mjs';
import { ensureShellcheck } from './shellcheck.mjs';

const root = join(import.meta.dirname, '..');
const bin = (/** @type {string} */ name) =>
  join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const reports = join(root, '.cache', 'reports');

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {boolean} [counts] whether it writes a report of tests to count
 */

/** @type {(name: string, config: string) => Check} */
const vitest = (name, config) => ({
  name,
  command: bin('vitest'),
  args: [
    'run',
    '--config',
    config,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  counts: true,
});

/** The longest first, so that the short ones fill the other core. @type {Check[]} */
const checks = [
  vitest('browser', 'vitest.browser.config.ts'),
  vitest('unit', 'vitest.config.ts'),
  { name: 'samples', command: process.execPath, args: [...nodeArguments, join(root, 'src/samples/cli.ts')] },
  { name: 'types', command: bin('tsc'), args: [] },
  { name: 'lint and format', command: bin('biome'), args: ['check', '--error-on-warnings'] },
  {
    name: 'spelling',
    command: bin('cspell'),
    args: [
      '--no-progress',
      '--no-summary',
      'content/**',
      '*.md',
      'src/**',
      'data/*.ts',
      'bench/**',
      'scripts/**',
    ],
  },
];

/**
 * Runs a check to its end.
 * @param {Check} check
 * @returns {Promise<{ check: Check, ok: boolean, seconds: number, output: string }>}
 */
function run(check) {
  const start = performance.now();
  const child = spawn(check.command, check.args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: process.env.CI ? '0' : '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  return new Promise((resolve) => {
    const end = (/** @type {boolean} */ ok) =>
      resolve({ check, ok, seconds: (performance.now() - start) / 1000, output });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('exit', (code) => end(code === 0));
  });
}

/**
 * How many tests a check ran; a check without tests of its own counts as one.
 * @param {{ check: Check, ok: boolean }} result
 */
function count({ check, ok }) {
  if (!check.counts) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const report = JSON.parse(readFileSync(join(reports, `${check.name}.json`), 'utf8'));
    const failed = report.numFailedTests + report.numPendingTests;
    // A file that cannot even be loaded, or a run without tests, has failed although no test in it has.
    return { passed: report.numPassedTests, failed: failed || (ok && report.numPassedTests > 0 ? 0 : 1) };
  } catch {
    // The run died before it could write what it found.
    return { passed: 0, failed: 1 };
  }
}

install();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const { ensureBrowser } = await import('./browser.mjs');
try {
  process.env.CHROME_PATH = await ensureBrowser();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n0 passed, 1 failed\n`);
  process.exit(1);
}

ensureShellcheck();
const wanted = process.argv.slice(2);
const queue = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const total = { passed: 0, failed: 0 };
const work = async () => {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const result = await run(check);
    const { passed, failed } = count(result);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0 || check.name === 'samples') process.stdout.write(`\n${result.output}\n`);
    const verdict = failed > 0 ? 'FAILED' : 'passed';
    process.stdout.write(
      `${verdict}  ${check.name.padEnd(18)}${result.seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed\n`,
    );
  }
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
process.exitCode = total.failed > 0 ? 1 : 0;
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
