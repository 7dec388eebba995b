import { loadManifest } from '../../browser/load-manifest.ts';
import { withTimeout } from '../../browser/with-timeout.ts';
import { notFoundKey } from '../../shared/manifest.ts';
import type { PageContent } from '../../shared/page-content.ts';
import { chunkFile, keyOfRoute } from '../../shared/paths.ts';
import { destinationOf, isExternal, routeOf } from '../../shared/redirects.ts';
import type * as NotFound from '../not-found.ts';
import { ChunkLoadError, loadChunk } from './chunk-loader.ts';

/** The result of loading an address. */
export type LoadedPage =
  | { kind: 'page'; href: string; content: PageContent }
  /** `complete` adds the path and the nearest pages, once the URL has changed. */
  | { kind: 'not-found'; href: string; content: PageContent; complete: () => void }
  /** A document that the browser has to load: another site, a file, or a page of another build. */
  | { kind: 'leave'; href: string };

/** A page, as the `info` of the navigation that shows it. */
export interface PageToShow {
  page: LoadedPage;
  /** Number of the request. */
  requestId: number;
}

/** A chunk that was requested. */
interface Chunk {
  content: Promise<PageContent>;
  state: 'pending' | 'loaded' | 'failed';
  /** When it was requested, in milliseconds. */
  since: number;
}

/** After this, the next click requests a pending chunk again. */
const pendingLimit = 4000;

const chunks = new Map<string, Chunk>();
/** Browsers cache failed modules and wait for pending ones. A query makes them request the file again. */
let retries = 0;

/**
 * Loads the page at an address.
 *
 * @param attempt 0 at first, 1 after the manifest had no page for the address, 2 after its chunk failed. Both may be due to a deploy,
 *   so the manifest is fetched again.
 * @throws {ChunkLoadError} when the page exists but its chunk can't be loaded, even after a retry
 */
export async function load(url: URL, attempt = 0): Promise<LoadedPage> {
  const { build, pages, redirects, notFound } = await loadManifest(routeOf(__BASE__, url), attempt > 0);
  const destination = destinationOf(url, __BASE__, redirects, (route) => Object.hasOwn(pages, route));
  if (destination.kind === 'redirect') {
    const target = new URL(destination.location, url);
    target.hash ||= url.hash;
    return isExternal(destination.location) ? { kind: 'leave', href: target.href } : load(target);
  }
  const isPage = destination.kind === 'page';
  if (!isPage && attempt === 0) return load(url, 1);
  const { href } = url;
  if (build !== document.documentElement.dataset.build) return { kind: 'leave', href };
  try {
    if (isPage) {
      const { route } = destination;
      const content = await contentOf(chunkFile(keyOfRoute(route), pages[route] ?? ''));
      return { kind: 'page', href, content };
    }
    const chunk = contentOf(chunkFile(notFoundKey, notFound));
    const [content, complete] = await Promise.all([chunk, loadCompletion()]);
    return { kind: 'not-found', href, content, complete };
  } catch (error) {
    if (attempt > 1 || (error instanceof ChunkLoadError && error.kind === 'timeout')) throw error;
    return load(url, 2);
  }
}

/** Loads the function that completes the not-found page. */
export async function loadCompletion(): Promise<typeof NotFound.completeNotFound> {
  return (await withTimeout(import('../not-found.ts'))).completeNotFound;
}

function contentOf(file: string): Promise<PageContent> {
  const known = chunks.get(file);
  const isPending = known?.state === 'pending';
  if (known?.state === 'loaded' || (isPending && performance.now() - known.since < pendingLimit))
    return known.content;
  const request = loadChunk(__BASE__ + file + (known ? `?again=${++retries}` : ''), __CHUNK_TIMEOUT_MS__);
  const chunk: Chunk = {
    // After a network interruption, the older request may still succeed.
    content: isPending ? Promise.any([known.content, request]) : request,
    state: 'pending',
    since: performance.now(),
  };
  chunks.set(file, chunk);
  const setState = (state: Chunk['state']) => () => Object.assign(chunk, { state });
  chunk.content.then(setState('loaded'), setState('failed'));
  return chunk.content;
}
