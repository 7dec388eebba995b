/** Marks the current entry and opens its group. If several groups list the page, the entry that was selected is marked, or the first. */
export function markInSidebar(path: string | undefined): void {
  document.querySelector('#sidebar [aria-current]')?.removeAttribute('aria-current');
  const links = [...document.querySelectorAll(`#sidebar a[href="${path}"]`)];
  const current = links.find((link) => link === document.activeElement) ?? links[0];
  current?.setAttribute('aria-current', 'page');
  current?.closest('details')?.setAttribute('open', '');
}

/** Scrolls the sidebar to the current entry, unless it is visible. */
export function scrollSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  const link = sidebar?.querySelector<HTMLElement>('[aria-current]');
  if (!sidebar || !link) return;
  const { offsetTop } = link;
  const { scrollTop, clientHeight } = sidebar;
  if (offsetTop < scrollTop || offsetTop > scrollTop + clientHeight - 40)
    sidebar.scrollTop = offsetTop - clientHeight / 2;
}
