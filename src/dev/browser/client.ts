/*
 * What every document loads in development besides the site's own scripts: it shows edits without loading anything
 * again.
 */

import { loadManifest } from '../../browser/load-manifest.ts';
import { watchIslands } from '../../client/islands.ts';
import { loadApp } from '../../client/load-app.ts';
import { showArticle } from '../../client/pages/article.ts';
import { watchHeadings } from '../../client/scroll-spy.ts';
import { contentOfDocument, type PageContent } from '../../shared/page-content.ts';
import { keepFocus, keepScroll } from './keep-scroll.ts';
import { type FreshDocument, onChange, openedAt } from './refetch.ts';
import { replaceSidebar } from './sidebar.ts';

/** The page that was requested last, as the server sent it. */
let shown: string | undefined;
let revision = openedAt;

onChange(update);

/** Replaces what differs in the document as the server would send it now. */
async function update({ document: fresh, text, isPage, state }: FreshDocument): Promise<void> {
  const content = contentOfDocument(text);
  if (!content) return;
  replaceStyles(fresh);
  // A page was added where there was none, or removed.
  if (isPage !== (addressOf(document) !== undefined)) return location.reload();
  const page = JSON.stringify(content);
  const isNew = shown === undefined ? state.revision !== openedAt : page !== shown;
  shown = page;
  if (isPage && isNew && addressOf(fresh) === addressOf(document)) show(content);
  replaceSidebar(fresh);
  // The next click fetches its page again, because every change renames all chunks.
  if (revision !== state.revision) await loadManifest('/', true);
  revision = state.revision;
}

/** The canonical address, which only pages have. */
const addressOf = (from: Document): string | undefined =>
  from.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

function show(content: PageContent): void {
  // What the edit has added should work without a sign of interest. A failure shows in Vite's overlay.
  loadApp().catch(() => {});
  keepScroll(() =>
    keepFocus(() => {
      const settle = showArticle(content, true);
      settle.article();
      settle.shell();
      watchHeadings();
      watchIslands();
    }),
  );
}

/** Brings the styles in line with the stylesheets. */
function replaceStyles(fresh: Document): void {
  for (const { dataset, textContent } of fresh.querySelectorAll<HTMLElement>('style[data-vite-dev-id]')) {
    const element = document.querySelector(
      `style[data-vite-dev-id="${CSS.escape(dataset.viteDevId ?? '')}"]`,
    );
    if (element && element.textContent !== textContent) element.textContent = textContent;
  }
}
