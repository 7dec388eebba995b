import { findMovedAnchor } from '../../shared/find-moved-anchor.ts';
import { decodeHash, stripBase, withBase } from '../../shared/paths.ts';

/**
 * Navigates to the page that a heading has moved to, if exactly one has it.
 *
 * @param id which the URL has, but no element of this page
 * @param file path of the list of headings below the base
 * @throws when the request fails or times out
 */
export async function followMovedAnchor(id: string, file: string): Promise<void> {
  const response = await fetch(__BASE__ + file, { signal: AbortSignal.timeout(5000) });
  const route = stripBase(__BASE__, location.pathname) ?? '';
  const target = response.ok && findMovedAnchor(id, await response.json(), route);
  // The URL may have changed meanwhile.
  if (!target || decodeHash(location.hash) !== id || document.getElementById(id)) return;
  const href = withBase(__BASE__, target);
  // Replaces the entry, so that Back skips the wrong URL.
  if (window.navigation) navigation.navigate(href, { history: 'replace', info: 'document' });
  else location.replace(href);
}
