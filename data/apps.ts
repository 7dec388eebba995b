/** What people use an app for: the words of one column, not a classification of the platform. */
export type AppCategory =
  | 'Development'
  | 'Cloud and data'
  | 'Google'
  | 'Microsoft'
  | 'Messaging'
  | 'Productivity'
  | 'Sales and finance'
  | 'Media and social';

/** An app that can be connected. */
export interface App {
  /** As the platform lists it. */
  name: string;
  /** Its id: in addresses, in `auths`, in app props and as a folder of the registry. */
  slug: string;
  category: AppCategory;
  /** The page of this site that is about it. */
  guide?: string;
}

/**
 * Well-known apps by name; the platform integrates many more.
 * `<AppIndex />` makes a table of them.
 */
export const apps: readonly App[] = [
  { name: 'Airtable', slug: 'airtable', category: 'Cloud and data' },
  { name: 'Asana', slug: 'asana', category: 'Productivity' },
  { name: 'AWS', slug: 'aws', category: 'Cloud and data' },
  { name: 'Calendly', slug: 'calendly', category: 'Productivity' },
  { name: 'Discord', slug: 'discord', category: 'Messaging' },
  { name: 'Discord Bot', slug: 'discord_bot', category: 'Messaging', guide: '/apps/discord/' },
  { name: 'Discord Webhook', slug: 'discord_webhook', category: 'Messaging', guide: '/apps/discord/' },
  { name: 'Dropbox', slug: 'dropbox', category: 'Productivity' },
  { name: 'Figma', slug: 'figma', category: 'Productivity' },
  { name: 'GitHub', slug: 'github', category: 'Development' },
  { name: 'Gitlab', slug: 'gitlab', category: 'Development' },
  { name: 'Google Calendar', slug: 'google_calendar', category: 'Google' },
  { name: 'Google Cloud', slug: 'google_cloud', category: 'Cloud and data' },
  { name: 'Google Drive', slug: 'google_drive', category: 'Google' },
  { name: 'Google People (Contacts)', slug: 'google_contacts', category: 'Google' },
  { name: 'Google Sheets', slug: 'google_sheets', category: 'Google' },
  { name: 'HTTP / Webhook', slug: 'http', category: 'Development' },
  { name: 'Hubspot', slug: 'hubspot', category: 'Sales and finance' },
  { name: 'Intercom', slug: 'intercom', category: 'Messaging', guide: '/apps/intercom/' },
  { name: 'Jira', slug: 'jira', category: 'Productivity' },
  { name: 'Linear App', slug: 'linear_app', category: 'Productivity' },
  { name: 'Mailchimp', slug: 'mailchimp', category: 'Messaging' },
  { name: 'Microsoft OneDrive', slug: 'microsoft_onedrive', category: 'Microsoft' },
  { name: 'Microsoft Teams', slug: 'microsoft_teams', category: 'Microsoft' },
  { name: 'MongoDB', slug: 'mongodb', category: 'Cloud and data' },
  { name: 'MySQL', slug: 'mysql', category: 'Cloud and data' },
  { name: 'Netlify', slug: 'netlify', category: 'Development' },
  { name: 'Notion', slug: 'notion', category: 'Productivity' },
  { name: 'OpenAI', slug: 'openai', category: 'Development' },
  { name: 'PagerDuty', slug: 'pagerduty', category: 'Development' },
  { name: 'Pipedream', slug: 'pipedream', category: 'Development' },
  { name: 'Pipedrive', slug: 'pipedrive', category: 'Sales and finance' },
  { name: 'PostgreSQL', slug: 'postgresql', category: 'Cloud and data' },
  { name: 'Quickbooks', slug: 'quickbooks', category: 'Sales and finance' },
  { name: 'Reddit', slug: 'reddit', category: 'Media and social' },
  { name: 'RSS', slug: 'rss', category: 'Development' },
  { name: 'Salesforce (REST API)', slug: 'salesforce_rest_api', category: 'Sales and finance' },
  { name: 'Sentry', slug: 'sentry', category: 'Development' },
  { name: 'ServiceNow', slug: 'servicenow', category: 'Development', guide: '/apps/servicenow/' },
  { name: 'SFTP (key-based auth)', slug: 'sftp', category: 'Development' },
  { name: 'Shopify', slug: 'shopify', category: 'Sales and finance' },
  { name: 'Slack', slug: 'slack', category: 'Messaging', guide: '/apps/slack/' },
  { name: 'Slack Bot', slug: 'slack_bot', category: 'Messaging' },
  { name: 'Snowflake', slug: 'snowflake', category: 'Cloud and data' },
  { name: 'Spotify', slug: 'spotify', category: 'Media and social' },
  { name: 'Strava', slug: 'strava', category: 'Media and social', guide: '/apps/strava/' },
  { name: 'Stripe', slug: 'stripe', category: 'Sales and finance' },
  { name: 'Telegram Bot', slug: 'telegram_bot_api', category: 'Messaging' },
  { name: 'Todoist', slug: 'todoist', category: 'Productivity' },
  { name: 'Trello', slug: 'trello', category: 'Productivity' },
  { name: 'Twilio', slug: 'twilio', category: 'Messaging' },
  { name: 'Twilio SendGrid', slug: 'sendgrid', category: 'Messaging' },
  { name: 'Twitter', slug: 'twitter', category: 'Media and social', guide: '/apps/twitter/' },
  {
    name: 'Twitter Developer App',
    slug: 'twitter_developer_app',
    category: 'Media and social',
    guide: '/apps/twitter/',
  },
  { name: 'Typeform', slug: 'typeform', category: 'Productivity' },
  { name: 'Vercel', slug: 'zeit', category: 'Development' },
  { name: 'WooCommerce', slug: 'woocommerce', category: 'Sales and finance' },
  { name: 'Xero Accounting', slug: 'xero_accounting_api', category: 'Sales and finance' },
  { name: 'YouTube (Data API)', slug: 'youtube_data_api', category: 'Google' },
  { name: 'Zendesk', slug: 'zendesk', category: 'Messaging' },
  { name: 'Zoho Books', slug: 'zoho_books', category: 'Sales and finance', guide: '/apps/zoho-books/' },
  { name: 'Zoho CRM', slug: 'zoho_crm', category: 'Sales and finance', guide: '/apps/zoho-crm/' },
  { name: 'Zoho Mail', slug: 'zoho_mail', category: 'Messaging', guide: '/apps/zoho-mail/' },
  { name: 'Zoom', slug: 'zoom', category: 'Messaging', guide: '/apps/zoom/' },
  { name: 'Zoom Admin', slug: 'zoom_admin', category: 'Messaging', guide: '/apps/zoom/' },
];
