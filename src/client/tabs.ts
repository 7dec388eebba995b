/*
 * Tabs work without a script. This one shares the reader's choice between all tabs of a group and remembers it.
 */

/** Shows the remembered choices in the article that is there now. */
export function applyTabChoices(): void {
  const choices = readChoices();
  for (const group of Object.keys(choices)) choose(group, choices[group] ?? '');
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
    try {
      localStorage.tabs = JSON.stringify({ ...readChoices(), [group]: target.value });
    } catch {
      // Blocked storage: the choice holds for this page.
    }
  });
}

function choose(group: string, value: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-tabs] input')) {
    if (input.value === value && input.closest<HTMLElement>('[data-tabs]')?.dataset.tabs === group)
      input.checked = true;
  }
}

function readChoices(): Record<string, string> {
  try {
    return JSON.parse(localStorage.tabs ?? '{}');
  } catch {
    return {};
  }
}
