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

/** What sections share. Each part is created on first use. */
export interface Equipment {
  /** How often noisy things are measured. */
  runs: number;
  /** Pages of the synthetic site. */
  growthPages: number;
  site(): Promise<ServedSite>;
  browser(): Promise<Browser>;
  browserPath(): Promise<string>;
}

/** A part of the bench. */
export interface Section {
  /** As the command line names it. */
  name: string;
  title: string;
  run(equipment: Equipment): Promise<SectionResult>;
}

/** Creates the equipment. `close` ends and removes everything. */
export function prepareEquipment(
  options: Pick<Equipment, 'runs' | 'growthPages'>,
): Equipment & { close(): Promise<void> } {
  const cleanups: (() => unknown)[] = [];
  const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
    let made: Promise<T> | undefined;
    return () => {
      made ??= make();
      return made;
    };
  };
  const browserPath = once(ensureBrowser);

  const site = once(async () => {
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

  const browser = once(async () => {
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
