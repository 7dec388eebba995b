/*
 * npm run fuzz [-- --minutes 10]: runs every test with random input repeatedly, each time with another seed, until one fails or the
 * time is up.
 * npm run fuzz -- --seed 7: repeats a failure with its seed.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { waitForExit } from '../../scripts/program.mjs';
import { root } from '../../src/node/folders.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const files = ['tests/unit', 'tests/hosts']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter(
    (file) => /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes('fast-check'),
  );
const end = performance.now() + Number(values.minutes) * 60_000;

let [seeds, code] = [0, 0];
do {
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  code = await waitForExit(
    spawn(process.execPath, [vitest, 'run', '--reporter=dot', ...files], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FUZZ_SEED: seed },
    }),
  );
  seeds++;
  if (code) process.stdout.write(`\nseed ${seed} failed: npm run fuzz -- --seed ${seed}\n`);
} while (!code && values.seed === undefined && performance.now() < end);
process.stdout.write(`${seeds} seeds\n`);
process.exitCode = code;
