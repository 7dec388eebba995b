/** Marks the current entry and opens its group. */
export function markInSidebar(path: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#sidebar a')) {
    if (link.pathname === path) {
      link.setAttribute('aria-current', 'page');
      const group = link.closest('details');
      if (group) group.open = true;
    } else link.removeAttribute('aria-current');
  }
}

/** On low windows, scrolls the sidebar to the current entry. */
export function scrollSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  const link = sidebar?.querySelector<HTMLElement>('[aria-current]');
  if (!sidebar || !link) return;
  const { offsetTop } = link;
  const { scrollTop, clientHeight } = sidebar;
  if (offsetTop < scrollTop || offsetTop > scrollTop + clientHeight - 40)
    sidebar.scrollTop = offsetTop - clientHeight / 2;
}
