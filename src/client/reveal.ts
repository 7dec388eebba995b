import { decodeHash } from '../shared/paths.ts';

/** Reveals the element in the URL, and scrolls to it if it was hidden. */
export function revealNamed(): void {
  const element = document.getElementById(decodeHash(location.hash));
  if (element?.closest('#article') && reveal(element)) element.scrollIntoView();
}

/**
 * Reveals an element of the article: opens `details`, selects its tab, and clears a filter that hides it. Browsers only open
 * `details`.
 *
 * @returns whether anything was hidden, so that the browser hasn't scrolled to the element
 */
function reveal(element: Element): boolean {
  let wasHidden = false;
  for (let node: Element | null = element; node && node.id !== 'article'; node = node.parentElement) {
    const tab = tabOf(node);
    if (node instanceof HTMLDetailsElement && !node.open) node.open = true;
    else if (tab && !tab.checked) tab.checked = true;
    else if (node instanceof HTMLElement && node.hidden) clearFilter(node);
    else continue;
    wasHidden = true;
  }
  return wasHidden;
}

/** The radio button of a tab panel: the nth button shows the nth panel. */
function tabOf(panel: Element): HTMLInputElement | undefined {
  const tabs = panel.parentElement;
  if (!tabs?.hasAttribute('data-tabs')) return undefined;
  const index = [...tabs.querySelectorAll(':scope > div')].indexOf(panel);
  return tabs.querySelectorAll<HTMLInputElement>(':scope > label > input')[index];
}

function clearFilter(hidden: HTMLElement): void {
  const root = hidden.closest('[data-filter]');
  const field = root?.querySelector('input');
  if (!root || !field) return;
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // The script of filters responds later, but the caller scrolls at once.
  for (const entry of root.querySelectorAll<HTMLElement>('[hidden]')) entry.hidden = false;
}
