/*
 * The script that every page loads at once. It stays small: it knows which heading is read, listens to navigations,
 * and fetches the rest at the reader's first sign of interest.
 */
import { awaitInterest, loadPages } from './interest.ts';
import { loadApp } from './load-app.ts';
import { startNavigation } from './navigation.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { startShortcuts } from './shortcuts.ts';
import { applyTabChoices, rememberTabChoices } from './tabs.ts';

applyTabChoices();
rememberTabChoices();
startScrollSpy();
startNavigation(loadPages, loadApp);
startShortcuts();
if (document.documentElement.hasAttribute('data-not-found'))
  // It completes the document; the reader's first sign of interest would be another chance.
  loadPages().catch(() => {});
awaitInterest();
if (__TAG_MANAGER_ID__)
  import('./tag-manager.ts')
    .then(({ loadTagManager }) => loadTagManager(__TAG_MANAGER_ID__))
    // Readers lose nothing.
    .catch(() => {});
