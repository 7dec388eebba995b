import { parseHtml } from '../../browser/trusted.ts';
import type { PageContent } from '../../shared/page-content.ts';

/** Updates the title, the metadata and the layout of the document. */
export function setHead({ head, layout }: PageContent): void {
  const { documentElement } = document;
  if (layout) documentElement.dataset.layout = layout;
  else delete documentElement.dataset.layout;
  const [title, ...metadata] = parseHtml(head).children;
  // Replacing the title element would show the URL in the tab for a moment.
  document.title = title?.textContent ?? '';
  // The elements between the title and this one are about the page, as in `page-content.ts`.
  const end = document.head.querySelector('[name=color-scheme]');
  while (end?.previousElementSibling?.matches('meta, link, script')) end.previousElementSibling.remove();
  end?.before(...metadata);
}
