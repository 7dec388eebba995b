import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { kept } from '../chaos/kept.ts';
import { launchBrowser, newTally, type Place } from '../chaos/place.ts';
import { replayMoves, runChaos } from '../chaos/run.ts';
import { type Builds, buildTwice } from '../chaos/site.ts';
import { startFaultServer } from './support/fault-server.ts';

/** Always the same, so that whoever breaks something is told, and nobody else; `npm run chaos` finds new ones. */
const seeds = [1, 2, 3];
const runs = 8;

let browser: Browser;
let builds: Builds;
beforeAll(async () => {
  builds = await buildTwice(inject('dist'));
  browser = await launchBrowser(inject('browserPath'));
});
afterAll(() => browser?.close());

/** Does something with a server of its own, so that others do not see its faults. */
async function withPlace<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const server = await startFaultServer(builds.outputs[0]);
  try {
    return await work({ browser, server, builds, tally: newTally() });
  } finally {
    await server.close();
  }
}

describe('whatever the reader, the network and the operator do, everything hangs together at rest', () => {
  test.concurrent.each(seeds)('seed %i', async (seed) => {
    const result = await withPlace((place) => runChaos(place, { seed, runs, limit: 120_000 }));
    const { failed, counterexample, counterexamplePath, errorInstance } = result;
    const told = `path ${counterexamplePath}: ${counterexample}\n${errorInstance}`;
    expect(failed, told).toBe(false);
  });

  test.for(kept)('$found', async ({ moves }) => {
    await withPlace((place) => replayMoves(place, moves));
  });
});
