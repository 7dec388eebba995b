import { loadManifest } from '../../browser/load-manifest.ts';
import { withTimeout } from '../with-timeout.ts';

/**
 * Loads the script of a button, or search.
 *
 * @param loadApp loads the script of buttons
 * @returns clicks the button, or opens search
 * @throws when the script can't be loaded
 */
export const fetchControl = (
  button: HTMLElement | undefined,
  loadApp: () => Promise<void>,
): Promise<() => void> =>
  // What stops a document also stops scripts that have just been requested, so a failure is retried once.
  withTimeout(button ? loadApp().then(() => () => button.click()) : loadSearch().catch(loadSearch));

/** Loads search, and returns the function that opens it. */
async function loadSearch(): Promise<() => void> {
  prefetchSearch();
  const { openSearch } = await import('../../search/open-search.tsx');
  // A file that arrives empty is a module too.
  if (!openSearch) throw new Error('The script of search is empty.');
  return openSearch;
}

/** Loads the index and everything else that search needs. A failure is reported when search is opened. */
export function prefetchSearch(): void {
  // The manifest names the index.
  loadManifest('/').catch(() => {});
  import('../../search/prepare.ts').then(({ prepare }) => prepare()).catch(() => {});
}
