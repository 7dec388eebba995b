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
  { from: '/workflows/building-workflows/triggers/', to: '/workflows/steps/triggers/' },
  { from: '/workflows/building-workflows/actions/', to: '/workflows/steps/actions/' },
  { from: '/workflows/building-workflows/code/', to: '/workflows/steps/code/' },
  { from: '/code/', to: '/workflows/steps/code/' },
  { from: '/code/python/', to: '/workflows/steps/code/#language-support' },
  { from: '/code/go/', to: '/workflows/steps/code/#language-support' },
  { from: '/code/bash/', to: '/workflows/steps/code/#language-support' },
  { from: '/workflows/building-workflows/code/python/', to: '/workflows/steps/code/#language-support' },
  { from: '/workflows/building-workflows/code/go/', to: '/workflows/steps/code/#language-support' },
  { from: '/workflows/building-workflows/code/bash/', to: '/workflows/steps/code/#language-support' },
  { from: '/code/nodejs/', to: '/workflows/steps/code/' },
  { from: '/code/nodejs/async/', to: '/workflows/steps/code/async/' },
  { from: '/code/nodejs/auth/', to: '/workflows/steps/code/auth/' },
  { from: '/code/nodejs/state/', to: '/workflows/steps/code/state/' },
  { from: '/code/nodejs/http-requests/', to: '/workflows/steps/code/nodejs/http-requests/' },
  { from: '/code/nodejs/sharing-code/', to: '/workflows/steps/code/nodejs/sharing-code/' },
  { from: '/code/nodejs/working-with-files/', to: '/workflows/steps/code/nodejs/working-with-files/' },
  { from: '/workflows/building-workflows/code/nodejs/', to: '/workflows/steps/code/' },
  { from: '/workflows/building-workflows/code/nodejs/async/', to: '/workflows/steps/code/async/' },
  { from: '/workflows/building-workflows/code/nodejs/auth/', to: '/workflows/steps/code/auth/' },
  { from: '/workflows/building-workflows/code/nodejs/state/', to: '/workflows/steps/code/state/' },
  {
    from: '/workflows/building-workflows/code/nodejs/http-requests/',
    to: '/workflows/steps/code/nodejs/http-requests/',
  },
  {
    from: '/workflows/building-workflows/code/nodejs/sharing-code/',
    to: '/workflows/steps/code/nodejs/sharing-code/',
  },
  {
    from: '/workflows/building-workflows/code/nodejs/working-with-files/',
    to: '/workflows/steps/code/nodejs/working-with-files/',
  },
  { from: '/v1/workflows/', to: '/workflows/' },
  { from: '/v1/workflows/copy/', to: '/workflows/copy/' },
  {
    from: '/v1/workflows/error-handling/global-error-workflow/',
    to: '/workflows/error-handling/global-error-workflow/',
  },
  { from: '/v1/workflows/events/', to: '/workflows/events/' },
  { from: '/v1/workflows/events/cold-starts/', to: '/workflows/events/cold-starts/' },
  {
    from: '/v1/workflows/events/concurrency-and-throttling/',
    to: '/workflows/events/concurrency-and-throttling/',
  },
  { from: '/v1/workflows/events/inspect/', to: '/workflows/events/inspect/' },
  { from: '/v1/workflows/events/replay/', to: '/workflows/events/replay/' },
  { from: '/v1/workflows/events/test/', to: '/workflows/events/test/' },
  {
    from: '/v1/workflows/examples/add-multiple-rows-to-google-sheets/',
    to: '/workflows/examples/add-multiple-rows-to-google-sheets/',
  },
  {
    from: '/v1/workflows/examples/add-record-to-airtable/',
    to: '/workflows/examples/add-record-to-airtable/',
  },
  {
    from: '/v1/workflows/examples/add-row-to-google-sheets/',
    to: '/workflows/examples/add-row-to-google-sheets/',
  },
  { from: '/v1/workflows/examples/cron-job/', to: '/workflows/examples/cron-job/' },
  { from: '/v1/workflows/examples/http-response/', to: '/workflows/examples/http-response/' },
  { from: '/v1/workflows/examples/send-discord-message/', to: '/workflows/examples/send-discord-message/' },
  {
    from: '/v1/workflows/examples/send-email-to-someone-else/',
    to: '/workflows/examples/send-email-to-someone-else/',
  },
  { from: '/v1/workflows/examples/send-http-request/', to: '/workflows/examples/send-http-request/' },
  { from: '/v1/workflows/examples/send-slack-message/', to: '/workflows/examples/send-slack-message/' },
  { from: '/v1/workflows/examples/send-yourself-email/', to: '/workflows/examples/send-yourself-email/' },
  {
    from: '/v1/workflows/examples/trigger-workflow-on-saas-event/',
    to: '/workflows/examples/trigger-workflow-on-saas-event/',
  },
  { from: '/v1/workflows/managing/', to: '/workflows/managing/' },
  { from: '/v1/workflows/networking/', to: '/workflows/networking/' },
  { from: '/v1/workflows/settings/', to: '/workflows/settings/' },
  { from: '/v1/workflows/steps/', to: '/workflows/steps/' },
  { from: '/v1/workflows/steps/actions/', to: '/workflows/steps/actions/' },
  { from: '/v1/workflows/steps/code/', to: '/workflows/steps/code/' },
  { from: '/v1/workflows/steps/code/async/', to: '/workflows/steps/code/async/' },
  { from: '/v1/workflows/steps/code/auth/', to: '/workflows/steps/code/auth/' },
  {
    from: '/v1/workflows/steps/code/nodejs/http-requests/',
    to: '/workflows/steps/code/nodejs/http-requests/',
  },
  { from: '/v1/workflows/steps/code/nodejs/sharing-code/', to: '/workflows/steps/code/nodejs/sharing-code/' },
  {
    from: '/v1/workflows/steps/code/nodejs/working-with-files/',
    to: '/workflows/steps/code/nodejs/working-with-files/',
  },
  { from: '/v1/workflows/steps/code/state/', to: '/workflows/steps/code/state/' },
  { from: '/v1/workflows/steps/params/', to: '/workflows/steps/params/' },
  { from: '/v1/workflows/steps/triggers/', to: '/workflows/steps/triggers/' },
  // Only differs from the page /apps/all-apps/ by its missing slash, so it must not be cached forever.
  { from: '/apps/all-apps', to: 'https://pipedream.com/apps', exact: true, temporary: true },
];
