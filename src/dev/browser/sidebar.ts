import { keepOpen } from './keep-open.ts';

/** Replaces the sidebar if its links have changed. Open groups stay open. */
export function replaceSidebar(fresh: Document): void {
  const sidebar = document.getElementById('sidebar');
  const other = fresh.getElementById('sidebar');
  if (!sidebar || !other || wordsOf(sidebar) === wordsOf(other)) return;
  const { scrollTop } = sidebar;
  keepOpen(sidebar, () => {
    sidebar.innerHTML = other.innerHTML;
  });
  sidebar.scrollTop = scrollTop;
}

/** Titles and links, without the mark of the current one. */
const wordsOf = (element: HTMLElement): string =>
  JSON.stringify(
    [...element.querySelectorAll('summary, a')].map((part) => [part.textContent, part.getAttribute('href')]),
  );
