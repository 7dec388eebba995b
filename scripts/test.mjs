/*
 * npm test: installs missing packages and runs all checks, two at a time. Prints the duration of each, and the failures.
 * npm test -- unit browser: runs only these checks.
 * npm test -- --all: includes the checks that pages can't break, even if only pages have changed since all checks passed.
 * npm test -- --no-install: doesn't install a browser, ShellCheck or servers on the system.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureEngines } from './engines.mjs';
import { ensureFonts } from './fonts.mjs';
import { install } from './install.mjs';
import { nodeArguments } from './node-arguments.mjs';
import { hashOfCode, hasPassed, recordPassed } from './passed-code.mjs';
import { root } from './root.mjs';
import { killAll, runToEnd } from './run-to-end.mjs';
import { ensureServers } from './servers.mjs';
import { ensureShellcheck } from './shellcheck.mjs';

const bin = (/** @type {string} */ name) =>
  join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
const reports = join(root, '.cache', 'reports');

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {boolean} [hasReport] whether it writes a report with test results
 * @property {boolean} [isCodeOnly] whether edits of pages can't break it
 */

/** Timeout of a check: ten times what the longest takes on an idle machine. */
const timeoutMinutes = 60;

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
  hasReport: true,
});

/** The longest first, so that the short ones run beside them. @type {Check[]} */
const checks = [
  vitest('browser', 'vitest.browser.config.ts'),
  vitest('unit', 'vitest.config.ts'),
  { name: 'samples', command: process.execPath, args: [...nodeArguments, join(root, 'samples/cli.ts')] },
  { name: 'types', command: bin('tsc'), args: [], isCodeOnly: true },
  {
    name: 'imports',
    command: process.execPath,
    args: [...nodeArguments, join(root, 'check/imports-cli.ts')],
    isCodeOnly: true,
  },
  {
    name: 'lint and format',
    command: bin('biome'),
    args: ['check', '--error-on-warnings'],
    isCodeOnly: true,
  },
  {
    name: 'spelling',
    command: bin('cspell'),
    args: [
      '--no-progress',
      '--no-summary',
      'content/**',
      '*.md',
      'guides/**',
      'src/**',
      'data/**/*.ts',
      'samples/**',
      'check/**',
      'bench/**',
      'scripts/**',
    ],
  },
];

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped names of tests whose requirements this machine doesn't meet
 * @property {string[]} broken names of failed tests, each with the first line of its error
 */

/** @param {string} text */
const firstLine = (text) => text.split('\n', 1)[0]?.slice(0, 300);

/**
 * Counts the tests of a check. A check without a test report counts as one test.
 * @param {Check} check
 * @param {boolean} ok
 * @returns {Count}
 */
function count({ name, hasReport }, ok) {
  if (!hasReport) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [], broken: ok ? [] : [name] };
  try {
    /** @type {import('vitest/reporters').JsonTestResults} */
    const report = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
    const { numPassedTests: passed, numFailedTests: failed } = report;
    const tests = report.testResults.flatMap((file) => file.assertionResults);
    const skipped = tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName);
    const broken = tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`);
    // A file that can't be loaded, or a run without tests, is a failure without a failed test.
    if (failed === 0 && !(ok && passed > 0)) return { passed, failed: 1, skipped, broken: [name] };
    return { passed, failed, skipped, broken };
  } catch {
    // The run was interrupted before it wrote its report.
    return { passed: 0, failed: 1, skipped: [], broken: [name] };
  }
}

/** @param {Count} count */
const formatCount = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;

/**
 * Returns the checks with these names, or all checks if there are no names.
 * @param {readonly string[]} names
 * @returns {Check[]}
 */
function choose(names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length === 0) return checks.filter(({ name }) => names.length === 0 || names.includes(name));
  const known = checks.map(({ name }) => `"${name}"`).join(', ');
  process.stderr.write(`There is no check "${unknown.join('", "')}". The checks are ${known}.\n`);
  process.exit(1);
}

/** Parses the command line: the names of checks, whether system packages may be installed, and whether all checks run. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: { install: { type: 'boolean', default: true }, all: { type: 'boolean', default: false } },
    });
    return { names: positionals, mayInstall: values.install, all: values.all };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const { names, mayInstall, all } = readArguments();
const isEverything = names.length === 0;
const code = hashOfCode();
const isContentOnly = isEverything && !all && hasPassed(code);
const queue = choose(names).filter(({ isCodeOnly }) => !(isContentOnly && isCodeOnly));
if (isContentOnly)
  process.stdout.write(
    'Only content/ has changed since all checks passed, so only those that pages can break run (npm test -- --all runs all).\n',
  );
if (!(await install({ dev: true }))) process.exit(1);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const { ensureBrowser, ensureHeadlessShell } = await import('./browser.mjs');
try {
  process.env.CHROME_PATH = await ensureBrowser({ mayInstall });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n0 passed, 1 failed\n`);
  process.exit(1);
}

if (mayInstall) {
  ensureHeadlessShell();
  ensureShellcheck();
  ensureServers();
  ensureEngines();
  ensureFonts();
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    killAll();
    process.exit(1);
  });
}

/** @type {Count} */
const total = { passed: 0, failed: 0, skipped: [], broken: [] };
const env = {
  ...process.env,
  FORCE_COLOR: process.env.CI ? '0' : '1',
  CONTENT_ONLY: isContentOnly ? '1' : '0',
};
const work = async () => {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const options = { cwd: root, env, timeoutMs: timeoutMinutes * 60_000 };
    const { ok, reason, seconds, output } = await runToEnd(check.command, check.args, options);
    const counted = count(check, ok);
    total.passed += counted.passed;
    total.failed += counted.failed;
    total.skipped.push(...counted.skipped);
    total.broken.push(...counted.broken);
    if (counted.failed > 0 || check.name === 'samples') process.stdout.write(`\n${output}${reason}\n`);
    const verdict = counted.failed > 0 ? 'FAILED' : 'passed';
    const time = seconds.toFixed(1).padStart(7);
    process.stdout.write(`${verdict}  ${check.name.padEnd(18)}${time} s  ${formatCount(counted)}\n`);
  }
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
for (const name of total.skipped) process.stdout.write(`skipped  ${name}\n`);
for (const name of total.broken) process.stdout.write(`failed   ${name}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
// Skipped if a file was edited in the meantime.
if (total.failed === 0 && isEverything && hashOfCode() === code) recordPassed(code);
process.stdout.write(`${formatCount(total)}\n`);
