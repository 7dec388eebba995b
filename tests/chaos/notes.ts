/*
 * What happens in the documents of a tab, noted where it happens: a call to the driver can get lost, as all do from a document
 * whose reload is given up for something else. By the clock of the machine, so that it does not matter when the notes are read.
 */
import type { Page } from 'playwright-core';

/** Something that happened in a document; `at` is in milliseconds since 1970. */
export type Note = { at: number } & (
  | {
      /** A document has taken the place of the one before; Back or Forward; a document that the browser had kept is shown. */
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
 * Has every document of a page take notes.
 *
 * @param hear is given those of a document of the browser's own, in which nothing can be kept
 */
export async function takeNotes(page: Page, hear: (note: Note) => void): Promise<void> {
  await page.exposeFunction('chaosHear', hear);
  // The compiler of this program has its functions call it; the page does not know it.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(() => {
    let count = 0;
    const add = (note: Note) => {
      try {
        // One item each: another process of the browser's may have written before, and not have told this one.
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
      // Before the page's own script is there, nobody takes it.
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

/** Runs in the page: hands the notes over, and keeps none. */
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
