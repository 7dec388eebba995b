/*
 * Notes about what happens in the documents of a tab, taken in the documents, because calls to the driver can get lost, for
 * example during a reload that is aborted. They have the time of the machine, so it doesn't matter when they are read.
 */
import type { Page } from 'playwright-core';

/** Something that happened in a document; `at` is in milliseconds since 1970. */
export type Note = { at: number } & (
  | {
      /** A new document; Back or Forward; a document from the back/forward cache. */
      what: 'begun' | 'traversed' | 'restored';
    }
  /** The address is at the entry of the history with this key. */
  | { what: 'visited'; key: string }
  /** A link was clicked; without a path, one to a part of the article. `isHere`: it leads to the page that is shown. */
  | { what: 'clicked'; path?: string | undefined; isHere: boolean }
  /** The page at this path has taken the key that opens search. */
  | { what: 'searched'; path: string }
);

/**
 * Takes notes in every document of a page.
 *
 * @param hear receives the notes of the browser's error pages, which have no storage
 */
export async function takeNotes(page: Page, hear: (note: Note) => void): Promise<void> {
  await page.exposeFunction('chaosHear', hear);
  await page.addInitScript(() => {
    let count = 0;
    const add = (note: Note) => {
      try {
        // One item per note, because another process of the browser may have written to the storage in the meantime.
        sessionStorage.setItem(`note ${note.at} ${performance.timeOrigin} ${count++}`, JSON.stringify(note));
      } catch {
        (window as unknown as { chaosHear: typeof hear }).chaosHear(note);
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
      // Until the page's own script is loaded, nothing handles it.
      if (key !== '/' || !defaultPrevented) return;
      // While Back waits for its page, the address is another than that of the article that is read.
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

/** Runs in the page: returns the notes and removes them. */
export function handOverNotes(): Note[] {
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith('note '));
  return keys.map((key) => {
    const note: Note = JSON.parse(sessionStorage.getItem(key) ?? '');
    sessionStorage.removeItem(key);
    return note;
  });
}

/** A note in words, where it helps to understand a failure. */
export function tellNote(note: Note): string | undefined {
  if (note.what === 'begun') return 'a document begins';
  if (note.what === 'restored') return 'a document is back';
  if (note.what === 'clicked') return `a click leads to ${note.path ?? 'a part of the article'}`;
  if (note.what === 'searched') return `${note.path} is to open search`;
  return undefined;
}
