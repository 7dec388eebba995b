/* How a document learns what has changed: it asks for its own address again. */
import { type DevState, type OverlayError, sinceHeader, stateElement } from '../events.ts';
import { showMistakes } from './badge.ts';

/** A document as the server would send it now. */
export interface FreshDocument {
  document: Document;
  /** Its text. */
  text: string;
  /** Whether it has a page in it. */
  isPage: boolean;
  state: DevState;
}

const stateOf = (from: Document): DevState =>
  JSON.parse(from.getElementById(stateElement)?.textContent ?? 'null');

/** The revision of the document that is open. */
export const openedAt = stateOf(document).revision;

/**
 * Asks for the document's own address, now and whenever something has changed, and shows what is wrong. What changes
 * while an answer is on its way, or is taken in, is asked for once more.
 */
export function onChange(takeIn: (fresh: FreshDocument) => Promise<void>): void {
  let isAsked = false;
  let isBusy = false;
  const ask = async () => {
    isAsked = true;
    if (isBusy) return;
    isBusy = true;
    try {
      while (isAsked) {
        isAsked = false;
        const { pathname } = location;
        const fresh = await fetchOwn();
        // The reader has gone to another page.
        if (location.pathname !== pathname) isAsked = true;
        else {
          showObstacle(fresh.state.obstacle);
          showMistakes(fresh.state.mistakes);
          await takeIn(fresh);
        }
      }
    } finally {
      isBusy = false;
    }
  };
  import.meta.hot?.on('docs:changed', () => void ask());
  // What was saved before there was a connection, nobody has told of.
  import.meta.hot?.on('vite:ws:connect', () => void ask());
  void ask();
}

async function fetchOwn(): Promise<FreshDocument> {
  const response = await fetch(location.href, { headers: { [sinceHeader]: String(openedAt) } });
  const text = await response.text();
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  return { document: fresh, text, isPage: response.ok, state: stateOf(fresh) };
}

let lastObstacle = JSON.stringify(null);

/** An overlay that the author has closed is not shown again for the same mistakes. */
function showObstacle(obstacle: OverlayError | null): void {
  const text = JSON.stringify(obstacle);
  if (text === lastObstacle) return;
  lastObstacle = text;
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  // Vite's client, which every document loads first, has defined it.
  const Overlay = customElements.get('vite-error-overlay');
  if (obstacle && Overlay) document.body.append(new Overlay(obstacle));
}
