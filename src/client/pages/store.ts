import type { PageView } from '../../page.ts';
import { readView } from '../../ui/shell/sent-view.ts';

/**
 * The view that the document was sent with, and that React has to find when it takes over. There is none in a document that
 * was cut short: then this script fails, and every link leads to a document.
 */
export const sentView: PageView = readView(document);
let view = sentView;
const listeners = new Set<() => void>();
let carryOut = (change: () => void): void => change();

/** The view of the page that is shown. */
export const currentView = (): PageView => view;

/** Sets the view, and tells those who have subscribed. */
export function setView(next: PageView): void {
  view = next;
  carryOut(() => {
    for (const listener of listeners) listener();
  });
}

/** From now on, whoever is told of a view is told within a function that draws what follows before it returns. */
export function drawWithin(flush: (change: () => void) => void): void {
  carryOut = flush;
}

/** Calls a listener whenever the view is set, until the function that it gives is called. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
