/** Marks the entry of the page that is shown and opens its group. */
export function showInSidebar(path: string | undefined): void {
  const element = document.getElementById('sidebar');
  if (!element) return;
  for (const link of element.querySelectorAll('a')) {
    if (link.pathname === path) {
      link.setAttribute('aria-current', 'page');
      const group = link.closest('details');
      if (group) group.open = true;
      const { offsetTop } = link;
      const { scrollTop, clientHeight } = element;
      if (offsetTop < scrollTop || offsetTop > scrollTop + clientHeight - 40)
        element.scrollTop = offsetTop - clientHeight / 2;
    } else link.removeAttribute('aria-current');
  }
}
