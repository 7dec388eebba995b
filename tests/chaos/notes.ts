/*
 * Records events in the documents of a tab. The documents store them, because calls to the driver can get lost, for example during
 * a reload that is aborted. They have the time of the machine, so it doesn't matter when they are read.
 */
import type { Page } from 'playwright-core';

/** An event in a document; `at` is in milliseconds since 1970. */
export type Note = { at: number } & (
  | {
      /** A new document; Back or Forward; a document from the back/forward cache. */
      what: 'begun' | 'traversed' | 'restored';
    }
  /** The current history entry has this key. */
  | { what: 'visited'; key: string }
  /** A link was clicked; without a path, one to an element of the article. `isHere`: it leads to the current page. */
  | { what: 'clicked'; path?: string | undefined; isHere: boolean }
  /** The page at this path has handled the key that opens search. */
  | { what: 'searched'; path: string }
);

/**
 * Takes notes in every document of a page.
 *
 * @param onNote receives the notes of the browser's error pages, which have no storage
 */
export async function takeNotes(page: Page, onNote: (note: Note) => void): Promise<void> {
  await page.exposeFunction('chaosNote', onNote);
  await page.addInitScript(() => {
    let count = 0;
    const add = (note: Note) => {
      try {
        // One item per note, because another process of the browser may have written to the storage in the meantime.
        sessionStorage.setItem(`note ${note.at} ${performance.timeOrigin} ${count++}`, JSON.stringify(note));
      } catch {
        (window as unknown as { chaosNote: typeof onNote }).chaosNote(note);
      }
    };
    add({ what: 'begun', at: Date.now() });
    const addEntry = () =>
      add({ what: 'visited', at: Date.now(), key: window.navigation?.currentEntry?.key ?? '' });
    addEntry();
    window.navigation?.addEventListener('currententrychange', addEntry);
    window.navigation?.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'traverse') add({ what: 'traversed', at: Date.now() });
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) add({ what: 'restored', at: Date.now() });
    });
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // Until the page's own script has loaded, nothing handles the key.
      if (key !== '/' || !defaultPrevented) return;
      // While Back waits for its page, the URL differs from that of the current article.
      const { href } = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? location;
      add({ what: 'searched', at: Date.now(), path: new URL(href).pathname });
    };
    addEventListener('keydown', onKey);
    const onClick = ({ target, ctrlKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.href || ctrlKey) return;
      const to = link.pathname + link.search;
      const isHere = to === location.pathname + location.search;
      const path = link.getAttribute('href')?.startsWith('#') ? undefined : to;
      add({ what: 'clicked', at: Date.now(), path, isHere });
    };
    addEventListener('click', onClick, { capture: true });
  });
}

/** Returns the notes and removes them. Runs in the page. */
export function handOverNotes(): Note[] {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('note '));
  return keys.map((key) => {
    const note: Note = JSON.parse(sessionStorage.getItem(key) ?? '');
    sessionStorage.removeItem(key);
    return note;
  });
}

/** Describes a note, if it helps to understand a failure. */
export function describeNote(note: Note): string | undefined {
  if (note.what === 'begun') return 'a document starts';
  if (note.what === 'restored') return 'a document is restored';
  if (note.what === 'clicked') return `a click leads to ${note.path ?? 'a part of the article'}`;
  if (note.what === 'searched') return `${note.path} opens search`;
  return undefined;
}
