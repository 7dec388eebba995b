import { expect, test } from 'vitest';
import { outcomeOf } from '../../samples/harness/browser/outcome.ts';
import { createSandboxStage, runInSandbox, stepJob } from './support/sandbox.ts';

/* Code that the build hasn't compiled, because a reader wrote it. */

const stage = createSandboxStage();

/** Runs a step that has to be compiled first. */
async function run(code: string, modules: readonly string[] = []) {
  const job = { ...stepJob('return'), sources: { steps: {}, modules: {} } };
  if (job.kind !== 'workflow') throw new Error('A step is a workflow.');
  job.definition = { ...job.definition, steps: [{ name: 'step', code }] };
  const { end, events } = await runInSandbox(stage.page, stage.site, job, [...modules, '#compile']);
  return { end, ...outcomeOf(job, events) };
}

test.each([
  ['a syntax error', 'const a = 1\nconst b = ;', 'SyntaxError: Unexpected token', 2],
  ['an error', 'const a = 1\n\nthrow new Error("No")', 'Error: No', 3],
  [
    'an error with the message of Node.js 14',
    'const a = undefined\na.b',
    "TypeError: Cannot read property 'b' of undefined",
    2,
  ],
  ['a global that Node.js 14 lacks', '\nawait fetch("/")', 'ReferenceError: fetch is not defined', 2],
  ['a global that only browsers have', 'postMessage(1)', 'ReferenceError: postMessage is not defined', 1],
])('%s is reported with its line', async (_, code, text, line) => {
  expect((await run(code)).error).toEqual({ step: 'step', text, line });
});

test.each([
  [
    'another host',
    'import axios from "axios"\nawait axios("https://example.org")',
    'Error: This sandbox has no network.',
  ],
  [
    'a missing package',
    'import got from "got"',
    `Error: This sandbox doesn't have the package "got". Workflows install it when you deploy them.`,
  ],
  [
    'a module that browsers cannot provide',
    'require("child_process")',
    `Error: This sandbox doesn't have the module "child_process". Run this code in a workflow.`,
  ],
  [
    'a file outside of /tmp',
    'require("fs").writeFileSync("/etc/a", "")',
    `Error: EROFS: read-only file system, writeFile '/etc/a'`,
  ],
  ['exiting the process', 'process.exit()', 'Error: process.exit() ended the run.'],
])('%s is a clear error', async (_, code, text) => {
  expect((await run(code, ['axios', 'fs'])).error?.text).toContain(text);
});

test('imports of all forms are resolved', async () => {
  const code = `import lodash, { sum } from "lodash"
import * as path from "path"
const { DateTime } = await import("luxon")
console.log(sum([1, 2]), lodash.uniq([1, 1]), path.join("a", "b"), DateTime.fromISO("2021-12-01").year)`;
  expect((await run(code, ['lodash', 'path', 'luxon'])).printed).toBe('3 [ 1 ] a/b 2021');
});

test('unfinished operations are a warning', async () => {
  const { end, warnings } = await run('setTimeout(() => {}, 1000)');
  expect(end).toBe('done');
  expect(warnings).toEqual([expect.stringContaining('This step was still trying to run code')]);
});

test('a run leaves nothing behind for the next one', async () => {
  await run('globalThis.left = 1; Object.prototype.left = 1; require("fs").writeFileSync("/tmp/a", "")', [
    'fs',
  ]);
  const code = 'console.log(typeof left, "left" in {}, require("fs").existsSync("/tmp/a"))';
  expect((await run(code, ['fs'])).printed).toBe('undefined false false');
});
