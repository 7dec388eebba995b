import { subprocessorsUpdated } from './subprocessors.ts';

/** IP addresses that the HTTP and S3 destinations deliver from. */
const deliveryIps = [
  '3.208.254.105',
  '3.212.246.173',
  '3.223.179.131',
  '3.227.157.189',
  '3.232.105.55',
  '3.234.187.126',
  '18.235.13.182',
  '34.225.84.31',
  '52.2.233.8',
  '52.23.40.208',
  '52.202.86.9',
  '52.207.145.190',
  '54.86.100.50',
  '54.88.18.81',
  '54.161.28.250',
  '107.22.76.172',
];

/** Fingerprint of the OpenPGP key of the security mailbox. */
const pgpFingerprint = 'E0AD ABAC 0597 5F51 8BF5 3ECC 3C85 BC49 6028 73EB';

/**
 * Addresses and versions of the platform, for pages and samples.
 * Pages use them as `{platform.apiBaseUrl}` in prose and `%{platform.apiBaseUrl}` in code.
 */
export const platform = {
  /** Web app: workflows, sources, accounts, settings. */
  baseUrl: 'https://pipedream.com',
  /** Base of every REST API operation. */
  apiBaseUrl: 'https://api.pipedream.com/v1',
  /** HTTP endpoint for queries to the SQL Service. */
  sqlApiBaseUrl: 'https://rt.pipedream.com/sql',
  /** Base of the event streams (server-sent events). */
  sseBaseUrl: 'https://rt.pipedream.com/sse',
  /** Stream of a workflow's SSE destination, before the id of the workflow and `/sse`. */
  workflowStreamBaseUrl: 'http://sdk.m.pipedream.net/pipelines',
  /** IP addresses that the HTTP and S3 destinations deliver from: one per line, as JSON, and their number. */
  deliveryIpLines: deliveryIps.join('\n'),
  deliveryIpRanges: JSON.stringify(
    deliveryIps.map((ip) => `${ip}/32`),
    null,
    2,
  ),
  deliveryIpCount: deliveryIps.length,
  /** The day on which the SQL Service shuts down. */
  sqlEndDate: 'February 10, 2022',
  /** The role that requires access to the bucket of the S3 destination. */
  s3RoleArn: 'arn:aws:iam::203863770927:role/Pipedream',
  /** Base of the downloads of the CLI and its installer. */
  cliBaseUrl: 'https://cli.pipedream.com',
  /** Domain with a subdomain for each HTTP trigger. */
  endpointDomain: 'm.pipedream.net',
  /** Mail host with an address for each email trigger. */
  mailDomain: 'pipedream.net',
  /** Mail host for messages above the default size. */
  uploadMailDomain: 'upload.pipedream.net',
  /** Sender of mail that a workflow sends to its owner. */
  notificationsEmail: 'notifications@pipedream.com',
  /** Region of Amazon Web Services that workflows run in. */
  awsRegion: 'us-east-1',
  /** Node.js major version that runs code steps. */
  nodeVersion: '14',
  /** The number of apps with an integration, as a phrase. */
  appCount: 'more than 400',
  signUpUrl: 'https://pipedream.com/auth/signup',
  workflowsUrl: 'https://pipedream.com/workflows',
  pricingUrl: 'https://pipedream.com/pricing',
  settingsUrl: 'https://pipedream.com/settings',
  billingUrl: 'https://pipedream.com/settings/billing',
  accountUrl: 'https://pipedream.com/settings/account',
  sourcesUrl: 'https://pipedream.com/sources',
  /** Settings of the app: the clock and the editor. */
  appSettingsUrl: 'https://pipedream.com/settings/app',
  /** Members of the organization whose context is selected. */
  usersUrl: 'https://pipedream.com/settings/users',
  accountsUrl: 'https://pipedream.com/accounts',
  appsUrl: 'https://pipedream.com/apps',
  appRequestUrl:
    'https://github.com/PipedreamHQ/pipedream/issues/new?assignees=&labels=app%2C+enhancement&template=app---service-integration.md&title=%5BAPP%5D',
  environmentVariablesUrl: 'https://pipedream.com/settings/env-vars',
  /** URL to which ServiceNow redirects users after they have granted access. */
  servicenowRedirectUrl: 'https://api.pipedream.com/connect/oauth/oa_g2oiqA/callback',
  supportUrl: 'https://pipedream.com/support',
  communityUrl: 'https://pipedream.com/community',
  statusUrl: 'https://status.pipedream.com',
  statusTwitterUrl: 'https://twitter.com/PipedreamStatus',
  termsUrl: 'https://pipedream.com/terms',
  /** Data Protection Addendum. */
  dpaUrl: 'https://pipedream.com/dpa',
  subprocessorsUpdated,
  acceptableUseUrl: 'https://pipedream.com/terms/#b-acceptable-use',
  repositoryUrl: 'https://github.com/PipedreamHQ/pipedream',
  bugReportUrl: 'https://github.com/PipedreamHQ/pipedream/issues/new?labels=bug&template=bug_report.md',
  bugForumUrl: 'https://pipedream.com/community/c/bugs/9',
  featureRequestUrl:
    'https://github.com/PipedreamHQ/pipedream/issues/new?assignees=&labels=enhancement&template=feature_request.md&title=%5BFEATURE%5D+',
  backlogUrl: 'https://github.com/PipedreamHQ/pipedream/projects/1',
  /** Mailboxes by purpose. */
  abuseEmail: 'abuse@pipedream.com',
  billingEmail: 'billing@pipedream.com',
  privacyEmail: 'privacy@pipedream.com',
  securityEmail: 'security@pipedream.com',
  /** OpenPGP key of the security mailbox, and its URL. `pgpBits` is a string, because it is printed without a comma. */
  pgpKeyId: '3C85BC49602873EB',
  pgpFingerprint,
  pgpFingerprintCompact: pgpFingerprint.replaceAll(' ', ''),
  pgpUserId: 'Pipedream Security <security@pipedream.com>',
  pgpCreated: '2020-09-20',
  pgpBits: '4096',
  pgpKeyUrl: 'https://pipedream.com/docs/privacy-and-security/pgp-key/',
} as const;
