import routes from './routes.lock.json';

/** A redirect. */
export interface Redirect {
  /** Route below the base; with `exact`, the exact path. */
  from: string;
  /** Route below the base, with or without a fragment, or a complete URL of another site. */
  to: string;
  /** Whether only the exact path is redirected, and not its variants with a different ending. */
  exact?: true;
  /** Whether the status code is 302 instead of 301. */
  temporary?: true;
}

/** Former folders of pages with their current ones, which can be former folders in an earlier line. */
const formerFolders: readonly (readonly [before: string, now: string])[] = [
  ['/code/nodejs/', '/workflows/steps/code/nodejs/'],
  ['/workflows/building-workflows/code/', '/code/'],
  ['/workflows/building-workflows/', '/workflows/steps/'],
  ['/v1/workflows/', '/workflows/'],
];

/** Returns redirects from a former folder to the current one, for the pages and redirects in it. */
function alsoFrom(before: string, now: string, table: readonly Redirect[]): Redirect[] {
  const targets = new Map(routes.map((route) => [route, route]));
  for (const { from, to, exact } of table) if (!exact) targets.set(from, to);
  return [...targets]
    .filter(([route]) => route.startsWith(now))
    .map(([route, to]) => ({ from: before + route.slice(now.length), to }))
    .filter(({ from }) => !targets.has(from));
}

/** Renamed pages. `npm run move` adds lines at the end. */
const renamed: readonly Redirect[] = [
  { from: '/cron/', to: '/workflows/steps/triggers/#schedule' },
  { from: '/notebook/', to: '/workflows/steps/' },
  { from: '/workflows/fork/', to: '/workflows/copy/' },
  { from: '/notebook/fork/', to: '/workflows/copy/' },
  { from: '/notebook/inspector/', to: '/workflows/events/inspect/' },
  { from: '/notebook/observability/', to: '/workflows/events/inspect/' },
  { from: '/notebook/destinations/', to: '/destinations/' },
  { from: '/notebook/destinations/s3/', to: '/destinations/s3/' },
  { from: '/notebook/destinations/sse/', to: '/destinations/sse/' },
  { from: '/notebook/destinations/http/', to: '/destinations/http/' },
  { from: '/notebook/destinations/email/', to: '/destinations/email/' },
  { from: '/notebook/destinations/snowflake/', to: '/destinations/' },
  { from: '/notebook/code/', to: '/workflows/steps/code/' },
  { from: '/notebook/actions/', to: '/workflows/steps/actions/' },
  { from: '/notebook/sources/', to: '/workflows/steps/triggers/' },
  { from: '/notebook/sql/', to: '/destinations/sql/' },
  { from: '/what-is-pipedream/', to: '/' },
  { from: '/security/', to: '/privacy-and-security/' },
  { from: '/security/pgp-key/', to: '/privacy-and-security/pgp-key/' },
  { from: '/support/', to: 'https://pipedream.com/support' },
  { from: '/your-first-workflow/', to: '/quickstart/hello-world/' },
  { from: '/cli/', to: '/cli/install/' },
  { from: '/sources/', to: '/event-sources/' },
  { from: '/destinations/snowflake/', to: '/destinations/' },
  { from: '/api/', to: '/api/overview/' },
  { from: '/api/reference/', to: '/api/rest/' },
  { from: '/apps/connected-accounts/', to: '/connected-accounts/' },
  { from: '/connected-accounts/oauth-clients/', to: '/connected-accounts/#oauth' },
  { from: '/components/quickstart/nodejs/api/', to: '/components/api/' },
  { from: '/components/guidelines/COMPONENT-API.md', to: '/components/api/', exact: true },
  { from: '/event-sources/consuming-events/', to: '/event-sources/#consuming-events-from-sources' },
  { from: '/data-stores/', to: '/workflows/steps/code/state/' },
  { from: '/projects/', to: '/workflows/managing/' },
  { from: '/workspaces/', to: '/orgs/' },
  { from: '/workflows/limits/', to: '/limits/' },
  { from: '/workflows/triggers/', to: '/workflows/steps/triggers/' },
  { from: '/workflows/building-workflows/', to: '/workflows/' },
  { from: '/code/', to: '/workflows/steps/code/' },
  { from: '/code/python/', to: '/workflows/steps/code/#language-support' },
  { from: '/code/go/', to: '/workflows/steps/code/#language-support' },
  { from: '/code/bash/', to: '/workflows/steps/code/#language-support' },
  { from: '/code/nodejs/', to: '/workflows/steps/code/' },
  { from: '/code/nodejs/async/', to: '/workflows/steps/code/async/' },
  { from: '/code/nodejs/auth/', to: '/workflows/steps/code/auth/' },
  { from: '/code/nodejs/state/', to: '/workflows/steps/code/state/' },
  // Differs from the page /apps/all-apps/ only in the missing slash, so it must not be cached permanently.
  { from: '/apps/all-apps', to: 'https://pipedream.com/apps', exact: true, temporary: true },
];

const made: Redirect[] = [];
for (const [before, now] of formerFolders) made.push(...alsoFrom(before, now, [...renamed, ...made]));

/**
 * All redirects. They apply with and without the trailing slash, unless they are `exact`.
 * The server, the browser, and the configuration for every kind of host use this table.
 */
export const redirects: readonly Redirect[] = [...made, ...renamed];
