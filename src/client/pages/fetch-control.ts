import { loadManifest } from '../../browser/load-manifest.ts';
import { controlTimeout, withTimeout } from '../../browser/with-timeout.ts';
import { keyOfRoute } from '../../shared/paths.ts';
import { routeOf } from '../../shared/redirects.ts';

/**
 * Loads the script of a control.
 *
 * @param loadApp loads the script of buttons
 * @returns a function that runs a sample, clicks the button again, or opens search
 * @throws when the script can't be loaded
 */
export const fetchControl = (
  button: HTMLElement | undefined,
  loadApp: () => Promise<void>,
): Promise<() => void> => withTimeout(button ? loadButton(button, loadApp) : loadSearch(), controlTimeout);

async function loadButton(button: HTMLElement, loadApp: () => Promise<void>): Promise<() => void> {
  if (button.dataset.run) {
    const { runSample } = await import('../../playground/run-sample.tsx');
    return () => runSample(button, shownKey());
  }
  await loadApp();
  return () => button.click();
}

/** The key of the page that is shown. The URL may be ahead of it. */
const shownKey = (): string =>
  keyOfRoute(
    routeOf(__BASE__, new URL(document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href ?? '')),
  );

/**
 * Loads search, and prefetches its index, whose failures the first query reports.
 *
 * @returns the function that opens it
 * @throws when its script can't be loaded
 */
export async function loadSearch(): Promise<() => void> {
  // The manifest names the index.
  loadManifest('/').catch(() => {});
  import('../../search/providers.ts').then(({ provider }) => provider.prepare()).catch(() => {});
  return (await import('../../search/open-search.tsx')).openSearch;
}
