import type { PageChunk, PageView } from '../../page.ts';
import { chunkFile, keyOfRoute, stripBase } from '../../paths.ts';
import { isExternal, locationOf, resolve, withBaseUnlessExternal } from '../../redirects.ts';
import { ChunkLoadError, loadChunk } from './chunk-loader.ts';
import { loadManifest } from './manifest.ts';

/** What an address turned out to be, ready to be shown. */
export type Arrival =
  | { kind: 'page'; href: string; view: PageView; html: string }
  | { kind: 'not-found'; href: string; path: string }
  /** The address is not a page of this build; the browser goes there itself. */
  | { kind: 'leave'; href: string };

/** A page's chunk, there or on its way. */
interface Chunk {
  content: Promise<PageChunk>;
  isThere: boolean;
  /** When it was asked for. */
  since: number;
}

/** Milliseconds after which somebody who wants a chunk that is still on its way asks for it anew. */
const patience = 4000;

const chunks = new Map<string, Chunk>();
/** Browsers remember a module that failed, and wait for one that is on its way; another address makes them ask again. */
let attempts = 0;

/**
 * Finds out what an address means and fetches what is needed to show it.
 *
 * @throws {ChunkLoadError} when the page exists but its chunk cannot be had, even after one more try
 */
export async function load(url: URL): Promise<Arrival> {
  const path = stripBase(__BASE__, url.pathname) ?? url.pathname;
  let { build, pages, redirects } = await loadManifest(routeOf(path));
  let resolution = resolve(path, redirects, (route) => Object.hasOwn(pages, route));
  if (resolution.kind === 'redirect') {
    const target = new URL(locationOf(withBaseUnlessExternal(__BASE__, resolution.to), url.search), url);
    target.hash ||= url.hash;
    return isExternal(resolution.to) ? { kind: 'leave', href: target.href } : load(target);
  }
  if (resolution.kind === 'unknown') {
    // A deploy may have brought the page since the manifest was fetched.
    ({ build, pages, redirects } = await loadManifest(routeOf(path), { fresh: true }));
    resolution = resolve(path, redirects, (route) => Object.hasOwn(pages, route));
  }
  if (build !== document.documentElement.dataset.build) return { kind: 'leave', href: url.href };
  if (resolution.kind !== 'page') return { kind: 'not-found', href: url.href, path: url.pathname };
  const { view, html } = await chunkOf(resolution.route, pages[resolution.route] ?? '');
  return { kind: 'page', href: url.href, view, html };
}

const routeOf = (path: string): string => {
  const resolution = resolve(path, [], () => false);
  return resolution.kind === 'unknown' ? resolution.route : path;
};

function chunkOf(route: string, hash: string): Promise<PageChunk> {
  const file = chunkFile(keyOfRoute(route), hash);
  const known = chunks.get(file);
  if (known && (known.isThere || performance.now() - known.since < patience)) return known.content;
  const attempt = loadWithRetry(route, file, known ? again() : '');
  const chunk: Chunk = {
    // Whichever comes first: a network that was gone may bring the older one after all.
    content: known ? Promise.any([known.content, attempt]) : attempt,
    isThere: false,
    since: performance.now(),
  };
  chunks.set(file, chunk);
  chunk.content.then(
    () => {
      chunk.isThere = true;
    },
    // A failure is not remembered: the next click tries again.
    () => {
      if (chunks.get(file) === chunk) chunks.delete(file);
    },
  );
  return chunk.content;
}

const again = (): string => {
  attempts++;
  return `?again=${attempts}`;
};

async function loadWithRetry(route: string, file: string, query: string): Promise<PageChunk> {
  try {
    return await loadChunk(__BASE__ + file + query, __CHUNK_TIMEOUT_MS__);
  } catch (error) {
    if (!(error instanceof ChunkLoadError) || error.kind === 'timeout') throw error;
    const { build, pages } = await loadManifest(route, { fresh: true });
    const hash = pages[route];
    if (hash === undefined || build !== document.documentElement.dataset.build) throw error;
    return loadChunk(__BASE__ + chunkFile(keyOfRoute(route), hash) + again(), __CHUNK_TIMEOUT_MS__);
  }
}
