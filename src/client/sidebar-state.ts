import { remember } from '../browser/storage.ts';

/** Remembers from now on which groups of the sidebar the reader has open; an inline script opens them on the next document. */
export function rememberGroups(): void {
  document.getElementById('sidebar')?.addEventListener('toggle', rememberOpen, true);
  // One may have been opened before this script was there; that of the page is open in any case.
  if (document.querySelector('#sidebar details[open]:not(:has([aria-current]))')) rememberOpen();
}

function rememberOpen(): void {
  const open = [...document.querySelectorAll('#sidebar details[open] > summary')];
  remember(
    'groups',
    open.map(({ textContent }) => textContent),
  );
}
