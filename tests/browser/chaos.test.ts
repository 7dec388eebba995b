import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser, newTally } from '../chaos/place.ts';
import { regressions } from '../chaos/regressions.ts';
import { replayMoves } from '../chaos/run.ts';
import { type Builds, buildsIn } from '../chaos/site.ts';
import { startFaultServer } from './support/fault-server.ts';

let browser: Browser;
let builds: Builds;
beforeAll(async () => {
  builds = buildsIn([inject('dist'), inject('nextDist')]);
  browser = await launchBrowser(inject('browserPath'));
});
afterAll(() => browser?.close());

describe('moves that once caused a failure end on the right page', () => {
  test.for(regressions)('$found', async ({ moves }) => {
    const server = await startFaultServer(builds.outputs[0]);
    const hasFault = moves.some(({ do: what }) => what === 'fault');
    // Otherwise, a rest could remove a fault before the page has sent the request that it affects.
    const untilHit = async () => {
      if (hasFault) await expect.poll(() => server.hits).toBeGreaterThan(0);
    };
    try {
      await replayMoves({ browser, server, builds, tally: newTally() }, moves, untilHit);
    } finally {
      await server.close();
    }
  });
});
