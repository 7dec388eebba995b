import { parseHtml } from '../../browser/trusted.ts';
import { keepOpen } from './keep-open.ts';

/** The sidebar that was compared last, as HTML without the mark of the current page. */
let compared: string | undefined;

/**
 * Replaces the sidebar if its links have changed. Open groups stay open.
 *
 * @param text the HTML of the document as the server would send it now
 */
export function replaceSidebar(text: string): void {
  const html = /<nav id="sidebar".*?<\/nav>/s.exec(text)?.[0] ?? '';
  const unmarked = html.replace(' aria-current="page"', '');
  // Parsing it takes several milliseconds.
  if (unmarked === compared) return;
  compared = unmarked;
  const sidebar = document.getElementById('sidebar');
  const other = parseHtml(html).getElementById('sidebar');
  if (!sidebar || !other || wordsOf(sidebar) === wordsOf(other)) return;
  const { scrollTop } = sidebar;
  keepOpen(sidebar, () => sidebar.replaceChildren(...other.childNodes));
  sidebar.scrollTop = scrollTop;
}

/** Titles and links, without the mark of the current one. */
const wordsOf = (element: HTMLElement): string =>
  JSON.stringify(
    [...element.querySelectorAll('summary, a')].map((part) => [part.textContent, part.getAttribute('href')]),
  );
