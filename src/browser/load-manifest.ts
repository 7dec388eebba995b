import { bucketOf, type Manifest, manifestFile } from '../shared/manifest.ts';

/** After this, a click loads the document instead. */
const timeoutMs = 5000;

const loaded = new Map<number, Promise<Manifest>>();
/** Parts of the manifest, as far as this tab knows. */
let buckets = Number(document.documentElement.dataset.buckets ?? 1);

/**
 * Fetches the part of the manifest that a route belongs to.
 *
 * @param fresh asks the server again instead of taking what is there, for the time after a deploy
 * @throws when the server cannot be reached, has no manifest, or takes too long
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

/** The part that has the route, when a deploy has split the manifest anew since this tab was opened. */
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
  if (!response.ok) throw new Error(`The manifest answered ${response.status}.`);
  return response.json();
}
