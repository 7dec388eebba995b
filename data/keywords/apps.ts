/** What readers may type for the sections about apps, the longer examples, and privacy and security. */
export const appKeywords: Readonly<Record<string, string>> = {
  '/apps/all-apps/': 'supported services, catalog, compatible',
  '/apps/all-apps/#what-an-integration-gives-you': 'benefits, what does integrated mean, advantage',
  '/apps/all-apps/#how-apps-are-named': 'identifier, nameSlug, app id',
  '/apps/all-apps/#variants': 'two versions of an app',
  '/apps/all-apps/#if-your-app-is-missing': 'unsupported, new integration',

  '/apps/slack/': 'chat message, direct message',
  '/apps/slack/#workflow-actions': 'dm, format a message',
  '/apps/slack/#respond-to-slack-in-time': 'operation_timeout, dispatch_failed, acknowledge, interactive',

  '/apps/discord/': 'announcement',
  '/apps/discord/#discord-webhook': 'announce',
  '/apps/discord/#example-send-an-embed': 'thumbnail, rich discord message',
  '/apps/discord/#discord-bot': 'moderate, ban, discord.js',
  '/apps/discord/#call-the-api-from-code': 'discord.js, unauthorized',
  '/apps/discord/#limitations-of-the-bot-integration-on-pipedream': 'online status, presence, voice',
  '/apps/discord/#discord-event-sources': 'when someone posts in discord',

  '/apps/intercom/': 'customer support, live chat',

  '/apps/twitter/': 'hashtag, social media, retweet',
  '/apps/twitter/#pipedream-s-built-in-twitter-app-and-actions': 'auto-post, automatic tweets',
  '/apps/twitter/#run-your-own-custom-code-to-interact-with-the-twitter-api':
    'twitter direct message, retweet',
  '/apps/twitter/#limitations-on-mentions': 'tag someone, stripped',
  '/apps/twitter/#pipedream-inc-label-on-tweets': 'source label, branding',
  '/apps/twitter/#twitter-developer-app-integration': 'oauth 1.0a',
  '/apps/twitter/#run-code-on-new-tweets-followers-and-more': 'hear about mentions, new follower',

  '/apps/strava/': 'cycling, workout, sport, training',
  '/apps/strava/#strava-events-event-sources': 'new ride',
  '/apps/strava/#call-the-api-from-code': 'statistics, mileage',

  '/apps/servicenow/': 'ticket, help desk',
  '/apps/servicenow/#setting-up-an-app-in-your-servicenow-instance': 'servicenow oauth configuration',
  '/apps/servicenow/#use-servicenow-in-a-workflow': 'create ticket, list tickets',

  '/apps/zoom/': 'video call, conference, attendance',
  '/apps/zoom/#event-specific-sources': 'download recording, cloud recording',
  '/apps/zoom/#zoom-custom-events-source': 'multiple event types',
  '/apps/zoom/#my-zoom-event-source-isn-t-receiving-events': 'nothing happens, reauthorize',
  '/apps/zoom/#list-of-custom-events': 'someone joined, who attended',

  '/apps/zoho-books/': 'accounting, bookkeeping',
  '/apps/zoho-books/#list-overdue-invoices': 'unpaid, debt, outstanding',
  '/apps/zoho-books/#regions': 'india, australia, invalid token, wrong domain',
  '/apps/zoho-mail/#choose-a-way': 'inbound or outbound email',
  '/apps/zoho-crm/': 'sales, customer database',
  '/apps/zoho-crm/#from-a-form-to-a-lead': 'new customer, landing page',

  '/examples/adding-rows-to-google-sheets/': 'append, write to a table',
  '/examples/adding-rows-to-google-sheets/#prepare-the-sheet': 'column titles, worksheet',
  '/examples/adding-rows-to-google-sheets/#end-to-end-example-with-sample-data': 'constant values in a row',
  '/examples/adding-rows-to-google-sheets/#add-data-from-the-http-payload-to-your-sheet':
    'form submission to a sheet',
  '/examples/adding-rows-to-google-sheets/#add-multiple-rows-to-a-sheet': 'bulk insert',
  '/examples/adding-rows-to-google-sheets/#changing-complex-data-to-the-row-format-expected-by-google-sheets':
    'transform, flatten, line items, reshape',
  '/examples/adding-rows-to-google-sheets/#many-events': 'overwritten rows, race condition in a sheet',

  '/examples/waiting-to-execute-next-step-of-workflow/': 'postpone, drip, follow-up, reminder, resume',
  '/examples/waiting-to-execute-next-step-of-workflow/#choose-a-way-to-wait': 'wait longer than the timeout',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-1-create-a-task-scheduler-event-source':
    'delayed job',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-2-review-your-workflow-delay-logic':
    'divide, pass data between workflows',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-3-add-the-delay-step-to-workflow-1':
    'convert days to seconds',
  '/examples/waiting-to-execute-next-step-of-workflow/#check-again': 'stop a scheduled task',
  '/examples/waiting-to-execute-next-step-of-workflow/#wait-until':
    'wait until tomorrow morning, business hours',

  '/privacy-and-security/': 'compliance, confidential, risk assessment',
  '/privacy-and-security/#at-a-glance': 'faq, is pipedream safe, country, data residency',
  '/privacy-and-security/#how-your-data-flows': 'can pipedream read my data, architecture, diagram',
  '/privacy-and-security/#shared-responsibility': 'duty, obligations, liable',
  '/privacy-and-security/#hosting-details': 'infrastructure, cloud data center',
  '/privacy-and-security/#user-accounts-authentication-and-authorization': '2fa, mfa, protect my account',
  '/privacy-and-security/#third-party-oauth-grants-api-keys-and-environment-variables':
    'are my keys safe, least privilege',
  '/privacy-and-security/#how-credentials-are-stored':
    'encryption at rest, aes-256, plaintext, secrets manager, key rotation',
  '/privacy-and-security/#who-can-use-credentials': 'employees, staff, see my api keys',
  '/privacy-and-security/#execution-environment': 'sandbox, docker, multi-tenant, separation',
  '/privacy-and-security/#encryption-of-data-in-transit-tls-ssl-certificates': 'tls, ssl, acm',
  '/privacy-and-security/#email-security': 'spoofing, fake message, suspicious, scam',
  '/privacy-and-security/#how-long-data-is-kept': 'retention, purge, erase',
  '/privacy-and-security/#incident-response': 'hacked, leak, post-mortem',
  '/privacy-and-security/#gdpr-data-protection-addendum': 'eu, privacy law, sign a contract, scc',
  '/privacy-and-security/#submitting-a-gdpr-deletion-request': 'right to be forgotten, erasure',
  '/privacy-and-security/#payment-processor': 'credit card, pci, bank details',
  '/privacy-and-security/#contacts': 'who to ask, security questionnaire',
  '/privacy-and-security/#reporting-a-vulnerability':
    'responsible disclosure, security hole, exploit, hacker, cve, xss',
  '/privacy-and-security/#reporting-abuse': 'malicious, attack, scam',

  '/privacy-and-security/best-practices/': 'hardening, recommendations',
  '/privacy-and-security/best-practices/#store-secrets-as-pipedream-connected-accounts-or-environment-variables':
    'hardcoded, leaked, .env, vault',
  '/privacy-and-security/best-practices/#add-authentication-to-incoming-event-data':
    'protect webhook url, jwt, secure endpoint',
  '/privacy-and-security/best-practices/#validate-signatures-for-incoming-events-where-available':
    'forged, spoofed, genuine',
  '/privacy-and-security/best-practices/#send-data-out-of-pipedream-securely':
    'insecure, encrypt outgoing requests',
  '/privacy-and-security/best-practices/#share-your-workflow-only-with-trusted-collaborators':
    'offboarding, former employee, fired',
  '/privacy-and-security/best-practices/#audit-code-or-packages-you-use-within-a-workflow':
    'supply chain, trustworthy, untrusted',
  '/privacy-and-security/best-practices/#limit-what-you-log-and-return-from-steps':
    'pii, sensitive, redact, mask, data minimization',
  '/privacy-and-security/pgp-key/': 'openpgp, encrypted mail',
  '/privacy-and-security/pgp-key/#what-to-include': 'proof of concept',
};
