import type { Move } from './moves.ts';

/** Moves that once led to a failure, shrunk, with a description of the failure. */
export const regressions: readonly { found: string; moves: readonly Move[] }[] = [
  {
    found: 'a script of search that came empty was called all the same',
    moves: [
      { do: 'fault', to: 'search', kind: 'empty', times: 1, ms: 0 },
      { do: 'search', end: 'stay' },
      { do: 'rest' },
      { do: 'search', end: 'stay' },
    ],
  },
  {
    found: 'a button waited for ever for an app that had come empty',
    moves: [
      { do: 'fault', to: 'app', kind: 'empty', times: 1, ms: 0 },
      { do: 'theme' },
      { do: 'rest' },
      { do: 'click', in: 'sidebar', nth: 4, how: 'once' },
    ],
  },
  {
    found: 'React took over a document that was cut short',
    moves: [
      { do: 'fault', to: 'document', kind: 'truncated', times: 2, ms: 0 },
      { do: 'reload' },
      { do: 'wait', ms: 200 },
      { do: 'click', in: 'sidebar', nth: 12, how: 'once' },
    ],
  },
  {
    found: 'search lay over a page that Back brought out of the browser’s cache',
    moves: [
      { do: 'search', end: 'stay' },
      { do: 'wait', ms: 1000 },
      { do: 'away', ms: 0 },
    ],
  },
  {
    found: 'the first press on a page out of the browser’s cache stopped what it asked for',
    moves: [
      { do: 'away', ms: 0 },
      { do: 'search', end: 'stay' },
    ],
  },
];
