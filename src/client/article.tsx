import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PageLink, PageView } from '../page.ts';
import { NotFoundArticle } from '../ui/shell/NotFoundArticle.tsx';
import { viewOfNotFound } from '../ui/shell/view-of-not-found.ts';
import { setHead } from './head.ts';
import { leaveIslands, watchIslands } from './islands.tsx';
import { watchScrollBoxes } from './scroll-boxes.ts';
import { decodeHash, watchHeadings } from './scroll-spy.ts';
import { showInSidebar } from './sidebar-entry.ts';
import { setView } from './store.ts';
import { applyTabChoices } from './tabs.ts';
import { articleHtml } from './trusted.ts';

let notFoundRoot: Root | undefined;
/** The view of an article that is shown already, for the parts that follow. */
let arriving: PageView | undefined;

/** Puts a page in the place of the one that is shown: article, title and sidebar in one go; the rest with `settle`. */
export function showPage(view: PageView, html: string): void {
  const article = clearArticle();
  article.innerHTML = articleHtml(html);
  applyTabChoices();
  enter(view);
}

/** Shows the not-found article for a path, and the nearest pages as soon as they are known. */
export async function showNotFound(path: string): Promise<void> {
  const root = createRoot(clearArticle());
  notFoundRoot = root;
  const render = (suggestions: PageLink[]) =>
    root.render(<NotFoundArticle home={__BASE__} path={path} suggestions={suggestions} />);
  flushSync(() => render([]));
  enter(viewOfNotFound(path, __REPOSITORY__));
  const suggestions = await import('./not-found.ts').then(
    ({ findNearestPages }) => findNearestPages(path),
    // Without search the page says all that it has to say.
    () => [],
  );
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

/** What changes together with the article. Nothing here asks for a position, so that layout waits for the frame. */
function enter(view: PageView): void {
  setHead(view);
  showInSidebar(view.sidebarPath);
  // The drawer, or the table of contents on a narrow screen.
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  // Search, which was opened over the page before.
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  arriving = view;
}

/** Brings the rest along after the frame that shows the article: focus, the shell's parts, live figures. */
export function settle(): void {
  if (!arriving) return;
  // Focus goes where the reading goes on; that is also how a screen reader learns of the new page.
  // A heading that the address names takes it as a document's would, so that the next Tab goes on from there.
  const named = document.getElementById(decodeHash(location.hash));
  const start = named?.closest('#article') ? named : document.querySelector<HTMLElement>('#article h1');
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
  const view = arriving;
  arriving = undefined;
  flushSync(() => setView(view));
  watchHeadings();
  watchIslands();
  watchScrollBoxes();
}
