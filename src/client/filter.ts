/*
 * The input fields of `Filter`. Few pages have one, so `app.ts` loads this script when a reader types into it.
 */

/** Shows the entries that contain every word of a field, with the headings and paragraphs that introduce them. */
export function filter(field: HTMLInputElement): void {
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
