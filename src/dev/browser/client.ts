/*
 * What every document loads in development besides the site's own scripts: it shows edits without loading anything
 * again.
 */

import { loadApp } from '../../client/load-app.ts';
import { showPage } from '../../client/pages/article.ts';
import { loadManifest } from '../../client/pages/manifest.ts';
import { currentView } from '../../client/pages/store.ts';
import type { PageView } from '../../page.ts';
import { readView } from '../../ui/shell/sent-view.ts';
import { type FreshDocument, onChange, openedAt } from './ask.ts';
import { keepFocus, keepPlace } from './place.ts';
import { replaceSidebar } from './sidebar.ts';

/** The page that was asked for last, as the server sent it. */
let shown: string | undefined;
let revision = openedAt;
let app: ReturnType<typeof loadApp> | undefined;

onChange(takeIn);

/** Takes over what differs in the document as it would be sent now. */
async function takeIn({ document: fresh, isPage, state }: FreshDocument): Promise<void> {
  const article = fresh.getElementById('article');
  // There is nothing to show in the place of what is shown.
  if (!fresh.getElementById('view') || !article) return;
  replaceStyles(fresh);
  const view = readView(fresh);
  const wasPage = currentView().page.key !== '';
  // A page came where there was none, or the other way round.
  if (isPage !== wasPage) return location.reload();
  const page = JSON.stringify([view, article.innerHTML]);
  const isNew = shown === undefined ? state.revision !== openedAt : page !== shown;
  shown = page;
  if (isPage && isNew && view.page.key === currentView().page.key) await show(view, article.innerHTML);
  replaceSidebar(fresh);
  // The next click fetches its page again: every change renames all chunks.
  if (revision !== state.revision) await loadManifest('/', { fresh: true });
  revision = state.revision;
}

async function show(view: PageView, html: string): Promise<void> {
  const article = document.getElementById('article');
  // The first time, the app has yet to be fetched; the text does not wait for it.
  if (article && !document.documentElement.hasAttribute('data-live')) {
    keepPlace(() => {
      article.innerHTML = html;
    });
  }
  await takeOver();
  if (currentView().page.key !== view.page.key) return;
  keepPlace(() =>
    keepFocus(() => {
      const settle = showPage(view, html, true);
      settle.article();
      settle.shell();
    }),
  );
}

/**
 * Starts the app, and waits until React has taken over every part of the shell. A view that is set before would pass
 * for the one that the document was sent with, and not be drawn.
 */
function takeOver(): ReturnType<typeof loadApp> {
  app ??= loadApp().then(
    async (loaded) => {
      await loaded.ready;
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
      return loaded;
    },
    (error: unknown) => {
      app = undefined;
      throw error;
    },
  );
  return app;
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
