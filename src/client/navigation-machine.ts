/*
 * The state of navigation and all its transitions. Nothing in this file touches a document; `navigation.ts` performs the effects.
 *
 *   idle ──request──▶ fetching ──fetched──▶ commit ──shown──▶ idle
 *                        │ lost, server reachable──▶ leaving ──▶ (another document)
 *                        │                              └─aborted──▶ idle
 *                        └ lost, server unreachable──▶ idle, with the request that has failed
 *
 * A click on a link is canceled, and the URL changes only when the page is loaded, so that the URL always belongs to the article.
 * Back and Forward can't be canceled: the URL changes first and is ahead of the article until its page is shown. If the reader
 * requests something else before that, the URL first returns to the article's history entry (`returning`).
 *
 * The latest request wins: it gets a number, and responses to older numbers are stale.
 */

/** A page, or a control of the current page whose script isn't loaded yet. */
export type Request = { href: string } & (
  | { kind: 'push' }
  /** Back or Forward, to a history entry. */
  | { kind: 'traverse'; entry: string }
  /** Without a button, it opens search. A retry may load a new document, because browsers cache failed scripts. */
  | { kind: 'control'; button?: HTMLElement | undefined; isRetry?: boolean }
);

/** What a request for a page leads to; `leave` stands for a document that only the browser can load. */
export interface Kind {
  kind: 'page' | 'not-found' | 'leave';
}

/** The state of navigation. */
export interface State<Page extends Kind> {
  readonly phase: 'idle' | 'fetching' | 'returning' | 'leaving';
  /** Path and query of the article that is shown. */
  readonly shown: string;
  /** Key of the article's history entry, if the URL is at another one. */
  readonly articleEntry?: string | undefined;
  readonly pending?: Request | undefined;
  /** What was fetched for the pending request. */
  readonly found?: Page;
  /** The failed request, which the reader can retry. */
  readonly failed?: Request | undefined;
  /** Number of the latest request. */
  readonly requestId: number;
}

/** What can happen. */
export type Event<Page extends Kind> =
  /** A click on a link or control, or a retry. If Back or Forward has changed the URL already, `from` is the previous entry. */
  | { type: 'request'; request: Request; from?: string }
  /** The URL is back at the article's entry, because of the reader or the effect `return`. */
  | { type: 'returned'; isEffect?: boolean }
  /** A navigation within the article, or the end of a request for a control. */
  | { type: 'stay' }
  /** The browser starts to load another document. */
  | { type: 'leave' }
  | { type: 'fetched'; requestId: number; found: Page }
  /** A request failed. If the server is reachable, its document may still load. */
  | { type: 'lost'; requestId: number; isReachable: boolean }
  | { type: 'shown'; requestId: number; path: string }
  /** A document was not loaded: the reader stopped it, or it timed out and counts as `failed`. */
  | { type: 'aborted'; requestId: number; failed?: Request | undefined };

/**
 * What to do next: `fetch` what is requested, `commit` it to the document, `return` to the entry of the article, `load` a
 * document, or `stop` loading one.
 */
export type Effect = 'fetch' | 'commit' | 'return' | 'load' | 'stop';

/** Returns the next state and the effects of an event, in order. It throws nothing. */
export function step<Page extends Kind>(state: State<Page>, event: Event<Page>): [State<Page>, ...Effect[]] {
  const { phase, shown, articleEntry, pending, failed, requestId } = state;
  // A stale page can still be shown, because the browser performs a committed traversal later.
  if ('requestId' in event && event.requestId !== requestId)
    return [event.type === 'shown' ? { ...state, shown: event.path } : state];

  /** The next state, without everything that isn't named. */
  const to = (phase: State<Page>['phase'], rest: Partial<State<Page>> = {}): State<Page> => ({
    shown,
    requestId,
    phase,
    ...rest,
  });
  const idle = (failed?: Request): [State<Page>, ...Effect[]] =>
    articleEntry
      ? [to('returning', { articleEntry, failed }), 'return']
      : // The document may still load. The next request stops it.
        [to(failed && phase === 'leaving' ? phase : 'idle', { failed })];
  /** Back, Forward and links to documents stop a loading document anyway. */
  const stop: Effect[] = phase === 'leaving' ? ['stop'] : [];

  switch (event.type) {
    case 'request': {
      const { request, from } = event;
      const next = { articleEntry: articleEntry ?? from, pending: request, requestId: requestId + 1 };
      if (from) return [to('fetching', next), 'fetch'];
      return articleEntry
        ? [to('returning', next), ...stop, 'return']
        : [to('fetching', next), ...stop, 'fetch'];
    }
    case 'returned':
      if (phase === 'returning' && pending) return [to('fetching', { pending }), 'fetch'];
      // If the reader pressed Back again while returning, that page isn't shown.
      return [
        to('idle', { requestId: requestId + 1, failed: failed ?? (event.isEffect ? pending : undefined) }),
      ];
    case 'stay':
      return [to('idle', { requestId: requestId + 1 }), ...stop];
    case 'leave':
      return [to('leaving', { articleEntry, requestId: requestId + 1 })];
    case 'fetched': {
      const { found } = event;
      const next = { articleEntry, pending, found };
      return found.kind === 'leave' ? [to('leaving', next), 'load'] : [to('fetching', next), 'commit'];
    }
    case 'lost':
      if (!pending) return [state];
      if (event.isReachable) return [to('leaving', { articleEntry, pending }), 'load'];
      return idle(pending.kind === 'control' ? { ...pending, isRetry: true } : pending);
    case 'shown':
      return [to('idle', { shown: event.path })];
    case 'aborted':
      return phase === 'leaving' ? idle(event.failed) : [state];
  }
}
