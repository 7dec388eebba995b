/*
 * npm run bench:peers [-- --only load,navigation,search,found,engines,failures,lighthouse,dev,build,growth] [--peers vitepress,starlight] [--runs 3]
 * Builds this site's pages with other documentation generators, measures them and this site alternately, and writes
 * bench/peers.json, bench/PEERS.md and the images of the README.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../src/node/folders.ts';
import { choose, readCount } from '../command-line.ts';
import { buildSection } from './build.ts';
import { devSection } from './dev.ts';
import { enginesSection } from './engines.ts';
import { failuresSection } from './failures.ts';
import { createPeerFixtures } from './fixtures.ts';
import { foundSection } from './found.ts';
import { growthSection } from './growth.ts';
import { lighthouseSection } from './lighthouse.ts';
import { loadSection } from './load.ts';
import { navigationSection } from './navigation.ts';
import { notes } from './notes.ts';
import { peers } from './peers.ts';
import { drawPicture, themes } from './picture.ts';
import { ownId, type PeerResults, readResults, resultsFile } from './results.ts';
import { searchSection } from './search.ts';
import type { PeerSection, ProjectSection } from './section.ts';
import { toMarkdown } from './table.ts';

/** All sections in the order of the results. Those that run projects are last, because they remove builds that the others need. */
const sections: readonly (PeerSection | ProjectSection)[] = [
  loadSection,
  navigationSection,
  searchSection,
  foundSection,
  enginesSection,
  failuresSection,
  lighthouseSection,
  devSection,
  buildSection,
  growthSection,
];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    peers: { type: 'string' },
    runs: { type: 'string', default: '3' },
    /** Only writes the document and the images, from the existing results. */
    write: { type: 'boolean', default: false },
  },
});
const wanted = values.write ? [] : choose('only', sections, ({ name }) => name, values.only);
const chosen = choose('peers', peers, ({ id }) => id, values.peers);
const runs = readCount('runs', values.runs);
const results = readResults();

if (wanted.length > 0) {
  const fixtures = await createPeerFixtures(chosen, runs);
  try {
    results.sites = sitesOf(fixtures.projects.map(({ peer, version }) => ({ ...peer, version })));
    for (const section of wanted) {
      process.stdout.write(`${section.title} …\n`);
      const circumstances = await fixtures.circumstances();
      const { tables, notes } =
        'runProjects' in section
          ? await section.runProjects(fixtures.projects, runs)
          : await section.run(await fixtures.setup());
      results.sections[section.name] = {
        title: section.title,
        circumstances,
        tables,
        notes,
      };
      // Writes after each section, so that an interrupted run keeps its results.
      write(results);
    }
  } finally {
    await fixtures.close();
  }
} else write(results);

/** Returns this site and all generators: the measured ones with their current versions, the others as in the earlier results. */
function sitesOf(measured: readonly { id: string; name: string; version: string }[]): PeerResults['sites'] {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const known = new Map(results.sites.map((site) => [site.id, site]));
  for (const { id, name, version } of measured) known.set(id, { id, name, version });
  known.delete(ownId);
  const order = peers.map(({ id }) => id);
  const others = [...known.values()].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  return [{ id: ownId, name: 'This site', version }, ...others];
}

function write(results: PeerResults): void {
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  const document = toMarkdown(
    results,
    sections.map(({ name }) => name),
    notes,
  );
  writeFileSync(join(root, 'bench/PEERS.md'), document);
  for (const [name, theme] of Object.entries(themes))
    writeFileSync(join(root, `.github/peers-${name}.svg`), drawPicture(results, theme));
}
