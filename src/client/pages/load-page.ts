import { notFoundKey } from '../../manifest.ts';
import { contentOfDocument, type PageContent } from '../../page-content.ts';
import { chunkFile, keyOfRoute, stripBase } from '../../paths.ts';
import { isExternal, locationOf, resolve, withBaseUnlessExternal } from '../../redirects.ts';
import { inTime } from '../in-time.ts';
import type * as NotFound from '../not-found.ts';
import { ChunkLoadError, loadChunk } from './chunk-loader.ts';
import { loadManifest } from './manifest.ts';

/** What an address turned out to be, ready to be shown. */
export type Arrival =
  | { kind: 'page'; href: string; content: PageContent }
  /** `complete` inserts the path and the nearest pages. */
  | { kind: 'not-found'; href: string; path: string; content: PageContent; complete: (path: string) => void }
  /** The address is not a page of this build; the browser loads it. */
  | { kind: 'leave'; href: string };

/** A page, as the `info` of the navigation that shows it. */
export interface Committed {
  page: Arrival;
  /** Number of the request. */
  turn: number;
}

/** A chunk that is loaded or pending. */
interface Chunk {
  content: Promise<PageContent>;
  isLoaded: boolean;
  /** When it was requested. */
  since: number;
}

/** Milliseconds after which a chunk that is still pending is requested again by the next click. */
const pendingLimit = 4000;

const chunks = new Map<string, Chunk>();
/** Browsers remember a module that failed, and wait for one that is pending; another address makes them request it again. */
let attempts = 0;

/** The page in the text of its document. */
export function pageOfDocument(url: URL, text: string): Arrival | undefined {
  const content = contentOfDocument(text);
  return content && { kind: 'page', href: url.href, content };
}

/**
 * Finds out what an address means and fetches what is needed to show it.
 *
 * @throws {ChunkLoadError} when the page exists but its chunk can't be loaded, even after a retry
 */
export async function load(url: URL): Promise<Arrival> {
  const path = stripBase(__BASE__, url.pathname) ?? url.pathname;
  let { build, pages, redirects, notFound } = await loadManifest(routeOf(path));
  let resolution = resolve(path, redirects, (route) => Object.hasOwn(pages, route));
  if (resolution.kind === 'redirect') {
    const target = new URL(locationOf(withBaseUnlessExternal(__BASE__, resolution.to), url.search), url);
    target.hash ||= url.hash;
    return isExternal(resolution.to) ? { kind: 'leave', href: target.href } : load(target);
  }
  if (resolution.kind === 'unknown') {
    // A deploy may have added the page since the manifest was fetched.
    ({ build, pages, redirects, notFound } = await loadManifest(routeOf(path), { fresh: true }));
    resolution = resolve(path, redirects, (route) => Object.hasOwn(pages, route));
  }
  if (build !== document.documentElement.dataset.build) return { kind: 'leave', href: url.href };
  if (resolution.kind === 'page') {
    const { route } = resolution;
    const content = await contentOf(route, keyOfRoute(route), pages[route] ?? '');
    return { kind: 'page', href: url.href, content };
  }
  const [content, complete] = await Promise.all([contentOf('/', notFoundKey, notFound), loadCompletion()]);
  return { kind: 'not-found', href: url.href, path: url.pathname, content, complete };
}

/** Loads the function that completes the not-found page. */
export async function loadCompletion(): Promise<typeof NotFound.completeNotFound> {
  const { completeNotFound } = await inTime(import('../not-found.ts'));
  // A file that arrives empty is a module too.
  if (!completeNotFound) throw new Error('The script of the not-found page is empty.');
  return completeNotFound;
}

const routeOf = (path: string): string => {
  const resolution = resolve(path, [], () => false);
  return resolution.kind === 'unknown' ? resolution.route : path;
};

function contentOf(route: string, key: string, hash: string): Promise<PageContent> {
  const file = chunkFile(key, hash);
  const known = chunks.get(file);
  if (known && (known.isLoaded || performance.now() - known.since < pendingLimit)) return known.content;
  const attempt = loadWithRetry(route, key, file, known ? again() : '');
  const chunk: Chunk = {
    // Whichever comes first: after an interruption of the network, the older request may still succeed.
    content: known ? Promise.any([known.content, attempt]) : attempt,
    isLoaded: false,
    since: performance.now(),
  };
  chunks.set(file, chunk);
  chunk.content.then(
    () => {
      chunk.isLoaded = true;
    },
    // A failure is not cached, so that the next click retries.
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

async function loadWithRetry(route: string, key: string, file: string, query: string): Promise<PageContent> {
  try {
    return await loadChunk(__BASE__ + file + query, __CHUNK_TIMEOUT_MS__);
  } catch (error) {
    if (!(error instanceof ChunkLoadError) || error.kind === 'timeout') throw error;
    const { build, pages, notFound } = await loadManifest(route, { fresh: true });
    const hash = key === notFoundKey ? notFound : pages[route];
    if (hash === undefined || build !== document.documentElement.dataset.build) throw error;
    return loadChunk(__BASE__ + chunkFile(key, hash) + again(), __CHUNK_TIMEOUT_MS__);
  }
}
