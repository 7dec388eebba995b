/*
 * npm run chaos [-- --minutes 10]: makes random moves on a site with a faulty server, with new seeds, and prints the seed and the
 * shortest moves of each failure.
 * npm run chaos -- --seed 7 --path 3:1 --replay AB: repeats a failure.
 */
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { type FaultServer, startFaultServer } from '../browser/support/fault-server.ts';
import { launchBrowser, newTally } from './place.ts';
import { runChaos } from './run.ts';
import { buildTwice } from './site.ts';

/** The number of runs for each seed. */
const runs = 20;
/** The time limit of a seed in milliseconds, including shrinking. */
const limit = 90_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    lanes: { type: 'string', default: '3' },
    seed: { type: 'string' },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
});
const print = (text: string) => process.stdout.write(`${text}\n`);

process.env.NODE_ENV = 'production';
const builds = await buildTwice();
const browserPath = await ensureBrowser();
const end = performance.now() + Number(values.minutes) * 60_000;
const tally = newTally();
let [seeds, done, failures] = [0, 0, 0];

/** Tries seeds one after another until the time is up. */
async function work(): Promise<void> {
  const server = await startFaultServer(builds.outputs[0]);
  try {
    do await tryOne(server);
    while (performance.now() < end && values.seed === undefined);
  } finally {
    await server.close();
  }
}

async function tryOne(server: FaultServer): Promise<void> {
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  const { path, replay } = values;
  // A browser for each seed, so that a crash only affects that seed.
  const browser = await launchBrowser(browserPath);
  const result = await runChaos({ browser, server, builds, tally }, { seed, runs, path, replay, limit });
  seeds++;
  if (!browser.isConnected()) {
    tally.crashes++;
    print(`\nseed ${seed}: the browser ended`);
    return;
  }
  await browser.close();
  done += result.numRuns;
  if (!result.failed || !result.counterexample) return;
  failures++;
  const { counterexample, counterexamplePath, numShrinks, errorInstance } = result;
  print(`\nseed ${seed}, path ${counterexamplePath}, shrunk ${numShrinks} times\n${counterexample}`);
  print(errorInstance instanceof Error ? errorInstance.message : String(errorInstance));
}

// Most of the time is spent waiting.
await Promise.all(Array.from({ length: values.seed === undefined ? Number(values.lanes) : 1 }, work));
const counts = Object.entries(tally).map(([name, count]) => `${count} ${name}`);
print(`\n${seeds} seeds, ${done} runs, ${counts.join(', ')}: ${failures} failures`);
process.exitCode = failures > 0 ? 1 : 0;
