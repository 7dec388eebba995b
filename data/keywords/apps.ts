/** What readers may type for the sections about apps, the longer examples, and privacy and security. */
export const appKeywords: Readonly<Record<string, string>> = {
  '/apps/all-apps/': 'supported services, does it work with, catalog, available, compatible',
  '/apps/all-apps/#what-an-integration-gives-you':
    'benefits, difference, what does integrated mean, advantage',
  '/apps/all-apps/#how-apps-are-named': 'identifier, nameSlug, app id, key of an app',
  '/apps/all-apps/#variants': 'difference between, duplicate, two versions, twice',
  '/apps/all-apps/#if-your-app-is-missing': 'unsupported, cannot find, custom app, new integration',

  '/apps/slack/': 'chat message, notification, direct message',
  '/apps/slack/#workflow-actions': 'formatting, dm, direct message',
  '/apps/slack/#send-a-message-from-code': 'markdown, custom code, rich',
  '/apps/slack/#respond-to-slack-in-time':
    'operation_timeout, dispatch_failed, acknowledge, interactive, timed out',

  '/apps/discord/': 'chat notification, announcement',
  '/apps/discord/#discord-webhook': 'automatic posts, announce, notify',
  '/apps/discord/#using-the-discord-webhook-integration': 'different channel, several channels, multiple',
  '/apps/discord/#example-send-an-embed': 'rich message, color, card, thumbnail',
  '/apps/discord/#discord-bot': 'moderate, ban, discord.js, permissions',
  '/apps/discord/#call-the-api-from-code': 'discord.js, unauthorized',
  '/apps/discord/#limitations-of-the-bot-integration-on-pipedream':
    'online status, presence, voice, realtime, always on',
  '/apps/discord/#discord-event-sources': 'listen, react, when someone posts',

  '/apps/intercom/': 'customer support, live chat, crm',
  '/apps/intercom/#create-a-lead': 'new contact, form submission, sign-up',
  '/apps/intercom/#removing-pipedream-s-access-to-your-intercom-account':
    'disconnect, unlink, withdraw permission',

  '/apps/twitter/': 'hashtag, social media, retweet',
  '/apps/twitter/#pipedream-s-built-in-twitter-app-and-actions': 'automatically, auto-post',
  '/apps/twitter/#run-your-own-custom-code-to-interact-with-the-twitter-api':
    'direct message, follow, retweet',
  '/apps/twitter/#limitations-on-mentions': 'at sign, tag someone, stripped, handle, spam',
  '/apps/twitter/#pipedream-inc-label-on-tweets': 'source label, via, client name, branding',
  '/apps/twitter/#twitter-developer-app-integration': 'custom app, oauth 1.0a, mention somebody',
  '/apps/twitter/#run-code-on-new-tweets-followers-and-more': 'monitor, brand, listen, alert',

  '/apps/strava/': 'running, cycling, fitness, workout, sport, training',
  '/apps/strava/#strava-events-event-sources': 'new run, new ride, upload',
  '/apps/strava/#call-the-api-from-code': 'weekly mileage, statistics, running total',
  '/apps/strava/#common-issues': 'delayed, slow, missing activity, late',
  '/apps/strava/#removing-pipedream-s-access-to-your-strava-account':
    'disconnect, unlink, withdraw permission',

  '/apps/servicenow/': 'ticket, help desk, it support',
  '/apps/servicenow/#setting-up-an-app-in-your-servicenow-instance': 'oauth configuration, admin, install',
  '/apps/servicenow/#create-the-second-app': 'refresh token, expired token',
  '/apps/servicenow/#use-servicenow-in-a-workflow': 'create ticket, records, list tickets',

  '/apps/zoom/': 'video call, conference, attendance',
  '/apps/zoom/#zoom-vs-zoom-admin-app': 'difference, versus, company account',
  '/apps/zoom/#event-specific-sources': 'download recording, cloud recording, list of triggers',
  '/apps/zoom/#zoom-custom-events-source': 'several events, combine, multiple event types',
  '/apps/zoom/#create-a-meeting-from-code': 'schedule a call, book, calendar',
  '/apps/zoom/#my-zoom-event-source-isn-t-receiving-events':
    'nothing happens, reauthorize, reconnect, never triggered',
  '/apps/zoom/#removing-pipedream-s-access-to-your-zoom-account': 'disconnect, unlink, withdraw permission',
  '/apps/zoom/#list-of-custom-events': 'event types, someone joined, who attended',

  '/apps/zoho-books/': 'accounting, bookkeeping, invoicing, bills',
  '/apps/zoho-books/#list-overdue-invoices': 'unpaid, payment reminder, late, debt, outstanding',
  '/apps/zoho-books/#regions': 'europe, india, australia, invalid token, wrong domain',
  '/apps/zoho-mail/#choose-a-way': 'inbound, outbound, compare',
  '/apps/zoho-mail/#send-an-email': 'to a customer, sender, outgoing',
  '/apps/zoho-crm/': 'sales, pipeline, customers',
  '/apps/zoho-crm/#from-a-form-to-a-lead': 'create record, new customer, landing page',

  '/examples/adding-rows-to-google-sheets/': 'append, insert, write to a table, record data',
  '/examples/adding-rows-to-google-sheets/#prepare-the-sheet': 'header, column titles, worksheet',
  '/examples/adding-rows-to-google-sheets/#which-action': 'different form, old version, deprecated',
  '/examples/adding-rows-to-google-sheets/#end-to-end-example-with-sample-data':
    'hardcoded, static, constant',
  '/examples/adding-rows-to-google-sheets/#add-data-from-the-http-payload-to-your-sheet':
    'form submission, dynamic, post data',
  '/examples/adding-rows-to-google-sheets/#add-multiple-rows-to-a-sheet': 'bulk insert, batch, append many',
  '/examples/adding-rows-to-google-sheets/#changing-complex-data-to-the-row-format-expected-by-google-sheets':
    'transform, flatten, convert json, line items, array of objects, reshape',
  '/examples/adding-rows-to-google-sheets/#many-events': 'race condition, overwritten, missing rows',

  '/examples/waiting-to-execute-next-step-of-workflow/': 'postpone, later, drip, follow-up, reminder, resume',
  '/examples/waiting-to-execute-next-step-of-workflow/#choose-a-way-to-wait':
    'longer than timeout, compare, long pause',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-1-create-a-task-scheduler-event-source':
    'queue, delayed job',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-2-review-your-workflow-delay-logic':
    'divide, two parts, pass data between workflows',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-3-add-the-delay-step-to-workflow-1':
    'enqueue, convert days to seconds',
  '/examples/waiting-to-execute-next-step-of-workflow/#check-again':
    'unsubscribed, still valid, stop a scheduled task, condition changed',
  '/examples/waiting-to-execute-next-step-of-workflow/#wait-until':
    'specific time, tomorrow morning, timezone, business hours',

  '/privacy-and-security/': 'safe, compliance, confidential, risk assessment',
  '/privacy-and-security/#at-a-glance': 'faq, is pipedream safe, country, server location, data residency',
  '/privacy-and-security/#how-your-data-flows': 'can pipedream read my data, architecture, diagram',
  '/privacy-and-security/#shared-responsibility': 'duty, obligations, liable, accountability',
  '/privacy-and-security/#hosting-details': 'servers, cloud provider, infrastructure',
  '/privacy-and-security/#user-accounts-authentication-and-authorization':
    '2fa, mfa, sso, single sign-on, login security',
  '/privacy-and-security/#third-party-oauth-grants-api-keys-and-environment-variables':
    'are my keys safe, permissions, least privilege',
  '/privacy-and-security/#how-credentials-are-stored':
    'encryption at rest, aes-256, vault, plaintext, secrets manager, key rotation',
  '/privacy-and-security/#who-can-use-credentials': 'employees, staff, leaked token, see my api keys',
  '/privacy-and-security/#how-to-delete-credentials': 'disconnect, erase, remove my token',
  '/privacy-and-security/#execution-environment': 'sandbox, container, docker, multi-tenant, separation',
  '/privacy-and-security/#encryption-of-data-in-transit-tls-ssl-certificates': 'tls, ssl, acm',
  '/privacy-and-security/#email-security': 'phishing, spoofing, fake message, suspicious, scam',
  '/privacy-and-security/#how-long-data-is-kept': 'retention, purge, erase, storage period',
  '/privacy-and-security/#incident-response': 'hacked, leak, post-mortem',
  '/privacy-and-security/#gdpr-data-protection-addendum': 'eu, privacy law, sign a contract, scc',
  '/privacy-and-security/#submitting-a-gdpr-deletion-request':
    'right to be forgotten, erasure, personal information',
  '/privacy-and-security/#payment-processor': 'credit card, pci, bank details',
  '/privacy-and-security/#contacts': 'email address, who to ask, security questionnaire',
  '/privacy-and-security/#reporting-a-vulnerability':
    'responsible disclosure, security hole, exploit, hacker, cve, xss',
  '/privacy-and-security/#reporting-abuse': 'malicious, attack, scam',

  '/privacy-and-security/best-practices/': 'hardening, tips, recommendations, safe',
  '/privacy-and-security/best-practices/#store-secrets-as-pipedream-connected-accounts-or-environment-variables':
    'hardcoded, plain text, safely, leaked, .env, vault, rotate',
  '/privacy-and-security/best-practices/#add-authentication-to-incoming-event-data':
    'protect webhook url, jwt, secure endpoint, restrict access, login',
  '/privacy-and-security/best-practices/#validate-signatures-for-incoming-events-where-available':
    'forged, spoofed, authentic, replay attack, genuine',
  '/privacy-and-security/best-practices/#deliver-data-to-pipedream-securely': 'tls, ssl, encrypted, incoming',
  '/privacy-and-security/best-practices/#send-data-out-of-pipedream-securely':
    'tls, ssl, encrypted, outgoing, insecure',
  '/privacy-and-security/best-practices/#keep-your-workflow-private': 'hide, confidential',
  '/privacy-and-security/best-practices/#share-your-workflow-only-with-trusted-collaborators':
    'access review, offboarding, former employee, permissions, fired',
  '/privacy-and-security/best-practices/#audit-code-or-packages-you-use-within-a-workflow':
    'supply chain, malicious, malware, trustworthy, third-party, untrusted',
  '/privacy-and-security/best-practices/#limit-what-you-log-and-return-from-steps':
    'pii, sensitive, redact, mask, data minimization, confidential',
  '/privacy-and-security/pgp-key/': 'openpgp, encrypted mail, secure contact',
  '/privacy-and-security/pgp-key/#encrypt-a-report': 'send securely, confidential',
  '/privacy-and-security/pgp-key/#what-to-include': 'report template, proof of concept, details',
};
