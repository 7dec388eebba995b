/*
 * Tabs work without scripts. This one selects the same tab in all tabs of a group, and remembers it.
 */
import { recall, remember } from '../browser/storage.ts';

/** Selects the remembered tabs in the current article. */
export function applyTabChoices(): void {
  for (const [group, value] of Object.entries(readChoices())) choose(group, value);
}

/** Starts remembering the selected tabs. */
export function rememberTabChoices(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const group = target.closest<HTMLElement>('[data-tabs]')?.dataset.tabs;
    if (!group) return;
    // Tabs above may change their height, so keep the clicked tab where it is.
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

/** The selected value of each group, which may be anything. */
const readChoices = (): object => Object(recall('tabs'));
