/** Lets the fields of `Filter` narrow down what stands below them, in articles that are there and in those to come. */
export function startFiltering(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) filter(target);
  });
  // The reader may have typed before this script was there.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter] > input'))
    if (field.value) filter(field);
}

/** Shows the entries that have every word of a field in them, and the lists and tables that have such entries. */
function filter(field: HTMLInputElement): void {
  const root = field.closest('[data-filter]');
  if (!root) return;
  const words = field.value.toLowerCase().split(/\s+/);
  let shown = 0;
  for (const entry of root.querySelectorAll<HTMLElement>('li, tbody tr')) {
    const text = entry.textContent?.toLowerCase() ?? '';
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) shown++;
  }
  for (const block of root.querySelectorAll<HTMLElement>(':scope > :is(ul, [role=group])')) {
    block.hidden = !block.querySelector(':is(li, tbody tr):not([hidden])');
    // What leads to a table goes with it.
    const lead = block.previousElementSibling;
    if (lead instanceof HTMLParagraphElement && lead.role !== 'status') lead.hidden = block.hidden;
  }
  const status = root.querySelector('[role=status]');
  if (status) status.textContent = shown === 0 ? `Nothing here matches “${field.value}”.` : '';
}
