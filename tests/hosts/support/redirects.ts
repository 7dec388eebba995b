import { redirects as ofTheSite, type Redirect } from '../../../data/redirects.ts';

/** The redirects of the real site, and others whose targets have a query. */
export const redirects: readonly Redirect[] = [
  ...ofTheSite,
  { from: '/tab/', to: '/limits/?tab=1#memory' },
  { from: '/find/', to: 'https://example.com/?q=1', temporary: true },
  { from: '/find.php', to: '/limits/?from=php', exact: true },
];
