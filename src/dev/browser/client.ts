/*
 * The development client: it applies edits without reloading the page.
 */

import { loadManifest } from '../../browser/load-manifest.ts';
import { observeFigures } from '../../client/islands.ts';
import { loadApp } from '../../client/load-app.ts';
import { updateShell } from '../../client/pages/article.ts';
import { setHead } from '../../client/pages/head.ts';
import { markInSidebar } from '../../client/pages/sidebar-entry.ts';
import { revealNamed } from '../../client/reveal.ts';
import { observeScrollBoxes } from '../../client/scroll-boxes.ts';
import { observeHeadings } from '../../client/scroll-spy.ts';
import { applyTabChoices } from '../../client/tabs.ts';
import { contentOfDocument, type PageContent } from '../../shared/page-content.ts';
import { recordBlocks, replaceBlocks } from './edited-blocks.ts';
import { keepOpen } from './keep-open.ts';
import { keepFocus, keepScroll } from './keep-scroll.ts';
import { type FreshDocument, onChange, openedAt } from './refetch.ts';
import { replaceSidebar } from './sidebar.ts';

/** The content of the page that was shown last. */
let shown: PageContent | undefined;
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
  if (addressOfDocument() !== compared && leftAt < renewedAt) refetch();
});

/** Updates what differs from the document that the server sends now. */
async function update({ text, address, isPage, state }: FreshDocument): Promise<void> {
  const content = contentOfDocument(text);
  if (!content) return;
  replaceStyles(text);
  // The page was added or removed.
  if (isPage !== (addressOfDocument() !== undefined)) return location.reload();
  // After Back, the URL is ahead of the article until its page is loaded.
  if (address === addressOfDocument()) {
    compared = address;
    if (isPage) show(content, state.revision !== openedAt);
  }
  replaceSidebar(text);
  // Fetches the manifest again, because every change renames all chunks.
  if (revision !== state.revision) {
    renewedAt = performance.now();
    await loadManifest('/', true);
  }
  revision = state.revision;
}

const addressOfDocument = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

/** @param isNew whether the document may have been rendered from an earlier revision, if no content was shown before */
function show(content: PageContent, isNew: boolean): void {
  const article = document.getElementById('article');
  if (!article) return;
  const before = shown;
  shown = content;
  if (!before && !isNew) {
    recordBlocks(article, content.article);
    return;
  }
  if (JSON.stringify(before) === JSON.stringify(content)) return;
  // The edit may have added something interactive. A failure shows in Vite's overlay.
  loadApp().catch(() => {});
  keepScroll(() =>
    keepFocus(() => {
      keepOpen(article, () => replaceBlocks(article, content.article));
      applyTabChoices();
      revealNamed();
      if (before?.head !== content.head || before.layout !== content.layout) setHead(content);
      if (before?.current !== content.current) markInSidebar(content.current);
      if (shellOf(before) !== shellOf(content)) updateShell(content);
      observeHeadings();
      observeFigures();
      observeScrollBoxes();
    }),
  );
}

/** What {@link updateShell} replaces. */
const shellOf = (content: PageContent | undefined): string =>
  JSON.stringify([content?.tools, content?.footer, content?.contents]);

/** Updates the stylesheets. */
function replaceStyles(text: string): void {
  for (const [, id = '', css = ''] of text.matchAll(/<style data-vite-dev-id="([^"]*)">(.*?)<\/style>/gs)) {
    const element = document.querySelector(`style[data-vite-dev-id="${CSS.escape(id)}"]`);
    if (element && element.textContent !== css) element.textContent = css;
  }
}
