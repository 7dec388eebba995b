import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type SidebarEntry, sidebar } from '../../data/sidebar.ts';
import { type Dialect, type PeerPage, writePeerPage } from './text.ts';

/** A link of the sidebar, or a titled list of them. */
export interface PeerLink {
  title: string;
  /** A route such as `/limits/`, or an address elsewhere. */
  link: string;
}
export type PeerEntry = PeerLink | { title: string; items: PeerLink[] };

/** What every generator gets. */
export interface PeerSite {
  title: string;
  /** With a slash at both ends. */
  base: string;
  pages: readonly PeerPage[];
  sidebar: readonly PeerEntry[];
}

/** How a reader searches in a site with its default theme. Selectors are of CSS. */
export interface SearchUi {
  /** The key that opens search, as Playwright names it. */
  key: string;
  input: string;
  /** A result; its link is itself, or inside of it. */
  result: string;
  /** For results without links: the address of a page of results, with its field and its results. */
  page?: { address: string; input: string; result: string };
}

/** Another documentation generator. */
export interface Peer {
  /** Its folder, and its name on the command line. */
  id: string;
  name: string;
  /** The package in `bench/peers/package.json`. */
  package: string;
  /** The Node.js version it needs, if that is newer than this site's. */
  node?: number;
  dialect: Dialect;
  /** Folder of the pages, below that of the project. */
  content: string;
  /** Files of the project besides pages, by path. */
  files(site: PeerSite): Record<string, string>;
  /** The program to build with, below the folder of packages, and its arguments. */
  build: string[];
  /** The same for what has to run after it, such as an indexer for search. It's part of every build. */
  afterBuild?: string[];
  /** The same for the development server. */
  dev(port: number): string[];
  /** Folder of the built site, which has the files below the base path. */
  output: string;
  /** What earlier builds leave: caches. */
  caches: string[];
  search: SearchUi;
}

/** Writes a project for a generator. */
export function writeProject(peer: Peer, site: PeerSite, dir: string): void {
  const write = (path: string, text: string) => {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const page of site.pages)
    write(sourceFile(peer, page.route), writePeerPage(page, peer.dialect, site.base));
  for (const [path, text] of Object.entries(peer.files(site))) write(path, text);
}

/** The file of a page, below the folder of the project. */
export const sourceFile = (peer: Pick<Peer, 'content'>, route: string): string =>
  join(peer.content, route, 'index.md');

/** The sidebar of this site, with the titles that it shows. */
export function peerSidebar(
  pages: readonly PeerPage[],
  entries: readonly SidebarEntry[] = sidebar,
): PeerEntry[] {
  const titles = new Map(pages.map(({ route, title }) => [route, title]));
  const pageLink = ({ route, title }: { route: string; title?: string }): PeerLink => {
    const own = title ?? titles.get(route);
    if (own === undefined) throw new Error(`The sidebar has the page ${route}, which was not built.`);
    return { title: own, link: route };
  };
  return entries.map((entry) => {
    if (entry.type === 'page') return pageLink(entry);
    if (entry.type === 'link') return { title: entry.title, link: entry.href };
    return { title: entry.title, items: entry.items.map(pageLink) };
  });
}

/** The sidebar in a generator's own form. */
export const mapSidebar = <Entry>(
  entries: readonly PeerEntry[],
  link: (link: PeerLink) => Entry,
  group: (title: string, items: Entry[]) => Entry,
): Entry[] =>
  entries.map((entry) => ('items' in entry ? group(entry.title, entry.items.map(link)) : link(entry)));

/** A configuration as a module. */
export const moduleOf = (config: object): string => `export default ${JSON.stringify(config, null, 2)};\n`;
