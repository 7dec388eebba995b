import { type Browser, chromium } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../scripts/browser.mjs';
import { startFaultServer } from '../tests/browser/support/fault-server.ts';
import type { SectionResult } from './report.ts';
import { type ChosenPages, choosePages, listPages, readBase } from './site.ts';
import { Workspace } from './workspace.ts';

/** The real site, built and served. */
export interface ServedSite {
  /** Folder of the build. */
  dist: string;
  /** `http://127.0.0.1:port`. */
  origin: string;
  base: string;
  pages: ChosenPages;
}

/** Fixtures that sections share. Each is created on first use. */
export interface Fixtures {
  /** The number of runs of noisy measurements. */
  runs: number;
  /** The number of pages of the synthetic site. */
  growthPages: number;
  site(): Promise<ServedSite>;
  browser(): Promise<Browser>;
  browserPath(): Promise<string>;
}

/** A section of the benchmark. */
export interface Section {
  /** The name on the command line. */
  name: string;
  title: string;
  run(fixtures: Fixtures): Promise<SectionResult>;
}

/** Creates the fixtures. `close` stops and removes them. */
export function createFixtures(
  options: Pick<Fixtures, 'runs' | 'growthPages'>,
): Fixtures & { close(): Promise<void> } {
  const cleanups: (() => unknown)[] = [];
  const lazy = <T>(create: () => Promise<T>): (() => Promise<T>) => {
    let created: Promise<T> | undefined;
    return () => {
      created ??= create();
      return created;
    };
  };
  const browserPath = lazy(ensureBrowser);

  const site = lazy(async () => {
    const workspace = new Workspace();
    cleanups.push(() => workspace.remove());
    await workspace.build({ compress: true });
    const server = await startFaultServer(workspace.dist);
    cleanups.push(() => server.close());
    const base = readBase(workspace.dist);
    return {
      dist: workspace.dist,
      origin: server.origin,
      base,
      pages: choosePages(listPages(workspace.dist), base),
    };
  });

  const browser = lazy(async () => {
    const launched = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
    cleanups.push(() => launched.close());
    return launched;
  });

  return {
    ...options,
    site,
    browser,
    browserPath,
    async close() {
      for (const cleanup of cleanups.reverse()) await cleanup();
    },
  };
}
