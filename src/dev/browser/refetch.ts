/* Fetches the current document again after each change. */
import { type DevState, type OverlayError, sinceHeader, stateElement } from '../events.ts';
import { showErrors } from './badge.ts';

/** The document as the server would send it now. */
export interface FreshDocument {
  /** Its HTML. */
  text: string;
  /** Its canonical address, which only pages have. */
  address: string | undefined;
  /** Whether it is a page. */
  isPage: boolean;
  state: DevState;
}

const parseState = (json = 'null'): DevState => JSON.parse(json);

/** The revision of the document that is open. */
export const openedAt = parseState(document.getElementById(stateElement)?.textContent).revision;

/**
 * Fetches the document now and after every change, and shows errors. Changes during a request are fetched afterwards.
 *
 * @returns fetches it as after a change
 */
export function onChange(onDocument: (fresh: FreshDocument) => Promise<void>): () => void {
  let isStale = false;
  let isBusy = false;
  const ask = async () => {
    isStale = true;
    if (isBusy) return;
    isBusy = true;
    try {
      while (isStale) {
        isStale = false;
        const { pathname } = location;
        const fresh = await refetch();
        // Another page is shown now.
        if (location.pathname !== pathname) isStale = true;
        else {
          showOverlay(fresh.state.overlay);
          showErrors(fresh.state.errors);
          await onDocument(fresh);
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
  return () => void ask();
}

/** Generous, because the first page after a start may take long. */
const timeoutMs = 60_000;

async function refetch(): Promise<FreshDocument> {
  const headers = { [sinceHeader]: String(openedAt) };
  // A request without a timeout could block later updates forever.
  const response = await fetch(location.href, { headers, signal: AbortSignal.timeout(timeoutMs) });
  const text = await response.text();
  // Parsing the document would take a third of the time until an edit is shown.
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
  const [, state] = new RegExp(`id="${stateElement}">([^<]*)<`).exec(text) ?? [];
  return { text, address, isPage: response.ok, state: parseState(state) };
}

let lastOverlay = JSON.stringify(null);

/** Errors whose overlay the author has closed are not shown again. */
function showOverlay(overlay: OverlayError | null): void {
  const text = JSON.stringify(overlay);
  if (text === lastOverlay) return;
  lastOverlay = text;
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  // Vite's client defines it, and is loaded first in every document.
  const Overlay = customElements.get('vite-error-overlay');
  if (overlay && Overlay) document.body.append(new Overlay(overlay));
}
