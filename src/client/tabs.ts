/*
 * Tabs work without scripts. This script selects the same tab in all tabs of a group.
 */
import { recall } from '../browser/storage.ts';

/** Selects the remembered tabs in the current article. */
export function applyTabChoices(): void {
  for (const [group, value] of Object.entries(readChoices())) chooseTab(group, value);
}

/** Selects a tab in all tabs of its group. */
export function chooseTab(group: string, value: unknown): void {
  const selector = `[data-tabs="${CSS.escape(group)}"] input`;
  for (const input of document.querySelectorAll<HTMLInputElement>(selector))
    if (input.value === value) input.checked = true;
}

/** The selected value of each group, which may be anything. */
export const readChoices = (): object => Object(recall('tabs'));
