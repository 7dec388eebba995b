import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
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
    try {
      await replayMoves({ browser, server, builds, tally: newTally() }, moves);
    } finally {
      await server.close();
    }
  });
});
