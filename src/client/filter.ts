/** Handles the input fields of `Filter`, also in articles that are shown later. */
export function startFiltering(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) filter(target);
  });
  // The reader may have typed before this script was loaded.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-filter] > input'))
    if (field.value) filter(field);
}

/** Shows the entries that contain every word of a field, with the headings and paragraphs that introduce them. */
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
  let heading: HTMLElement | undefined;
  const parts = root.querySelectorAll<HTMLElement>(':scope > :is(h2, h3, h4, ul, [role=group])');
  for (const part of parts) {
    if (/^H\d$/.test(part.tagName)) {
      // The first list below it that has a match shows it again.
      heading = part;
      heading.hidden = true;
      continue;
    }
    part.hidden = !part.querySelector(':is(li, tbody tr):not([hidden])');
    if (heading && !part.hidden) heading.hidden = false;
    const lead = part.previousElementSibling;
    if (lead instanceof HTMLParagraphElement && lead.role !== 'status') lead.hidden = part.hidden;
  }
  const status = root.querySelector('[role=status]');
  if (status) status.textContent = shown === 0 ? `Nothing matches “${field.value}”.` : '';
}
