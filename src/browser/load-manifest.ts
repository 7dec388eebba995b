import { bucketOf, type Manifest, manifestFile } from '../shared/manifest.ts';

/** After this, a click loads the document instead. */
const timeoutMs = 5000;

const loaded = new Map<number, Promise<Manifest>>();
/** The number of parts of the manifest. It changes when a deploy adds many pages. */
let buckets = Number(document.documentElement.dataset.buckets ?? 1);

/**
 * Fetches the part of the manifest that has a route.
 *
 * @param fresh revalidates the cached part, because a deploy may have changed it
 * @throws when the request fails or times out
 */
export function loadManifest(route: string, fresh = false): Promise<Manifest> {
  const bucket = bucketOf(route, buckets);
  let manifest = fresh ? undefined : loaded.get(bucket);
  if (!manifest) {
    manifest = fetchManifest(bucket, fresh).then((part) => follow(part, route));
    loaded.set(bucket, manifest);
    manifest.catch(() => loaded.delete(bucket));
  }
  return manifest;
}

/** Returns the part that has the route. If a deploy has changed the number of parts, it is another one than was requested. */
async function follow(part: Manifest, route: string): Promise<Manifest> {
  if (part.buckets === buckets) return part;
  buckets = part.buckets;
  loaded.clear();
  return fetchManifest(bucketOf(route, buckets), true);
}

async function fetchManifest(bucket: number, fresh: boolean): Promise<Manifest> {
  const response = await fetch(__BASE__ + manifestFile(bucket), {
    cache: fresh ? 'no-cache' : 'default',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The manifest responded with ${response.status}.`);
  return response.json();
}
