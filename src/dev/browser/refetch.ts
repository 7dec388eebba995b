/* Fetches the current document again after each change. */
import { type DevState, type OverlayError, sinceHeader, stateElement } from '../events.ts';
import { showMistakes } from './badge.ts';

/** The document as the server would send it now. */
export interface FreshDocument {
  document: Document;
  /** Its text. */
  text: string;
  /** Whether it is a page. */
  isPage: boolean;
  state: DevState;
}

const stateOf = (from: Document): DevState =>
  JSON.parse(from.getElementById(stateElement)?.textContent ?? 'null');

/** The revision of the document that is open. */
export const openedAt = stateOf(document).revision;

/** Fetches the document now and after every change, and shows errors. Changes during a request are fetched afterwards. */
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
        // Another page is shown now.
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
  // Changes before the connection was opened were not reported.
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

/** Errors whose overlay the author has closed are not shown again. */
function showObstacle(obstacle: OverlayError | null): void {
  const text = JSON.stringify(obstacle);
  if (text === lastObstacle) return;
  lastObstacle = text;
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  // Vite's client defines it, and is loaded first in every document.
  const Overlay = customElements.get('vite-error-overlay');
  if (obstacle && Overlay) document.body.append(new Overlay(obstacle));
}
