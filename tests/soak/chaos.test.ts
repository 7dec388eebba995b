import { expect, inject, test } from 'vitest';
import { startFaultServer } from '../browser/support/fault-server.ts';
import { launchBrowser, newTally } from '../chaos/place.ts';
import { runChaos } from '../chaos/run.ts';
import { buildsIn } from '../chaos/site.ts';

const runs = 20;

test('the page is consistent after any actions of reader, network and operator', async () => {
  const builds = buildsIn([inject('dist'), inject('nextDist')]);
  const browser = await launchBrowser(inject('browserPath'));
  const server = await startFaultServer(builds.outputs[0]);
  const tally = newTally();
  const seed = Math.floor(Math.random() * 2 ** 31);
  try {
    const result = await runChaos({ browser, server, builds, tally }, { seed, runs });
    const { failed, counterexample, counterexamplePath, errorInstance, numRuns } = result;
    process.stdout.write(`Seed ${seed}: ${numRuns} runs, ${JSON.stringify(tally)}\n`);
    expect(failed, `path ${counterexamplePath}: ${counterexample}\n${errorInstance}`).toBe(false);
    expect(numRuns).toBe(runs);
  } finally {
    await server.close();
    await browser.close();
  }
});
