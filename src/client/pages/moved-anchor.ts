import { decodeHash } from '../../shared/address.ts';
import { anchorsFile, findMovedAnchor } from '../../shared/moved-anchors.ts';
import { stripBase, withBase } from '../../shared/paths.ts';

const timeoutMs = 5000;

/** Navigates to the page that has the heading in the URL, if this page doesn't have it and exactly one other does. */
export async function followMovedAnchor(): Promise<void> {
  const id = decodeHash(location.hash);
  const route = stripBase(__BASE__, location.pathname);
  if (!id || document.getElementById(id) || route === undefined) return;
  const target = await findTarget(id, route);
  // The URL may have changed meanwhile.
  if (!target || decodeHash(location.hash) !== id || document.getElementById(id)) return;
  const href = withBase(__BASE__, target);
  // Replaces the entry, so that Back skips the wrong URL.
  if (window.navigation) navigation.navigate(href, { history: 'replace', info: 'document' });
  else location.replace(href);
}

async function findTarget(id: string, route: string): Promise<string | undefined> {
  try {
    const response = await fetch(__BASE__ + anchorsFile(id), { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? findMovedAnchor(id, await response.json(), route) : undefined;
  } catch {
    // Offline or timed out: stays on this page.
    return undefined;
  }
}
