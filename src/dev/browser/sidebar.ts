/** Replaces the sidebar if its links have changed. Open groups stay open. */
export function replaceSidebar(fresh: Document): void {
  const sidebar = document.getElementById('sidebar');
  const other = fresh.getElementById('sidebar');
  if (!sidebar || !other || wordsOf(sidebar) === wordsOf(other)) return;
  const open = new Set(
    groupsOf(sidebar)
      .filter((group) => group.open)
      .map(nameOf),
  );
  const { scrollTop } = sidebar;
  sidebar.innerHTML = other.innerHTML;
  for (const group of groupsOf(sidebar)) group.open ||= open.has(nameOf(group));
  sidebar.scrollTop = scrollTop;
}

/** Titles and links, without the mark of the current one. */
const wordsOf = (element: HTMLElement): string =>
  JSON.stringify(
    [...element.querySelectorAll('summary, a')].map((part) => [part.textContent, part.getAttribute('href')]),
  );
const groupsOf = (element: HTMLElement): HTMLDetailsElement[] => [...element.querySelectorAll('details')];
const nameOf = (group: HTMLDetailsElement): string | undefined =>
  group.querySelector('summary')?.textContent ?? undefined;
