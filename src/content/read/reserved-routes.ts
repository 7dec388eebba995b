import { doubledBase } from '../../shared/redirects.ts';

/** Addresses that no page can have, with what is at each. */
const reserved: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /^\/offline\/$/, what: 'the page that readers without a network get' },
  { pattern: /^\/404\/$/, what: 'the page for addresses that do not exist' },
  { pattern: /^\/assets\//, what: 'scripts, styles and search, which browsers cache for a year' },
  {
    pattern: new RegExp(`^${doubledBase}`),
    what: 'redirects for links that repeat the beginning of the address',
  },
];

/** What the build itself puts at a route, as a noun phrase; `undefined` for a route that pages can have. */
export const reservedFor = (route: string): string | undefined =>
  reserved.find(({ pattern }) => pattern.test(route))?.what;
