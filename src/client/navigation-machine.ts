/*
 * The state of navigation and all its transitions. Nothing in this file touches a document; `navigation.ts` performs the effects.
 *
 *   idle ──request──▶ fetching ──fetched──▶ commit ──shown──▶ idle
 *                        │ lost, server reachable──▶ leaving ──▶ (another document)
 *                        │                              └─aborted──▶ idle
 *                        └ lost, server unreachable──▶ idle, with the request that has failed
 *
 * A link is intercepted until its page is there, so that the address always belongs to the article. Back and Forward can't be
 * held back: from then on the address is ahead of the article, until its page is shown or the reader requests something else. Then
 * the address first returns to the entry of the article (`returning`), as if Back had never been pressed.
 *
 * The latest request wins: it gets a number, and responses to older numbers are stale.
 */

/** What the reader requests: a page, or a control of the page that is shown, whose script is not there yet. */
export type Request = { href: string } & (
  | { kind: 'push' }
  /** Back or Forward, to an entry of the history. */
  | { kind: 'traverse'; entry: string }
  /** Without a button it is search. The second attempt may end with a new document, because browsers remember failed scripts. */
  | { kind: 'control'; button?: HTMLElement | undefined; isRetry?: boolean }
);

/** What a request for a page leads to; `leave` stands for a document that only the browser can load. */
export interface Kind {
  kind: 'page' | 'not-found' | 'leave';
}

/** All that navigation remembers. */
export interface State<Page extends Kind> {
  readonly phase: 'idle' | 'fetching' | 'returning' | 'leaving';
  /** Path and query of the article that is in the document. */
  readonly shown: string;
  /** Key of the article's history entry, while the address is at another one. */
  readonly articleEntry?: string | undefined;
  readonly pending?: Request | undefined;
  /** What was fetched for the pending request. */
  readonly found?: Page;
  /** The request that has failed, which the reader can retry. */
  readonly failed?: Request | undefined;
  /** Number of the latest request. */
  readonly turn: number;
}

/** What happens. */
export type Event<Page extends Kind> =
  /**
   * The reader follows a link, uses a control, or retries. If Back or Forward has led to the entry of another article already,
   * `from` is the entry before.
   */
  | { type: 'request'; request: Request; from?: string }
  /** The address is back at the article's entry: by the reader, or because of the effect `return`. */
  | { type: 'returned'; isEffect?: boolean }
  /** The reader moves within the article that is shown, or what was requested is done. */
  | { type: 'stay' }
  /** The browser begins to load another document. */
  | { type: 'leave' }
  | { type: 'fetched'; turn: number; found: Page }
  /** What was requested could not be fetched. If the server is reachable, its document may still load. */
  | { type: 'lost'; turn: number; isReachable: boolean }
  | { type: 'shown'; turn: number; path: string }
  /** The document that was loading does not come: it was stopped, or it takes so long that its request counts as `failed`. */
  | { type: 'aborted'; turn: number; failed?: Request | undefined };

/**
 * What to do next: `fetch` what is requested, `commit` it to the document, `return` to the entry of the article, `load` a
 * document, or `stop` loading one.
 */
export type Effect = 'fetch' | 'commit' | 'return' | 'load' | 'stop';

/** Returns the next state and the effects of an event, in order. It throws nothing. */
export function step<Page extends Kind>(state: State<Page>, event: Event<Page>): [State<Page>, ...Effect[]] {
  const { phase, shown, articleEntry, pending, failed, turn } = state;
  // A stale page may be shown all the same, when it was committed by a traversal, which the browser performs later.
  if ('turn' in event && event.turn !== turn)
    return [event.type === 'shown' ? { ...state, shown: event.path } : state];

  /** The next state. Whatever is not named is dropped. */
  const to = (phase: State<Page>['phase'], rest: Partial<State<Page>> = {}): State<Page> => ({
    shown,
    turn,
    phase,
    ...rest,
  });
  const idle = (failed?: Request): [State<Page>, ...Effect[]] =>
    articleEntry
      ? [to('returning', { articleEntry, failed }), 'return']
      : // A document that is late may still come; the next request stops it.
        [to(failed && phase === 'leaving' ? phase : 'idle', { failed })];
  /** Back, Forward and links to documents stop one that is loading by themselves. */
  const stop: Effect[] = phase === 'leaving' ? ['stop'] : [];

  switch (event.type) {
    case 'request': {
      const { request, from } = event;
      const next = { articleEntry: articleEntry ?? from, pending: request, turn: turn + 1 };
      if (from) return [to('fetching', next), 'fetch'];
      return articleEntry
        ? [to('returning', next), ...stop, 'return']
        : [to('fetching', next), ...stop, 'fetch'];
    }
    case 'returned':
      if (phase === 'returning' && pending) return [to('fetching', { pending }), 'fetch'];
      // Returning may overtake another press of Back, whose page is then not shown.
      return [to('idle', { turn: turn + 1, failed: failed ?? (event.isEffect ? pending : undefined) })];
    case 'stay':
      return [to('idle', { turn: turn + 1 }), ...stop];
    case 'leave':
      return [to('leaving', { articleEntry, turn: turn + 1 })];
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
