import { type Browser, chromium } from 'playwright-core';
import { browserArguments } from '../../scripts/browser.mjs';
import type { FaultServer } from '../browser/support/fault-server.ts';
import type { Builds } from './site.ts';

/** Where the runs take place. */
export interface Place {
  browser: Browser;
  server: FaultServer;
  builds: Builds;
  tally: Tally;
}

/** Starts a browser with its back/forward cache, which Playwright turns off. */
export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** How often the events that a run is for have happened. */
export interface Tally {
  moves: number;
  rests: number;
  faults: number;
  messages: number;
  positions: number;
  clicks: number;
  /** Documents that the browser brought back as they were. */
  restored: number;
  /** Tabs that the browser lost, after which the run was made again. */
  crashes: number;
}

/** Nothing yet. */
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
