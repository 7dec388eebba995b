import { doubledBase } from '../../shared/redirects.ts';

/** Routes that pages can't have, and what is there instead. */
const reserved: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /^\/offline\/$/, what: 'the page that readers without a network get' },
  { pattern: /^\/404\/$/, what: 'the page for addresses that do not exist' },
  { pattern: /^\/assets\//, what: 'scripts, styles and search, which browsers cache for a year' },
  {
    pattern: new RegExp(`^${doubledBase}`),
    what: 'redirects for links that repeat the beginning of the address',
  },
];

/** What is at a reserved route, as a noun phrase; `undefined` for other routes. */
export const reservedFor = (route: string): string | undefined =>
  reserved.find(({ pattern }) => pattern.test(route))?.what;
