import { bucketOf, type Manifest, manifestFile } from '../../manifest.ts';
import { stripBase, withBase } from '../../paths.ts';
import { locationOf, type Resolution, resolve, withBaseUnlessExternal } from '../../redirects.ts';
import { offlineRoute } from '../names.ts';
import { base, facts, findKept } from './own.ts';

/**
 * Answers for an address that the network does not answer for and of which there is no copy: leads on where the site
 * would lead on, and otherwise says that there is no network.
 */
export async function answerWithoutNetwork(url: URL): Promise<Response> {
  const path = stripBase(base, url.pathname) ?? '/';
  const resolution = await resolveKept(path);
  if (resolution.kind === 'redirect') {
    const target = new URL(locationOf(withBaseUnlessExternal(base, resolution.to), url.search), url);
    if (target.pathname !== url.pathname || target.origin !== url.origin) return Response.redirect(target);
  }
  const page = await findKept(new URL(withBase(base, offlineRoute), url));
  return page ?? Response.error();
}

/** What an address means, as far as the kept manifests say. */
async function resolveKept(path: string): Promise<Resolution> {
  const read = async (route: string): Promise<Manifest | undefined> =>
    (await findKept(new URL(base + manifestFile(bucketOf(route, facts.buckets)), location.href)))?.json();
  const asked = resolve(path, [], () => false);
  const manifest = await read(asked.kind === 'unknown' ? asked.route : path);
  if (!manifest) return asked;
  return resolve(path, manifest.redirects, (route) => Object.hasOwn(manifest.pages, route));
}
