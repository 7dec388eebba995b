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
  accountsUrl: 'https://pipedream.com/accounts',
  appsUrl: 'https://pipedream.com/apps',
  appRequestUrl:
    'https://github.com/PipedreamHQ/pipedream/issues/new?assignees=&labels=app%2C+enhancement&template=app---service-integration.md&title=%5BAPP%5D',
  environmentVariablesUrl: 'https://pipedream.com/settings/env-vars',
  sourcesUrl: 'https://pipedream.com/sources',
  /** Where ServiceNow sends users after they have approved the access. */
  servicenowRedirectUrl: 'https://api.pipedream.com/connect/oauth/oa_g2oiqA/callback',
  supportUrl: 'https://pipedream.com/support',
  communityUrl: 'https://pipedream.com/community',
  statusUrl: 'https://status.pipedream.com',
  termsUrl: 'https://pipedream.com/terms',
  acceptableUseUrl: 'https://pipedream.com/terms/#b-acceptable-use',
  repositoryUrl: 'https://github.com/PipedreamHQ/pipedream',
} as const;
