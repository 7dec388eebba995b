/*
 * Moving between pages without loading a document, by the browser's Navigation API
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-api). A browser without it loads documents.
 *
 * A click is held back until its page is there, so that the old page, its address and its title stay together until
 * they change together. Back and Forward cannot be held back: they are intercepted, and undone if their page cannot be
 * had. Listening begins with the boot script: after a reload, Back leads to an entry of the same document, and
 * somebody has to bring its article.
 */
import { isPagePath, stripBase } from '../paths.ts';
import { hideFailure, isReachable, showFailure } from './failure.ts';
import { loadApp } from './interest.ts';
import type { Arrival } from './router.ts';
import { leaveHeadings } from './scroll-spy.ts';

/** Milliseconds that a click waits for the app itself before it becomes an ordinary page load. */
const appPatience = 4000;

/** Path and query of the article that is shown. */
let shown = location.pathname + location.search;
/** Counts navigations; an answer that belongs to an older one is dropped. */
let latest = 0;
let leaving = false;

/** Listens to navigations from now on. */
export function listenToNavigation(navigation: Navigation): void {
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (leaving || !event.canIntercept || event.downloadRequest !== null || event.formData) return;
    if (event.navigationType === 'reload' || !isPage(url)) return;

    const arrival = event.info as Arrival | undefined;
    if (arrival?.kind) {
      event.intercept({ focusReset: 'manual', handler: () => show(arrival, url) });
    } else if (url.pathname + url.search === shown) {
      // Moves within the page, and the scroll spy's own changes of the address, belong to the browser. A link to the
      // page itself leads to its top; left alone, it would load the document again.
      const isLink = event.userInitiated || event.sourceElement;
      const isReplace = event.navigationType === 'replace' && !event.hashChange;
      // The spy's change is nobody's wish to go anywhere: a click that waits for its page goes on waiting.
      if (isReplace && !isLink) return;
      if (isLink && !event.hashChange && event.navigationType !== 'traverse')
        event.intercept({ focusReset: 'manual' });
      latest++;
      setBusy(false);
    } else if (event.navigationType === 'traverse') {
      const from = navigation.currentEntry?.key;
      event.intercept({ focusReset: 'manual', handler: () => traverse(navigation, url, from) });
    } else if (event.cancelable) {
      event.preventDefault();
      void visit(navigation, url, event.navigationType === 'replace' ? 'replace' : 'push');
    }
  });
}

const isPage = (url: URL): boolean => {
  const path = url.origin === location.origin ? stripBase(__BASE__, url.pathname) : undefined;
  return path !== undefined && isPagePath(path);
};

async function visit(navigation: Navigation, url: URL, history: 'push' | 'replace'): Promise<void> {
  const mine = ++latest;
  await attempt(
    mine,
    url,
    () => visit(navigation, url, history),
    async (arrival) => {
      if (arrival.kind === 'leave') loadDocument(arrival.href);
      else await navigation.navigate(arrival.href, { history, info: arrival }).finished;
    },
  );
}

async function traverse(navigation: Navigation, url: URL, from: string | undefined): Promise<void> {
  const mine = ++latest;
  const to = navigation.currentEntry?.key;
  const retry = () => to && navigation.traverseTo(to);
  const arrived = await attempt(mine, url, retry, (arrival) =>
    arrival.kind === 'leave' ? reload() : show(arrival, url),
  );
  // The address has moved already: bring it back to the article that is still shown.
  if (!arrived && mine === latest && from) navigation.traverseTo(from);
}

/** Fetches a page and hands it on; `false` when it could not be had and the reader was told. */
async function attempt(
  mine: number,
  url: URL,
  retry: () => unknown,
  use: (arrival: Arrival) => unknown,
): Promise<boolean> {
  setBusy(true);
  hideFailure();
  try {
    const app = await Promise.race([loadApp(), fail(appPatience)]);
    const arrival = await app.load(url);
    // A click is answered within the frame that lays out; the work for it goes into a task before the next one.
    await new Promise((resolve) => setTimeout(resolve));
    if (mine === latest) await use(arrival);
    return true;
  } catch (error) {
    if (mine !== latest || leaving) return true;
    // A superseded `navigate()` rejects; whoever superseded it goes on.
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    if (await isReachable(url.href)) loadDocument(url.href);
    else if (mine === latest) showFailure(retry);
    return leaving;
  } finally {
    if (mine === latest) setBusy(false);
  }
}

/**
 * Shows a page in three tasks, each short: the article now, layout and scrolling with the next frame, the shell after it.
 * The browser scrolls, and lays out, when the promise of an intercepted navigation is fulfilled.
 */
async function show(arrival: Arrival, url: URL): Promise<void> {
  const app = await loadApp();
  shown = url.pathname + url.search;
  leaveHeadings();
  app.show(arrival);
  await nextFrame();
  setTimeout(app.settle);
}

/** Resolves within the next frame; a page in the background has none, and does not wait for one. */
const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => (document.hidden ? resolve(undefined) : requestAnimationFrame(resolve)));

function loadDocument(href: string): void {
  leaving = true;
  if (href === location.href) location.reload();
  else location.assign(href);
}

const reload = (): void => loadDocument(location.href);

const fail = (ms: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`The app took longer than ${ms} ms.`)), ms));

function setBusy(busy: boolean): void {
  document.documentElement.toggleAttribute('data-busy', busy);
}
