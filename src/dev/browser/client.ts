/*
 * What every document loads in development besides the site's own scripts: it shows edits without loading anything
 * again.
 */
import { loadApp } from '../../client/interest.ts';
import { loadManifest } from '../../client/manifest.ts';
import { currentView } from '../../client/store.ts';
import type { PageUpdate } from '../events.ts';
import { showMistakes } from './badge.ts';
import { reportOpened } from './opened.ts';
import { keepFocus, keepPlace } from './place.ts';
import { replaceSidebar } from './sidebar.ts';
import { replaceStyles } from './style-elements.ts';

/** The update that was asked for last; an older one that comes late is dropped, as is one for a page that was left. */
let latest: PageUpdate | undefined;
let app: ReturnType<typeof loadApp> | undefined;

import.meta.hot?.on('docs:page', (update) => void onPage(update));
import.meta.hot?.on('docs:styles', replaceStyles);
import.meta.hot?.on('docs:site', () => void onSite());
import.meta.hot?.on('docs:mistakes', showMistakes);
import.meta.hot?.on('docs:mended', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
});
reportOpened();

async function onPage(update: PageUpdate): Promise<void> {
  if (update.view.page.key === currentView().page.key) await show(update);
  await forgetChunks();
}

/** Other pages have changed what the shell says: the document is asked for again, and what differs is taken over. */
async function onSite(): Promise<void> {
  const response = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const view: PageUpdate['view'] | null = JSON.parse(fresh.getElementById('view')?.textContent ?? 'null');
  const article = fresh.getElementById('article');
  const isPage = response.ok && view !== null && article !== null;
  if (!isPage || currentView().page.key === '') {
    // A page came where there was none, or the other way round.
    if (isPage !== (currentView().page.key !== '')) location.reload();
  } else if (JSON.stringify(view) !== JSON.stringify(currentView()))
    await show({ view, html: article.innerHTML });
  replaceSidebar(fresh);
  await forgetChunks();
}

async function show(update: PageUpdate): Promise<void> {
  latest = update;
  const { view, html } = update;
  const article = document.getElementById('article');
  // The first time, the app has yet to be fetched; the text does not wait for it.
  if (article && !document.documentElement.hasAttribute('data-live')) {
    keepPlace(() => {
      article.innerHTML = html;
    });
  }
  const { showPage, settle } = await takeOver();
  if (latest !== update || currentView().page.key !== view.page.key) return;
  keepPlace(() =>
    keepFocus(() => {
      showPage(view, html);
      settle();
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

/** The next click fetches its page again: every edit changes the names of all chunks. */
const forgetChunks = (): Promise<unknown> => loadManifest('/', { fresh: true });
