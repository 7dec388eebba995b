/** Layout options of an entry. */
interface SidebarPlace {
  /** Whether it begins a block of entries, with space above it. */
  apart?: true;
}

/** A page in the sidebar. The default of `title` is the title of the page. */
export interface SidebarPage extends SidebarPlace {
  type: 'page';
  route: string;
  title?: string;
}

/** A titled list of pages. */
export interface SidebarGroup extends SidebarPlace {
  type: 'group';
  title: string;
  items: SidebarPage[];
}

/** A link to another site. */
export interface SidebarLink extends SidebarPlace {
  type: 'link';
  title: string;
  href: string;
}

export type SidebarEntry = SidebarPage | SidebarGroup | SidebarLink;

const page = (route: string, title?: string): SidebarPage => ({
  type: 'page',
  route,
  ...(title && { title }),
});
const group = (title: string, ...items: SidebarPage[]): SidebarGroup => ({ type: 'group', title, items });

const apart = <Entry extends SidebarEntry>(entry: Entry): Entry => ({ ...entry, apart: true });

/** The entries of the sidebar in order. A group is shown if one of its pages exists. */
export const sidebar: readonly SidebarEntry[] = [
  page('/', 'Overview'),
  group(
    'Quickstart',
    page('/quickstart/', 'Introduction'),
    page('/quickstart/hello-world/', 'hello world!'),
    page('/quickstart/hello-name/', 'hello ${name}!'),
    page('/quickstart/make-http-request/', 'Make an HTTP request'),
    page('/quickstart/using-npm-packages/', 'Use any npm package'),
    page('/quickstart/add-data-to-google-sheets/', 'Add data to Google Sheets'),
    page('/quickstart/end-workflow-early/', 'End a workflow early'),
    page('/quickstart/use-managed-auth-in-code/', 'Use accounts in code'),
    page('/quickstart/run-workflow-on-a-schedule/', 'Run on a schedule'),
    page('/quickstart/email-yourself/', 'Email yourself RSS items'),
    page('/quickstart/real-world-example/', 'Twitter to Slack'),
    page('/quickstart/next-steps/', 'Next steps'),
  ),
  apart(
    group(
      'Workflows',
      page('/workflows/', 'What are workflows?'),
      page('/workflows/steps/', 'What are steps?'),
      page('/workflows/steps/triggers/', 'Triggers'),
      page('/components/actions/', 'Actions'),
      page('/workflows/steps/code/', 'Code'),
      page('/workflows/steps/params/', 'Params'),
      page('/workflows/steps/code/state/', 'State'),
      page('/workflows/steps/code/nodejs/http-requests/', 'HTTP requests'),
      page('/workflows/steps/code/nodejs/working-with-files/', 'Files'),
      page('/workflows/networking/', 'Network and IP range'),
      page('/workflows/steps/code/nodejs/sharing-code/', 'Sharing code'),
      page('/workflows/steps/code/async/', 'Asynchronous code'),
    ),
  ),
  group(
    'Connecting Apps',
    page('/apps/all-apps/', 'All apps'),
    page('/connected-accounts/', 'Connected accounts'),
    page('/workflows/steps/code/auth/', 'Auth in code steps'),
  ),
  group(
    'Workflow Events',
    page('/workflows/events/', 'What are events?'),
    page('/workflows/events/inspect/', 'Inspect events'),
    page('/workflows/events/replay/', 'Replay events'),
    page('/workflows/events/test/', 'Send test events'),
    page('/workflows/events/concurrency-and-throttling/', 'Concurrency and throttling'),
    page('/workflows/events/cold-starts/', 'Cold starts'),
  ),
  group(
    'Managing Workflows',
    page('/workflows/copy/', 'Copy'),
    page('/workflows/managing/', 'Edit and manage'),
    page('/workflows/settings/', 'Settings'),
    page('/public-workflows/', 'Code and data visibility'),
    page('/environment-variables/', 'Environment variables'),
  ),
  group(
    'Managing Errors',
    page('/errors/', 'Common errors'),
    page('/workflows/error-handling/global-error-workflow/', 'Global error workflow'),
  ),
  apart(
    group(
      'Components',
      page('/components/', 'Overview'),
      page('/event-sources/', 'Sources'),
      page('/components/actions/', 'Actions'),
      page('/components/quickstart/nodejs/actions/', 'Quickstart: actions'),
      page('/components/quickstart/nodejs/sources/', 'Quickstart: sources'),
      page('/components/api/', 'Component API'),
      page('/components/guidelines/', 'Registry guidelines'),
      page('/pipedream-axios/', '@pipedream/platform axios'),
      page('/components/migrating/', 'Migrate a legacy action'),
    ),
  ),
  page('/user-settings/', 'User settings'),
  group(
    'Examples',
    page('/examples/adding-rows-to-google-sheets/', 'Add rows to Google Sheets'),
    page('/examples/waiting-to-execute-next-step-of-workflow/', 'Delay the next step'),
    page('/workflows/examples/add-row-to-google-sheets/', 'Row in a Google sheet'),
    page('/workflows/examples/add-multiple-rows-to-google-sheets/', 'Many rows at once'),
    page('/workflows/examples/add-record-to-airtable/', 'Airtable record'),
    page('/workflows/examples/send-slack-message/', 'Slack message'),
    page('/workflows/examples/send-discord-message/', 'Discord message'),
    page('/workflows/examples/send-yourself-email/', 'Email to yourself'),
    page('/workflows/examples/send-email-to-someone-else/', 'Email to someone else'),
    page('/workflows/examples/send-http-request/', 'HTTP request'),
    page('/workflows/examples/http-response/', 'HTTP response'),
    page('/workflows/examples/cron-job/', 'Cron job'),
    page('/workflows/examples/trigger-workflow-on-saas-event/', 'Start on an app event'),
  ),
  apart(
    group(
      'CLI',
      page('/cli/install/', 'Install'),
      page('/cli/login/', 'Log in'),
      page('/cli/reference/', 'Reference'),
    ),
  ),
  group(
    'APIs',
    page('/api/overview/', 'Overview'),
    page('/api/auth/', 'Authentication'),
    page('/api/rest/', 'REST API'),
    page('/api/rest/webhooks/', 'Example: webhooks'),
    page('/api/rest/rss/', 'Example: RSS source'),
    page('/api/rest/workflow-errors/', 'Example: workflow errors'),
    page('/api/sse/', 'Event streams (SSE)'),
  ),
  group(
    'Destinations',
    page('/destinations/', 'Overview'),
    page('/destinations/http/', 'HTTP'),
    page('/destinations/s3/', 'Amazon S3'),
    page('/destinations/email/', 'Email'),
    page('/destinations/sql/', 'SQL Service'),
    page('/destinations/emit/', 'Emit events'),
    page('/destinations/sse/', 'Server-sent events'),
  ),
  group(
    'Integrations',
    page('/apps/all-apps/', 'All apps'),
    page('/apps/discord/', 'Discord'),
    page('/apps/servicenow/', 'ServiceNow'),
    page('/apps/slack/', 'Slack'),
    page('/apps/strava/', 'Strava'),
    page('/apps/twitter/', 'Twitter'),
    page('/apps/zoom/', 'Zoom'),
  ),
  apart(page('/limits/', 'Limits')),
  page('/new-feature-or-bug/', 'New Features / Bugs'),
  group(
    'Privacy & Security',
    page('/privacy-and-security/', 'Overview'),
    page('/privacy-and-security/best-practices/', 'Best practices'),
    page('/abuse/', 'Reporting abuse'),
    page('/privacy-and-security/pgp-key/', 'PGP key'),
    page('/subprocessors/', 'Subprocessors'),
  ),
  { type: 'link', title: 'Support and Community', href: 'https://pipedream.com/support' },
  page('/troubleshooting/', 'Troubleshooting'),
  page('/orgs/', 'Orgs'),
  page('/pricing/', 'Pricing'),
  page('/status/', 'Status'),
];
