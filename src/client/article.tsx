import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { decodeHash } from '../address.ts';
import type { PageLink, PageView } from '../page.ts';
import { NotFoundArticle } from '../ui/shell/NotFoundArticle.tsx';
import { viewOfNotFound } from '../ui/shell/view-of-not-found.ts';
import { bringExtraStyles } from './extra-styles.ts';
import { setHead } from './head.ts';
import { leaveIslands, watchIslands } from './islands.tsx';
import { completeNotFound } from './not-found.ts';
import { closeOverlays } from './overlays.ts';
import { watchScrollBoxes } from './scroll-boxes.ts';
import { watchHeadings } from './scroll-spy.ts';
import { showInSidebar } from './sidebar-entry.ts';
import { setView } from './store.ts';
import { applyTabChoices } from './tabs.ts';
import { trustedHtml } from './trusted.ts';

/** The view of an article that is shown already, for the parts that follow. */
let arriving: PageView | undefined;

/** Puts a page in the place of the one that is shown: article, title and sidebar in one go; the rest with `settle`. */
export function showPage(view: PageView, html: string): void {
  const article = clearArticle();
  article.innerHTML = trustedHtml(html);
  applyTabChoices();
  enter(view);
}

/** Shows the not-found article for a path, with the nearest pages. */
export function showNotFound(path: string): void {
  const article = clearArticle();
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<NotFoundArticle home={__BASE__} chapters={readChapters()} />));
  article.replaceChildren(...holder.cloneNode(true).childNodes);
  root.unmount();
  completeNotFound(path);
  enter(viewOfNotFound(path, __REPOSITORY__));
}

/** Where each chapter of the sidebar begins. */
const readChapters = (): PageLink[] =>
  [...document.querySelectorAll('#sidebar details')].map((group) => ({
    title: group.querySelector('summary')?.textContent ?? '',
    path: group.querySelector('a')?.pathname ?? '',
  }));

function clearArticle(): HTMLElement {
  const article = document.getElementById('article');
  if (!article) throw new Error('The document has no article.');
  leaveIslands();
  bringExtraStyles();
  return article;
}

/** What changes together with the article. Nothing here asks for a position, so that layout waits for the frame. */
function enter(view: PageView): void {
  setHead(view);
  showInSidebar(view.sidebarPath);
  closeOverlays();
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
