import { remember } from '../storage.ts';

/** Remembers which groups of the sidebar the reader has open; an inline script opens them on the next document. */
export function rememberGroups(): void {
  document.getElementById('sidebar')?.addEventListener(
    'toggle',
    () => {
      const open = [...document.querySelectorAll('#sidebar details[open] > summary')].map(
        ({ textContent }) => textContent,
      );
      remember('groups', open);
    },
    true,
  );
}
