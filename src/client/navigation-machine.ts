/*
 * What navigation knows, and every way in which that changes: the page that is shown, the page that is wanted, and the
 * work that is pending. Nothing in this file touches a document; `navigation.ts` carries out what it says.
 *
 *   none ──wish, traverse──▶ fetching ──fetched──▶ entering ──shown──▶ none
 *                              │ lost
 *                              ▼
 *                            asking ──answered: reachable──▶ leaving ──▶ (a document)
 *                              │ answered: out of reach      └─remained──▶ none
 *                              ▼
 *                            none, with what has failed
 *
 * A link is held back until its page is there, so that the address stays with the article. Back and Forward cannot be
 * held back: the address is *away* from then on, until its page is shown or something else is wanted. Whatever that is,
 * the address first comes home to the entry of the article (`returning`), as if Back had never been pressed.
 *
 * The latest wish wins: it gets a number, and answers to an older number change nothing.
 */

/** What the reader wants. */
export interface Wish {
  /**
   * A link, which makes an entry of the history; Back or Forward, to one that is there; a button; or the shell around an
   * article that came before React.
   */
  kind: 'push' | 'traverse' | 'press' | 'shell';
  /**
   * The address of the page; a shell that cannot be had comes with its document. A button has none until it has failed: then a
   * new document is its second chance.
   */
  href: string;
  /** Where Back or Forward lead. */
  entry?: string;
  /** The button that waits for React; without one it is search that is wanted. */
  button?: HTMLElement | undefined;
}

/** What goes on. Only with `none` does everything rest. */
export type Work = 'none' | 'fetching' | 'entering' | 'asking' | 'returning' | 'leaving';

/** What a wish comes to: `press` is done, a `page` or `not-found` is shown, and with `leave` there is only a document. */
interface Kind {
  kind: 'press' | 'page' | 'not-found' | 'leave';
}

/** All that navigation knows. */
export interface State<Found extends Kind> {
  /** Path and query of the article that is in the document. */
  readonly shown: string;
  /** The article's entry in the history, while the address is away from it. */
  readonly home?: string | undefined;
  readonly wish?: Wish | undefined;
  readonly work: Work;
  /** What was fetched for the wish. */
  readonly found?: Found;
  /** The wish that came to nothing, of which the reader is told. */
  readonly failed?: Wish | undefined;
  /** Whether the shell still tells of the page before, because React is not there. */
  readonly isBehind?: boolean | undefined;
  /** Number of the latest wish. */
  readonly turn: number;
}

/** What happens. */
export type Event<Found extends Kind> =
  /** The reader follows a link that is held back, presses a button that waits, or tries again. */
  | { type: 'wish'; wish: Wish }
  /** The address has gone to another article's entry; `from` is the entry where it was. */
  | { type: 'traverse'; wish: Wish; from: string }
  /** The address has come home: by the reader, or because it was sent there, which may overtake another press of Back. */
  | { type: 'home'; isSent?: boolean }
  /** The reader moves within the article that is shown. */
  | { type: 'stay' }
  /** The reader goes where only a document can be. */
  | { type: 'leave' }
  /** What the wish needs is there. */
  | { type: 'fetched'; turn: number; found: Found }
  /** What the wish needs cannot be had. */
  | { type: 'lost'; turn: number }
  /** The server can be reached after all, or not. */
  | { type: 'answered'; turn: number; isReachable: boolean }
  /** The article is in the document, and the address is its own. */
  | { type: 'shown'; path: string; isBehind?: boolean }
  /**
   * The document that was to go is still there: its successor was stopped, or the browser has brought it back, or it is late
   * for what has then `failed`.
   */
  | { type: 'remained'; turn: number; failed?: Wish | undefined };

/**
 * What is to be done: `fetch` what the wish needs, `enter` the page or press the button, `ask` whether the server can be
 * reached, `return` to the entry of the article, `load` a document, or `stop` one from loading.
 */
export type Effect = 'fetch' | 'enter' | 'ask' | 'return' | 'load' | 'stop';

/**
 * Says what an event leads to: the next state, and what is to be done in it, in this order. It throws nothing.
 *
 * A shell that is behind is what is wanted whenever nothing else is, and nothing has failed.
 */
export function step<Found extends Kind>(
  state: State<Found>,
  event: Event<Found>,
): [State<Found>, ...Effect[]] {
  const [next, ...effects] = answer(state, event);
  const [then, ...more] =
    next.work === 'none' && next.isBehind && !next.failed
      ? answer(next, { type: 'wish', wish: { kind: 'shell', href: next.shown } })
      : [next];
  return [then, ...effects, ...more];
}

function answer<Found extends Kind>(state: State<Found>, event: Event<Found>): [State<Found>, ...Effect[]] {
  const { shown, home, wish, work, failed, isBehind, turn } = state;
  // An answer to an older wish comes too late.
  if ('turn' in event && event.turn !== turn) return [state];

  /** The next state: all that is not said here is over. */
  const to = (work: Work, rest: Partial<State<Found>> = {}): State<Found> => ({
    shown,
    isBehind,
    turn,
    work,
    ...rest,
  });
  const kept = { home, wish };
  /** To rest, by way of home. */
  const settle = (failed?: Wish): [State<Found>, ...Effect[]] =>
    home
      ? [to('returning', { home, failed }), 'return']
      : // A document that is late may come after all; the next wish stops it.
        [to(failed && work === 'leaving' ? work : 'none', { failed })];

  /** Back and Forward, and links to documents, stop one that is loading by themselves. */
  const stop: Effect[] = work === 'leaving' ? ['stop'] : [];

  switch (event.type) {
    case 'wish':
      return [
        to(home ? 'returning' : 'fetching', { home, wish: event.wish, turn: turn + 1 }),
        ...stop,
        home ? 'return' : 'fetch',
      ];
    case 'traverse':
      return [to('fetching', { home: home ?? event.from, wish: event.wish, turn: turn + 1 }), 'fetch'];
    case 'home':
      if (work === 'returning' && wish) return [to('fetching', { wish }), 'fetch'];
      return [to('none', { turn: turn + 1, failed: failed ?? (event.isSent ? wish : undefined) })];
    case 'stay':
      return [to('none', { turn: turn + 1 }), ...stop];
    case 'leave':
      return [to('leaving', { home, turn: turn + 1 })];
    case 'fetched':
      // React is there, and with it the shell.
      if (event.found.kind === 'press') return [to('none', { found: event.found, isBehind: false }), 'enter'];
      return [
        to(event.found.kind === 'leave' ? 'leaving' : 'entering', { ...kept, found: event.found }),
        event.found.kind === 'leave' ? 'load' : 'enter',
      ];
    case 'lost':
      if (!wish) return [state];
      return wish.href ? [to('asking', kept), 'ask'] : settle({ ...wish, href: shown });
    case 'answered':
      return event.isReachable ? [to('leaving', kept), 'load'] : settle(wish);
    case 'shown':
      return [to('none', { shown: event.path, isBehind: event.isBehind })];
    case 'remained':
      return work === 'leaving' ? settle(event.failed) : [state];
  }
}
