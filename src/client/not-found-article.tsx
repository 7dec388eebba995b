import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PageLink } from '../page.ts';
import { NotFoundArticle } from '../ui/shell/NotFoundArticle.tsx';

/** The article for an address that has no page, as HTML. */
export function notFoundHtml(): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<NotFoundArticle home={__BASE__} chapters={readChapters()} />));
  const html = holder.innerHTML;
  root.unmount();
  return html;
}

/** Where each chapter of the sidebar begins. */
const readChapters = (): PageLink[] =>
  [...document.querySelectorAll('#sidebar details')].map((group) => ({
    title: group.querySelector('summary')?.textContent ?? '',
    path: group.querySelector('a')?.pathname ?? '',
  }));
