import type { Browser } from 'playwright-core';
import type { FaultServer } from '../browser/support/fault-server.ts';
import type { Builds } from './site.ts';

/** Where the runs take place. */
export interface Place {
  browser: Browser;
  server: FaultServer;
  builds: Builds;
  tally: Tally;
}

/** How often things came to pass that a run is there for. */
export interface Tally {
  moves: number;
  rests: number;
  faults: number;
  messages: number;
  positions: number;
  clicks: number;
}

/** Nothing yet. */
export const newTally = (): Tally => ({
  moves: 0,
  rests: 0,
  faults: 0,
  messages: 0,
  positions: 0,
  clicks: 0,
});
