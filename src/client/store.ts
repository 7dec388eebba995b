import { useSyncExternalStore } from 'react';
import type { PageView } from '../page.ts';
import { readView } from '../ui/shell/sent-view.ts';

/**
 * The view that the document was sent with, and that React has to find when it takes over. There is none in a document that
 * was cut short: then this script fails, and every link leads to a document.
 */
const sent = readView(document);
let view = sent;
const listeners = new Set<() => void>();

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
