/*
 * The script of the page that is shown offline for a page that isn't cached. It lists the cached pages and retries.
 */

import { addStyles } from '../../browser/styles.ts';
import { isPagePath, stripBase } from '../../shared/paths.ts';
import { cachesOf, offlineRoute } from '../names.ts';
import { buildOfPage } from './builds.ts';
import styles from './offline.css?inline';

const button = document.querySelector<HTMLButtonElement>('#try-again');
// The offline page is shown at the URL of the requested page, so a reload requests that again.
if (button) button.onclick = () => location.reload();
addStyles(styles);
void listKept();

/** Lists the cached pages with the titles and in the order of the sidebar. */
async function listKept(): Promise<void> {
  const section = document.getElementById('kept-pages');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const kept = await findKeptPaths();
  const links = new Map<string, string>();
  for (const { pathname, textContent } of document.querySelectorAll<HTMLAnchorElement>('#sidebar li a'))
    if (kept.delete(pathname)) links.set(pathname, textContent ?? pathname);
  // Pages that the sidebar doesn't list.
  for (const path of kept) links.set(path, path);
  list.replaceChildren(
    ...[...links].map(([path, title]) => {
      const link = document.createElement('a');
      link.href = path;
      link.textContent = title;
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  section.hidden = links.size === 0;
}

async function findKeptPaths(): Promise<Set<string>> {
  const names = cachesOf(__BASE__, buildOfPage);
  const paths = new Set<string>();
  for (const name of [names.used, names.all]) {
    if (!(await caches.has(name))) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname } = new URL(url);
      const route = stripBase(__BASE__, pathname);
      if (route !== undefined && isPagePath(route) && route !== offlineRoute) paths.add(pathname);
    }
  }
  return paths;
}
