/*
 * Remembers the selected tabs, and selects the same ones in all tabs of their group.
 */
import { remember } from '../browser/storage.ts';
import { chooseTab, readChoices } from './tabs.ts';

/** Starts remembering the selected tabs. */
export function rememberTabChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) rememberTab(target);
  });
  // One may have been selected before this script was loaded.
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-tabs] input:checked'))
    if (!input.defaultChecked) rememberTab(input);
}

function rememberTab(input: HTMLInputElement): void {
  const group = input.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
  if (!group) return;
  // Tabs above may change their height, so keep the selected tab where it is.
  const top = input.getBoundingClientRect().top;
  chooseTab(group, input.value);
  scrollBy(0, input.getBoundingClientRect().top - top);
  remember('tabs', { ...readChoices(), [group]: input.value });
}
