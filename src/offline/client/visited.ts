import { loadManifest } from '../../client/pages/manifest.ts';
import { trustedHtml } from '../../client/trusted.ts';
import { bucketOf, manifestFile } from '../../manifest.ts';
import { chunkFile, isPagePath, keyOfRoute, stripBase } from '../../paths.ts';
import { readView } from '../../ui/shell/sent-view.ts';
import { isRight } from '../check.ts';
import { chunkOfDocument } from '../chunk-of-document.ts';
import { keepFiles } from '../keep.ts';
import { cachesOf } from '../names.ts';
import { buildOfPage, buildOfWorker } from './builds.ts';

/**
 * Keeps this page, and each that the reader goes to, in both forms: as a document for a visit that begins with it, as a
 * chunk for one that passes through.
 */
export function keepVisited(): void {
  let visited = '';
  const visit = () => {
    visited = location.pathname;
    keepPage(visited).catch(() => {
      // Not kept: the next visit tries again, and without a network the offline page says that it is not there.
    });
  };
  visit();
  // The page that was loaded before there was a worker.
  navigator.serviceWorker.addEventListener('controllerchange', visit);
  // The address also changes with each heading that is read.
  window.navigation?.addEventListener('navigatesuccess', () => {
    if (location.pathname !== visited) visit();
  });
}

async function keepPage(pathname: string): Promise<void> {
  const route = stripBase(__BASE__, pathname);
  const { controller } = navigator.serviceWorker;
  if (route === undefined || !isPagePath(route) || savesData()) return;
  // A page of a build that is not the worker's goes through it untouched.
  if ((await buildOfWorker(controller)) !== buildOfPage) return;
  const { build, buckets, pages } = await loadManifest(route);
  const hash = pages[route];
  if (hash === undefined || build !== buildOfPage) return;
  const cache = await caches.open(cachesOf(__BASE__, build).used);
  const expected = { base: __BASE__, build };
  const files = [pathname.slice(__BASE__.length), manifestFile(bucketOf(route, buckets))];
  await keepFiles(cache, files, { expected });
  const chunk = new URL(__BASE__ + chunkFile(keyOfRoute(route), hash), location.href);
  if (await cache.match(chunk)) return;
  const text = await (await cache.match(pathname))?.text();
  if (!text) return;
  const sent = new DOMParser().parseFromString(trustedHtml(text), 'text/html');
  const script = chunkOfDocument(text, readView(sent));
  if (script === undefined) return;
  const response = new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
  // A document of texts that have changed since makes another chunk, which nobody asks for.
  if (await isRight(chunk, response.clone(), expected)) await cache.put(chunk, response);
}

/** Whether the reader asked for less data. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
