/*
 * The script that every page loads at once, so it stays small: it handles navigations, keys and the theme, and loads the rest at
 * the reader's first sign of interest.
 */
import { startControls } from './controls.ts';
import { loadOnFirstInteraction } from './first-interaction.ts';
import { interceptNavigations } from './navigate-events.ts';
import { loadPages } from './navigation.ts';
import { applyTabChoices, rememberTabChoices } from './tabs.ts';

applyTabChoices();
rememberTabChoices();
interceptNavigations();
startControls();
if (location.hash || document.documentElement.hasAttribute('data-not-found'))
  // To mark and reveal the heading in the address, or to complete the not-found page. After a failure, the first sign of interest
  // tries again.
  loadPages().catch(() => {});
loadOnFirstInteraction();

if (__TAG_MANAGER_ID__)
  import('./tag-manager.ts')
    .then(({ loadTagManager }) => loadTagManager(__TAG_MANAGER_ID__))
    // Readers lose nothing.
    .catch(() => {});
