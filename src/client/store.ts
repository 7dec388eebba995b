import { useSyncExternalStore } from 'react';
import type { PageView } from '../page.ts';

/** The view that the document was sent with, and that React has to find when it takes over. */
const sent = readView();
let view = sent;
const listeners = new Set<() => void>();

/**
 * What the document said about itself when it was loaded.
 *
 * @throws when the document was cut short: there is nothing for React to take over, and every link leads to a document
 */
function readView(): PageView {
  return JSON.parse(document.getElementById('view')?.textContent ?? '');
}

/** The view of the page that is shown. */
export const currentView = (): PageView => view;

/** Sets the view; components that use it are rendered again. */
export function setView(next: PageView): void {
  view = next;
  for (const listener of listeners) listener();
}

/** The view of the page that is shown, for components. */
export function useView(): PageView {
  return useSyncExternalStore(subscribe, currentView, () => sent);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
