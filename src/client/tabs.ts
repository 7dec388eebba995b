/*
 * Tabs work without a script. This one shares the reader's choice between all tabs of a group and remembers it.
 */

import { recall, remember } from '../browser/storage.ts';

/** Shows the remembered choices in the article that is there now. */
export function applyTabChoices(): void {
  for (const [group, value] of Object.entries(readChoices())) choose(group, value);
}

/** Remembers choices from now on. */
export function rememberTabChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const group = target.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
    if (!group) return;
    // Tabs above change their height with the choice: what the reader looks at stays where it is.
    const top = target.getBoundingClientRect().top;
    choose(group, target.value);
    scrollBy(0, target.getBoundingClientRect().top - top);
    remember('tabs', { ...readChoices(), [group]: target.value });
  });
}

function choose(group: string, value: unknown): void {
  const selector = `[data-tabs="${CSS.escape(group)}"] input`;
  for (const input of document.querySelectorAll<HTMLInputElement>(selector))
    if (input.value === value) input.checked = true;
}

/** What was chosen in each group. A value that no tab has chooses nothing. */
const readChoices = (): object => Object(recall('tabs'));
