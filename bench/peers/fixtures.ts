import { chromium } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../../scripts/browser.mjs';
import { circumstances } from '../command-line.ts';
import { choosePages, listPages, readBase } from '../site.ts';
import { Workspace } from '../workspace.ts';
import { createCertificate, trustFlag } from './certificate.ts';
import { type ComparedSite, PeerProject, type Setup } from './comparison.ts';
import { installPeers } from './install.ts';
import { type Peer, type PeerSite, peerSidebar } from './peer.ts';
import { ownId } from './results.ts';
import type { PeerFixtures } from './section.ts';
import { serveFolder } from './static-server.ts';
import { readPeerPages } from './text.ts';

/** The search interface of this site. */
const ownSearch = {
  key: '/',
  input: '#search-dialog input[role=combobox]',
  result: '#search-dialog [role=option]',
};

/**
 * Builds this site, installs the other generators, and creates a project for each with the pages of this site.
 *
 * @param runs number of runs of each measurement
 */
export async function createPeerFixtures(
  peers: readonly Peer[],
  runs: number,
): Promise<PeerFixtures & { close(): Promise<void> }> {
  const cleanups: (() => unknown)[] = [];
  installPeers();
  const workspace = new Workspace();
  cleanups.push(() => workspace.remove());
  await workspace.build({ compress: true });
  const { dist } = workspace;
  const base = readBase(dist);
  const pages = readPeerPages(dist);
  const site: PeerSite = { title: 'Pipedream', base, pages, sidebar: peerSidebar(pages) };
  const projects = peers.map((peer) => new PeerProject(peer, site));

  const createSetup = async (): Promise<Setup> => {
    const certificate = createCertificate();
    const args = [...browserArguments, trustFlag(certificate)];
    const browserPath = await ensureBrowser();
    const sites: ComparedSite[] = [];
    const serve = async (about: Omit<ComparedSite, 'origin' | 'sent'>, dir: string) => {
      const { origin, sent, close } = await serveFolder(dir, base, certificate);
      cleanups.push(close);
      sites.push({ ...about, origin, sent });
    };
    await serve({ id: ownId, name: 'This site', search: ownSearch }, `${dist}${base}`);
    for (const project of projects) {
      await project.ensureBuilt();
      const { id, name, search } = project.peer;
      await serve({ id, name, search }, project.output);
    }
    const browser = await chromium.launch({ executablePath: browserPath, args });
    cleanups.push(() => browser.close());
    const { home, short, medium, longest } = choosePages(listPages(dist), base);
    return {
      browser,
      browserPath,
      browserArguments: args,
      runs,
      base,
      pages: { home: home.path, short: short.path, medium: medium.path, longest: longest.path },
      sites,
    };
  };
  let setup: Promise<Setup> | undefined;
  return {
    projects,
    setup() {
      setup ??= createSetup();
      return setup;
    },
    async circumstances() {
      const launched = await chromium.launch({
        executablePath: await ensureBrowser(),
        args: browserArguments,
      });
      try {
        return circumstances(launched);
      } finally {
        await launched.close();
      }
    },
    async close() {
      for (const cleanup of cleanups.reverse()) await cleanup();
    },
  };
}
