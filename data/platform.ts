/**
 * Addresses and versions of the platform that pages and samples quote.
 * In prose `{platform.apiBaseUrl}`, in code `%{platform.apiBaseUrl}`.
 */
export const platform = {
  /** Web app: workflows, sources, accounts, settings. */
  baseUrl: 'https://pipedream.com',
  /** Base of every REST API operation. */
  apiBaseUrl: 'https://api.pipedream.com/v1',
  /** Where SQL Service queries are sent over HTTP. */
  sqlApiBaseUrl: 'https://rt.pipedream.com/sql',
  /** Base of the event streams (server-sent events). */
  sseBaseUrl: 'https://rt.pipedream.com/sse',
  /** Base of the event streams that workflows send to. */
  workflowSseBaseUrl: 'http://sdk.m.pipedream.net/pipelines',
  /** Day on which the SQL Service ended. */
  sqlEndDate: 'February 10, 2022',
  /** Where the CLI and its installer are downloaded. */
  cliBaseUrl: 'https://cli.pipedream.com',
  /** Host name under which every HTTP trigger has its own subdomain. */
  endpointDomain: 'm.pipedream.net',
  /** Mail host under which every email trigger has its own name. */
  mailDomain: 'pipedream.net',
  /** Mail host for messages above the default size. */
  uploadMailDomain: 'upload.pipedream.net',
  /** Sender of mail that a workflow sends to its owner. */
  notificationsEmail: 'notifications@pipedream.com',
  /** Region of Amazon Web Services that workflows run in. */
  awsRegion: 'us-east-1',
  /** Node.js major version that runs code steps. */
  nodeVersion: '14',
  /** How many apps have an integration, as a phrase. */
  appCount: 'more than 400',
  signUpUrl: 'https://pipedream.com/auth/signup',
  workflowsUrl: 'https://pipedream.com/workflows',
  pricingUrl: 'https://pipedream.com/pricing',
  billingUrl: 'https://pipedream.com/settings/billing',
  accountUrl: 'https://pipedream.com/settings/account',
  sourcesUrl: 'https://pipedream.com/sources',
  accountsUrl: 'https://pipedream.com/accounts',
  appsUrl: 'https://pipedream.com/apps',
  supportUrl: 'https://pipedream.com/support',
  communityUrl: 'https://pipedream.com/community',
  statusUrl: 'https://status.pipedream.com',
  termsUrl: 'https://pipedream.com/terms',
  acceptableUseUrl: 'https://pipedream.com/terms/#b-acceptable-use',
  repositoryUrl: 'https://github.com/PipedreamHQ/pipedream',
} as const;
