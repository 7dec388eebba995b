/** One address that leads elsewhere. */
export interface Redirect {
  /** Route below the base; with `exact`, the path to the letter. */
  from: string;
  /** Route below the base, with or without a fragment, or a complete address of another site. */
  to: string;
  /** Only this very spelling, not its forms with another ending. */
  exact?: true;
  /** Answered with 302 instead of 301. */
  temporary?: true;
}

/**
 * Addresses that lead elsewhere: below the base, with or without the slash at the end unless `exact`.
 * The server, the browser, and the files for every kind of host are made from this table.
 */
export const redirects: readonly Redirect[] = [
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
  // Told apart from the page /apps/all-apps/ by the missing slash, so never cached for good.
  { from: '/apps/all-apps', to: 'https://pipedream.com/apps', exact: true, temporary: true },
];
