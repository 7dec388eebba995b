import fc from 'fast-check';
import { type Fault, faultKinds } from '../browser/support/fault-server.ts';

/** The regions of a page with links. */
export const regions = ['sidebar', 'article', 'toc', 'page-footer'] as const;
export type Region = (typeof regions)[number];

/** The files that a fault can affect. The boot script isn't one of them: without it, a page is just a document. */
export const targets = {
  app: /\/js\/app\./,
  react: /\/js\/react\./,
  chunk: /\/js\/(?!app\.|react\.|boot\.|open-search\.|providers\.|search-worker\.)/,
  search: /\/js\/(?:open-search|providers|search-worker)\.|\/assets\/search\//,
  manifest: /\/assets\/pages-\d+\.json/,
  document: /\/$/,
  stylesheet: /\/css\//,
  icon: /favicon\.svg/,
} as const;

/** Window sizes: with the table of contents next to the article, without it, and with the sidebar in a drawer. */
export const sizes = [
  [1280, 800],
  [900, 600],
  [390, 844],
] as const;

/** URLs that no link of a page has: one without a page, one that redirects, and one of a heading. */
export const addresses = ['/docs/nothing-here/', '/docs/cron/', '/docs/limits/#memory', '/docs/'] as const;

/** An action of the reader, the network or the operator. */
export type Move =
  /** `how` is twice on one link, on two links in a row, or with Ctrl. `nth` is the index of the link, modulo their number. */
  | { do: 'click'; in: Region; nth: number; how: 'once' | 'double' | 'two' | 'ctrl' }
  | { do: 'hover'; in: Region; nth: number }
  | { do: 'follow'; href: (typeof addresses)[number] }
  | { do: 'hash'; nth: number }
  /** Presses of Back or Forward, 10 ms apart. */
  | { do: 'back' | 'forward'; times: number }
  | { do: 'search'; end: 'stay' | 'enter' | 'escape' }
  | { do: 'scroll'; by: number }
  | { do: 'resize'; to: number }
  | { do: 'wait'; ms: number }
  /** To a document that isn't a page, and back after a while. */
  | { do: 'away'; ms: number }
  | { do: 'fault'; to: keyof typeof targets; kind: Fault['kind']; times: number; ms: number }
  | { do: 'reload' | 'offline' | 'online' | 'theme' | 'deploy' | 'rest' };

const click = (how: fc.Arbitrary<'once' | 'double' | 'two' | 'ctrl'>) =>
  fc.record({ do: fc.constant('click' as const), in: fc.constantFrom(...regions), nth: fc.nat(60), how });
const traversal = fc.record({
  do: fc.constantFrom('back', 'back', 'forward'),
  times: fc.constantFrom(1, 1, 1, 2, 3, 5),
});
const search = fc.record({
  do: fc.constant('search' as const),
  end: fc.constantFrom('stay', 'enter', 'escape'),
});
const scroll = fc.record({
  do: fc.constant('scroll' as const),
  by: fc.constantFrom(-5000, -300, 400, 1500, 9000),
});
const away: fc.Arbitrary<Move> = fc.record({
  do: fc.constant('away' as const),
  ms: fc.constantFrom(0, 100, 500),
});
const follow = fc.record({ do: fc.constant('follow' as const), href: fc.constantFrom(...addresses) });
const plain = <Do extends Move['do']>(...what: Do[]) => fc.record({ do: fc.constantFrom(...what) });
const rest: fc.Arbitrary<Move> = plain('rest');

const other: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(5, 20, 60, 200) }),
  fc.record({ do: fc.constant('resize' as const), to: fc.nat(sizes.length - 1) }),
  fc.record({ do: fc.constant('hash' as const), nth: fc.nat(20) }),
  fc.record({ do: fc.constant('hover' as const), in: fc.constantFrom(...regions), nth: fc.nat(60) }),
  plain('reload', 'theme', 'deploy', 'online'),
  search,
  scroll,
);

/** Moves that lead to another page. */
const going: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: click(fc.constantFrom('once', 'once', 'once', 'double', 'two', 'ctrl')) },
  { weight: 3, arbitrary: traversal },
  { weight: 1, arbitrary: follow },
  { weight: 1, arbitrary: search },
  { weight: 1, arbitrary: away },
);

const trouble: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      to: fc.constantFrom(
        ...(['app', 'react', 'chunk', 'chunk', 'chunk', 'manifest', 'manifest', 'document'] as const),
        ...(['document', 'search', 'stylesheet', 'icon'] as const),
      ),
      kind: fc.constantFrom(...faultKinds),
      times: fc.constantFrom(1, 2, 99),
      ms: fc.constantFrom(30, 200, 600),
    }),
  },
  { weight: 1, arbitrary: plain('offline', 'deploy', 'reload') },
);

/** Sequences of moves, including some that would rarely occur at random. */
export const anyMoves: fc.Arbitrary<Move[]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(going) },
  { weight: 3, arbitrary: fc.tuple(other) },
  { weight: 2, arbitrary: fc.tuple(rest) },
  // The reader continues after a failure.
  { weight: 4, arbitrary: fc.tuple(trouble, going) },
  { weight: 2, arbitrary: fc.tuple(trouble, trouble, going, going) },
  // Pages that are no longer in memory.
  { weight: 2, arbitrary: fc.tuple(plain('reload'), rest, trouble, traversal) },
  // Going to another document during a navigation.
  { weight: 2, arbitrary: fc.tuple(trouble, going, away) },
  // Reading, navigating, and going back.
  { weight: 3, arbitrary: fc.tuple(scroll, rest, click(fc.constant('once')), rest, traversal, rest) },
);

/** Moves that don't change what the reader expects. */
export const keepsIntent = new Set([
  'wait',
  'scroll',
  'resize',
  'fault',
  'offline',
  'online',
  'hover',
  'deploy',
]);
/** Moves that don't change positions, and after which the position has to be the same. */
export const leavesPositions = new Set([
  'wait',
  'fault',
  'offline',
  'online',
  'hover',
  'deploy',
  'back',
  'forward',
]);

/** Returns whether a move makes requests fail. */
export const isTrouble = ({ do: what }: Move): boolean => what === 'offline' || what === 'deploy';

/** Returns the maximum number of navigations that a move can cause. A click returns to the article first. */
export function pressesOf(move: Move): number {
  if (move.do === 'click' || move.do === 'search' || move.do === 'away') return 2;
  if (move.do === 'follow' || move.do === 'hash' || move.do === 'theme') return 1;
  return move.do === 'back' || move.do === 'forward' ? move.times : 0;
}
