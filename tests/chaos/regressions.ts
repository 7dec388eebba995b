import type { Move } from './moves.ts';

/** Minimal moves that once caused a failure, with a description of the failure. */
export const regressions: readonly { found: string; moves: readonly Move[] }[] = [
  {
    found: 'an empty script of search was called',
    moves: [
      { do: 'fault', to: 'search', kind: 'empty', times: 1, ms: 0 },
      { do: 'search', end: 'stay' },
      { do: 'rest' },
      { do: 'search', end: 'stay' },
    ],
  },
  {
    found: 'React hydrated a truncated document',
    moves: [
      { do: 'fault', to: 'document', kind: 'truncated', times: 2, ms: 0 },
      { do: 'reload' },
      { do: 'wait', ms: 200 },
      { do: 'click', in: 'sidebar', nth: 12, how: 'once' },
    ],
  },
  {
    found: 'search covered a page that Back restored from the back/forward cache',
    moves: [
      { do: 'search', end: 'stay' },
      { do: 'wait', ms: 1000 },
      { do: 'away', ms: 0 },
    ],
  },
  {
    found: 'the first key on a page from the back/forward cache aborted its own request',
    moves: [
      { do: 'away', ms: 0 },
      { do: 'search', end: 'stay' },
    ],
  },
];
