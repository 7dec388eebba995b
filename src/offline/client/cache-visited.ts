import { loadManifest } from '../../browser/load-manifest.ts';
import { savesData } from '../../browser/saves-data.ts';
import { bucketOf, manifestFile } from '../../shared/manifest.ts';
import { chunkScript } from '../../shared/page-chunk.ts';
import { contentOfDocument } from '../../shared/page-content.ts';
import { chunkFile, isPagePath, keyOfRoute, stripBase } from '../../shared/paths.ts';
import { cacheFiles } from '../cache-files.ts';
import { cachesOf } from '../names.ts';
import { isValid } from '../verify.ts';
import { buildOfPage, buildOfWorker } from './builds.ts';

/**
 * Caches this page, and each page that the reader visits, as a document and as a chunk. The chunk is made from the document, so
 * that no page is fetched twice.
 */
export function cacheVisited(): void {
  let visited = '';
  const visit = () => {
    visited = location.pathname;
    keepPage(visited).catch(() => {
      // The next visit retries. Offline, the offline page is shown instead.
    });
  };
  visit();
  // The first page was loaded without a worker.
  navigator.serviceWorker.addEventListener('controllerchange', visit);
  // The scroll spy changes the URL too.
  window.navigation?.addEventListener('navigatesuccess', () => {
    if (location.pathname !== visited) visit();
  });
}

async function keepPage(pathname: string): Promise<void> {
  const route = stripBase(__BASE__, pathname);
  const { controller } = navigator.serviceWorker;
  if (route === undefined || !isPagePath(route) || savesData()) return;
  // The worker doesn't handle pages of other builds.
  if ((await buildOfWorker(controller)) !== buildOfPage) return;
  const { build, buckets, pages } = await loadManifest(route);
  const hash = pages[route];
  if (hash === undefined || build !== buildOfPage) return;
  const cache = await caches.open(cachesOf(__BASE__, build).used);
  const expected = { base: __BASE__, build };
  const files = [pathname.slice(__BASE__.length), manifestFile(bucketOf(route, buckets))];
  await cacheFiles(cache, files, { expected });
  const chunk = new URL(__BASE__ + chunkFile(keyOfRoute(route), hash), location.href);
  if (await cache.match(chunk)) return;
  if (await cacheChunk(cache, pathname, chunk, expected)) return;
  // The page has changed since its document was cached.
  await cacheFiles(cache, files.slice(0, 1), { expected, refetch: true });
  await cacheChunk(cache, pathname, chunk, expected);
}

/** Caches the chunk that is made from a cached document. Returns whether it is the one that the manifest names. */
async function cacheChunk(
  cache: Cache,
  pathname: string,
  chunk: URL,
  expected: { base: string; build: string },
): Promise<boolean> {
  const text = await (await cache.match(pathname))?.text();
  const content = text && contentOfDocument(text);
  if (!content) return false;
  const headers = { 'Content-Type': 'text/javascript' };
  const response = new Response(chunkScript(content), { headers });
  if (!(await isValid(chunk, response.clone(), expected))) return false;
  await cache.put(chunk, response);
  return true;
}
