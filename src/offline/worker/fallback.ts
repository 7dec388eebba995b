import { bucketOf, type Manifest, manifestFile } from '../../shared/manifest.ts';
import { withBase } from '../../shared/paths.ts';
import { type Destination, destinationOf, routeOf } from '../../shared/redirects.ts';
import { offlineRoute } from '../names.ts';
import { findCached } from './cache.ts';
import { base, config } from './config.ts';

/**
 * Responds when the network fails and nothing is cached: with the redirect that the site would send, or with the offline page.
 */
export async function answerWithoutNetwork(url: URL): Promise<Response> {
  const destination = await cachedDestinationOf(url);
  if (destination.kind === 'redirect') {
    const target = new URL(destination.location, url);
    if (target.pathname !== url.pathname || target.origin !== url.origin) return Response.redirect(target);
  }
  const page = await findCached(new URL(withBase(base, offlineRoute), url));
  return page ?? Response.error();
}

/** Where an address leads according to the cached manifests. */
async function cachedDestinationOf(url: URL): Promise<Destination> {
  const file = base + manifestFile(bucketOf(routeOf(base, url), config.buckets));
  const manifest: Manifest | undefined = await (await findCached(new URL(file, url)))?.json();
  const { redirects = [], pages = {} } = manifest ?? {};
  return destinationOf(url, base, redirects, (route) => Object.hasOwn(pages, route));
}
