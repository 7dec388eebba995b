/*
 * The development client: it applies edits without reloading the page.
 */

import { loadManifest } from '../../browser/load-manifest.ts';
import { observeFigures } from '../../client/islands.ts';
import { loadApp } from '../../client/load-app.ts';
import { showArticle } from '../../client/pages/article.ts';
import { observeHeadings } from '../../client/scroll-spy.ts';
import { contentOfDocument, type PageContent } from '../../shared/page-content.ts';
import { keepOpen } from './keep-open.ts';
import { keepFocus, keepScroll } from './keep-scroll.ts';
import { type FreshDocument, onChange, openedAt } from './refetch.ts';
import { replaceSidebar } from './sidebar.ts';

/** The content of the page that was shown last, as JSON. */
let shown: string | undefined;
let revision = openedAt;
/** The address of the article that was last compared with the server's. */
let compared: string | undefined;
/** When the manifest was last fetched again, and when the reader last went to another page, in milliseconds. */
let [renewedAt, leftAt] = [0, 0];

const refetch = onChange(update);
// A page that was requested with the previous manifest is shown as it was before the change.
window.navigation?.addEventListener('navigate', ({ info, navigationType }) => {
  // An object comes with a page that was loaded. The scroll spy replaces the URL.
  if (typeof info !== 'object' && navigationType !== 'replace') leftAt = performance.now();
});
window.navigation?.addEventListener('navigatesuccess', () => {
  if (addressOf(document) !== compared && leftAt < renewedAt) refetch();
});

/** Updates what differs from the document that the server sends now. */
async function update({ document: fresh, text, isPage, state }: FreshDocument): Promise<void> {
  const content = contentOfDocument(text);
  if (!content) return;
  replaceStyles(fresh);
  // The page was added or removed.
  if (isPage !== (addressOf(document) !== undefined)) return location.reload();
  // After Back, the URL is ahead of the article until its page is loaded.
  if (addressOf(fresh) === addressOf(document)) {
    compared = addressOf(fresh);
    const page = JSON.stringify(content);
    const isNew = shown === undefined ? state.revision !== openedAt : page !== shown;
    shown = page;
    if (isPage && isNew) show(content);
  }
  replaceSidebar(fresh);
  // Fetches the manifest again, because every change renames all chunks.
  if (revision !== state.revision) {
    renewedAt = performance.now();
    await loadManifest('/', true);
  }
  revision = state.revision;
}

/** The canonical address, which only pages have. */
const addressOf = (from: Document): string | undefined =>
  from.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

function show(content: PageContent): void {
  // The edit may have added something interactive. A failure shows in Vite's overlay.
  loadApp().catch(() => {});
  const article = document.getElementById('article');
  if (!article) return;
  keepScroll(() =>
    keepFocus(() => {
      keepOpen(article, () => {
        for (const finish of showArticle(content, true)) finish();
      });
      observeHeadings();
      observeFigures();
    }),
  );
}

/** Updates the stylesheets. */
function replaceStyles(fresh: Document): void {
  for (const { dataset, textContent } of fresh.querySelectorAll<HTMLElement>('style[data-vite-dev-id]')) {
    const element = document.querySelector(
      `style[data-vite-dev-id="${CSS.escape(dataset.viteDevId ?? '')}"]`,
    );
    if (element && element.textContent !== textContent) element.textContent = textContent;
  }
}
