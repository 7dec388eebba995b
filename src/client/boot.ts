/*
 * The script that every page loads at once. It stays small: it listens to navigations and to keys,
 * and fetches the rest at the reader's first sign of interest.
 */
import { awaitInterest, loadPages } from './interest.ts';
import { loadApp } from './load-app.ts';
import { startNavigation } from './navigation.ts';
import { closeOverlays } from './pages/overlays.ts';
import { startShortcuts } from './shortcuts.ts';
import { applyTabChoices, rememberTabChoices } from './tabs.ts';

applyTabChoices();
rememberTabChoices();
// On a narrow screen the contents cover the text that they have led to, and Back within the page closes the menu.
addEventListener('popstate', closeOverlays);
startNavigation(loadPages, loadApp);
startShortcuts();
if (location.hash || document.documentElement.hasAttribute('data-not-found'))
  // It marks and reveals the section that the address names, and completes the not-found document; the reader's first sign of
  // interest would be another chance.
  loadPages().catch(() => {});
awaitInterest();

if (__TAG_MANAGER_ID__)
  import('./tag-manager.ts')
    .then(({ loadTagManager }) => loadTagManager(__TAG_MANAGER_ID__))
    // Readers lose nothing.
    .catch(() => {});
