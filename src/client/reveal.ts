import { decodeHash } from '../shared/address.ts';

/** Makes the element visible that the address names, and scrolls to it if it was not. */
export function revealNamed(): void {
  const element = document.getElementById(decodeHash(location.hash));
  if (element?.closest('#article') && reveal(element)) element.scrollIntoView();
}

/**
 * Makes an element of the article visible that a link leads to: opens what is folded around it, chooses its tab, and clears a
 * filter that hides it. Browsers open `details` themselves, but know nothing of the rest.
 *
 * @returns whether anything had to change, so that the browser has not scrolled to the element
 */
function reveal(element: Element): boolean {
  let isChanged = false;
  for (let node: Element | null = element; node && node.id !== 'article'; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement && !node.open) {
      node.open = true;
      isChanged = true;
    }
    const tab = tabOf(node);
    if (tab && !tab.checked) {
      tab.checked = true;
      isChanged = true;
    }
    if (node instanceof HTMLElement && node.hidden) {
      clearFilter(node);
      isChanged = true;
    }
  }
  return isChanged;
}

/** The radio button that shows an element, if that is the panel of a tab: the nth button shows the nth panel. */
function tabOf(panel: Element): HTMLInputElement | undefined {
  const tabs = panel.parentElement;
  if (!tabs?.hasAttribute('data-tabs')) return undefined;
  const index = [...tabs.querySelectorAll(':scope > div')].indexOf(panel);
  return tabs.querySelectorAll<HTMLInputElement>(':scope > label > input')[index];
}

function clearFilter(hidden: HTMLElement): void {
  const field = hidden.closest('[data-filter]')?.querySelector('input');
  if (!field) return;
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
