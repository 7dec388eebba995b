import { remember } from '../browser/storage.ts';

/** Starts remembering the open groups of the sidebar. An inline script opens them in the next document. */
export function rememberGroups(): void {
  document.getElementById('sidebar')?.addEventListener('toggle', rememberOpen, true);
  // One may have been opened before this script was loaded. The current page's group is always open.
  if (document.querySelector('#sidebar details[open]:not(:has([aria-current]))')) rememberOpen();
}

function rememberOpen(): void {
  const open = [...document.querySelectorAll('#sidebar details[open] > summary')];
  remember(
    'groups',
    open.map(({ textContent }) => textContent),
  );
}
