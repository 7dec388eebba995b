import type { PageContent } from '../../page-content.ts';
import { trustedHtml } from '../trusted.ts';

/** The elements of the head that are about the page, except the title. */
const selector =
  'meta:is([name=description], [name=robots], [property="og:title"], [property="og:description"], [property="og:url"]), ' +
  'link:is([rel=canonical], [rel=alternate])';

/** Brings the head and the layout of the document in line with a page. */
export function setHead({ head, layout }: PageContent): void {
  const { documentElement } = document;
  if (layout) documentElement.dataset.layout = layout;
  else delete documentElement.dataset.layout;
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(head);
  // Without removing the element, because the tab would show the address for a moment.
  document.title = template.content.querySelector('title')?.textContent ?? '';
  for (const element of document.head.querySelectorAll(selector)) element.remove();
  document.head.querySelector('title')?.after(...template.content.querySelectorAll(selector));
}
