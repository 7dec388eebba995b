import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PageLink, PageView } from '../page.ts';
import { NotFoundArticle } from '../ui/shell/NotFoundArticle.tsx';
import { viewOfNotFound } from '../ui/shell/view-of-not-found.ts';
import { setHead } from './head.ts';
import { leaveIslands, watchIslands } from './islands.ts';
import { showInSidebar } from './sidebar-state.ts';
import { setView } from './store.ts';
import { applyTabChoices } from './tabs.ts';

let notFoundRoot: Root | undefined;

/** Puts a page in the place of the one that is shown: article, title, shell and focus, in one go. */
export function showPage(view: PageView, html: string): void {
  const article = clearArticle();
  article.innerHTML = html;
  applyTabChoices();
  enter(view);
  watchIslands();
}

/** Shows the not-found article for a path, and the nearest pages as soon as they are known. */
export async function showNotFound(
  path: string,
  findNearest: (path: string) => Promise<PageLink[]>,
): Promise<void> {
  const root = createRoot(clearArticle());
  notFoundRoot = root;
  const render = (suggestions: PageLink[]) =>
    root.render(<NotFoundArticle home={__BASE__} path={path} suggestions={suggestions} />);
  flushSync(() => render([]));
  enter(viewOfNotFound(path, __REPOSITORY__));
  const suggestions = await findNearest(path);
  if (notFoundRoot === root) render(suggestions);
}

function clearArticle(): HTMLElement {
  const article = document.getElementById('article');
  if (!article) throw new Error('The document has no article.');
  leaveIslands();
  notFoundRoot?.unmount();
  notFoundRoot = undefined;
  return article;
}

function enter(view: PageView): void {
  setHead(view);
  flushSync(() => setView(view));
  showInSidebar(view.sidebarPath);
  // The drawer, or the table of contents on a narrow screen.
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  // Focus goes where the reading goes on; that is also how a screen reader learns of the new page.
  document.querySelector<HTMLElement>('#article h1')?.focus({ preventScroll: true });
}
