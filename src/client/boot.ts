/*
 * The script that every document loads. It stays small, so it only handles navigation, keys and the theme, and loads the rest at
 * the reader's first interaction.
 */
import { importModule } from '../browser/import-module.ts';
import { startControls } from './controls.ts';
import { loadOnFirstInteraction } from './first-interaction.ts';
import { interceptNavigations } from './navigate-events.ts';
import { loadPages } from './navigation.ts';
import { applyTabChoices } from './tabs.ts';

// The build makes all scripts import each other with it.
window.importModule = importModule;

applyTabChoices();
interceptNavigations();
startControls();
if (location.hash || document.documentElement.hasAttribute('data-not-found'))
  // To mark the heading in the URL, or to complete the not-found page. After a failure, the first interaction retries.
  loadPages().catch(() => {});
loadOnFirstInteraction();

if (__TAG_MANAGER_ID__)
  import('./tag-manager.ts')
    .then(({ loadTagManager }) => loadTagManager(__TAG_MANAGER_ID__))
    // Without it, the page works all the same.
    .catch(() => {});
