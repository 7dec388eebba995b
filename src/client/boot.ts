/*
 * The script that every page loads at once. It stays small: it knows which heading is read, listens to navigations,
 * and fetches the rest at the reader's first sign of interest.
 */
import { awaitInterest, loadApp } from './interest.ts';
import { startNavigation } from './navigation.ts';
import { startScrollSpy } from './scroll-spy.ts';
import { startShortcuts } from './shortcuts.ts';
import { rememberGroups } from './sidebar-state.ts';
import { applyTabChoices, rememberTabChoices } from './tabs.ts';

applyTabChoices();
rememberTabChoices();
startScrollSpy();
rememberGroups();
startNavigation(loadApp);
startShortcuts();
if (document.documentElement.hasAttribute('data-not-found'))
  import('./not-found.ts')
    .then((module) => module.completeNotFound(location.pathname))
    // Without it the document says what it has to say.
    .catch(() => {});
awaitInterest();
if (__TAG_MANAGER_ID__)
  void import('./tag-manager.ts').then(({ loadTagManager }) => loadTagManager(__TAG_MANAGER_ID__));
