import { type Browser, chromium } from 'playwright-core';
import { browserArguments } from '../../scripts/browser.mjs';
import type { FaultServer } from '../browser/support/fault-server.ts';
import type { Builds } from './site.ts';

/** The environment of the runs. */
export interface Place {
  browser: Browser;
  server: FaultServer;
  builds: Builds;
  tally: Tally;
}

/** Starts a browser with its back/forward cache, which Playwright disables. */
export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** The number of events in all runs. */
export interface Tally {
  moves: number;
  rests: number;
  faults: number;
  messages: number;
  positions: number;
  clicks: number;
  /** Documents that the browser restored from the back/forward cache. */
  restored: number;
  /** Crashed tabs, after which the run was repeated. */
  crashes: number;
}

/** Creates an empty tally. */
export const newTally = (): Tally => ({
  moves: 0,
  rests: 0,
  faults: 0,
  messages: 0,
  positions: 0,
  clicks: 0,
  restored: 0,
  crashes: 0,
});
