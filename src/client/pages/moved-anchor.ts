import { decodeHash } from '../../shared/address.ts';
import { anchorsFile, findMovedAnchor } from '../../shared/moved-anchors.ts';
import { stripBase, withBase } from '../../shared/paths.ts';

const timeoutMs = 5000;

/** Leads on to the page with the section that the address names, if this page does not have it and exactly one other does. */
export async function followMovedAnchor(): Promise<void> {
  const id = decodeHash(location.hash);
  const route = stripBase(__BASE__, location.pathname);
  if (!id || document.getElementById(id) || route === undefined) return;
  const target = await findTarget(id, route);
  // The reader may have moved on meanwhile.
  if (!target || decodeHash(location.hash) !== id || document.getElementById(id)) return;
  const href = withBase(__BASE__, target);
  // The wrong address is replaced, so that Back does not lead to it.
  if (window.navigation) navigation.navigate(href, { history: 'replace', info: 'document' });
  else location.replace(href);
}

async function findTarget(id: string, route: string): Promise<string | undefined> {
  try {
    const response = await fetch(__BASE__ + anchorsFile(id), { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? findMovedAnchor(id, await response.json(), route) : undefined;
  } catch {
    // Offline or too slow: the reader stays on the page that the address names.
    return undefined;
  }
}
