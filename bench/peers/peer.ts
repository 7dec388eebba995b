import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type SidebarEntry, sidebar } from '../../data/sidebar.ts';
import { type Dialect, type PeerPage, writePeerPage } from './text.ts';

/** A link of the sidebar, or a titled list of them. */
export interface PeerLink {
  title: string;
  /** A route such as `/limits/`, or an external URL. */
  link: string;
}
/** An entry of the sidebar. */
export type PeerEntry = PeerLink | { title: string; items: PeerLink[] };

/** The input of all generators. */
export interface PeerSite {
  title: string;
  /** With leading and trailing slashes. */
  base: string;
  pages: readonly PeerPage[];
  sidebar: readonly PeerEntry[];
}

/** The search interface of a default theme. `input` and `result` are CSS selectors. */
export interface SearchUi {
  /** The key that opens search, as Playwright names it. */
  key: string;
  input: string;
  /** A result. It is a link, or it contains one. */
  result: string;
  /** If the results aren't links: a page with a search field and linked results. */
  page?: { address: string; input: string; result: string };
}

/** Another documentation generator. */
export interface Peer {
  /** The name of its folder, also used on the command line. */
  id: string;
  name: string;
  /** Name of the package in `bench/peers/package.json`. */
  package: string;
  /** The major version of Node.js that it requires, if newer than this site's. */
  node?: number;
  dialect: Dialect;
  /** Folder of the pages, relative to the project. */
  content: string;
  /** Returns the files of the project besides pages, by path. */
  files(site: PeerSite): Record<string, string>;
  /** The build command: a program in the installed packages, and its arguments. */
  build: string[];
  /** A second command of the build, such as a search indexer. */
  afterBuild?: string[];
  /** Returns the command that starts the development server. */
  dev(port: number): string[];
  /** Output folder. Its files are served below the base path. */
  output: string;
  /** Cache folders of builds. */
  caches: string[];
  search: SearchUi;
}

/** Writes the project of a generator. */
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

/** Returns the path of a page's file, relative to the project. */
export const sourceFile = (peer: Pick<Peer, 'content'>, route: string): string =>
  join(peer.content, route, 'index.md');

/** Returns the sidebar of this site, with its visible titles. */
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

/** Converts the sidebar to the format of a generator. */
export const mapSidebar = <Entry>(
  entries: readonly PeerEntry[],
  link: (link: PeerLink) => Entry,
  group: (title: string, items: Entry[]) => Entry,
): Entry[] =>
  entries.map((entry) => ('items' in entry ? group(entry.title, entry.items.map(link)) : link(entry)));

/** Returns the source of a module that exports a configuration. */
export const moduleOf = (config: object): string => `export default ${JSON.stringify(config, null, 2)};\n`;
