/*
 * The script of the page that is shown for one that has not been kept: it lists those that have been, and tries again.
 */

import { addStyles } from '../../browser/add-styles.ts';
import { isPagePath, stripBase } from '../../shared/paths.ts';
import { cachesOf, offlineRoute } from '../names.ts';
import { buildOfPage } from './builds.ts';
import styles from './offline.css?inline';

const button = document.querySelector<HTMLButtonElement>('#try-again');
// It stands at the address of the page that was wanted, so to try again is to load it again.
if (button) button.onclick = () => location.reload();
addStyles(styles);
void listKept();

/** Lists the pages that are kept, called and ordered as in the menu. */
async function listKept(): Promise<void> {
  const section = document.getElementById('kept-pages');
  const list = section?.querySelector('ul');
  if (!section || !list) return;
  const kept = await findKeptPaths();
  const links = new Map<string, string>();
  for (const { pathname, textContent } of document.querySelectorAll<HTMLAnchorElement>('#sidebar li a'))
    if (kept.delete(pathname)) links.set(pathname, textContent ?? pathname);
  // Pages that the menu does not list.
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
