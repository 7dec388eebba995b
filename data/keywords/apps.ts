/** Keywords of the sections about apps, the longer examples, and privacy and security. */
export const appKeywords: Readonly<Record<string, string>> = {
  '/apps/all-apps/':
    'supported services, catalog, compatible, integrations, connectors, list of integrations, which services, supported apps, list of supported apps',
  '/apps/all-apps/#what-an-integration-gives-you': 'benefits, what does integrated mean, advantage',
  '/apps/all-apps/#how-apps-are-named':
    'identifier, nameSlug, app id, app slug, name_slug, internal name, key of an app',
  '/apps/all-apps/#variants':
    'two versions of an app, which one to choose, bot, oauth or key, duplicate entries',
  '/apps/all-apps/#if-your-app-is-missing':
    "unsupported, new integration, not supported, request, not listed, can't find, add an integration, custom app, isn't there, the app I need, no integration, not there, missing integration, what if an app isn't there",
  '/apps/all-apps/#apps': 'list of integrated apps, all integrations, name slugs',

  '/apps/slack/': 'chat message, direct message',
  '/apps/slack/#installing-the-pipedream-app':
    'install, add, link, authorize, log in, workspace, add a workspace, second workspace, connect slack in a step, choose a workspace',
  '/apps/slack/#workflow-actions':
    'dm, format a message, send, post, buttons, block kit, bot, message a user, list of slack actions, action keys, send message public channel, send direct message, prebuilt slack action',
  '/apps/slack/#send-a-message-from-code': 'chat.postMessage, api, token, javascript',
  '/apps/slack/#respond-to-slack-in-time':
    'operation_timeout, dispatch_failed, acknowledge, interactive, slash command, 3 seconds, timeout, interactivity, buttons, bot, modal, trigger_id, expired, shortcut',
  '/apps/slack/#if-it-does-not-work':
    "not_in_channel, channel_not_found, invalid_auth, bot can't see messages, private channel, can't post, doesn't see messages",
  '/apps/slack/#privacy-policy': 'disconnect slack, uninstall',

  '/apps/discord/': 'announcement',
  '/apps/discord/#discord-webhook': 'announce, post to a channel, channel notifications',
  '/apps/discord/#using-the-discord-webhook-integration': 'post, connect discord, notify a channel',
  '/apps/discord/#example-send-an-embed': 'thumbnail, rich discord message, image, picture',
  '/apps/discord/#discord-bot': 'moderate, ban, discord.js',
  '/apps/discord/#using-the-discord-bot-integration': 'bot token, invite bot, permissions',
  '/apps/discord/#call-the-api-from-code': 'discord.js, unauthorized, missing action, suggest',
  '/apps/discord/#limitations-of-the-bot-integration-on-pipedream':
    'online status, presence, voice, gateway, websocket, slash commands',
  '/apps/discord/#discord-event-sources':
    'when someone posts in discord, new message trigger, read messages, listen',
  '/apps/discord/#if-it-does-not-work': 'missing access, 50001, unknown webhook',

  '/apps/intercom/': 'customer support, live chat',
  '/apps/intercom/#connecting-to-intercom-from-pipedream': 'link, authorize, log in, integrate',
  '/apps/intercom/#removing-pipedream-s-access-to-your-intercom-account':
    'disconnect, unlink, remove, uninstall',
  '/apps/intercom/#create-a-lead': 'new contact, add a user, create a contact',

  '/apps/twitter/': 'hashtag, social media, retweet',
  '/apps/twitter/#pipedream-s-built-in-twitter-app-and-actions':
    'auto-post, automatic tweets, send, publish, search, post automatically',
  '/apps/twitter/#run-your-own-custom-code-to-interact-with-the-twitter-api':
    'twitter direct message, retweet, follow, like, followers, timeline, api',
  '/apps/twitter/#limitations-on-mentions':
    'tag someone, stripped, @mention, handle missing, reply, username removed, mention people, mention users in a tweet',
  '/apps/twitter/#pipedream-inc-label-on-tweets': 'source label, branding',
  '/apps/twitter/#twitter-developer-app-integration':
    'oauth 1.0a, consumer key, api key, access token, elevated access, own credentials, twitter dev, developer account, twitter developer portal',
  '/apps/twitter/#run-code-on-new-tweets-followers-and-more':
    'hear about mentions, new follower, trigger, listen, keyword, monitor',
  '/apps/twitter/#using-the-twitter-api-in-pipedream-workflows': 'tweet',

  '/apps/strava/': 'cycling, workout, sport, training',
  '/apps/strava/#strava-events-event-sources': 'new ride, trigger on an activity, run, webhook',
  '/apps/strava/#call-the-api-from-code': 'statistics, mileage, distance, kilometers, latest run',
  '/apps/strava/#removing-pipedream-s-access-to-your-strava-account': 'disconnect, unlink, remove',
  '/apps/strava/#common-issues': 'delayed, missing activity, event delay',

  '/apps/servicenow/': 'ticket, help desk',
  '/apps/servicenow/#setting-up-an-app-in-your-servicenow-instance':
    'servicenow oauth configuration, client id, client secret, redirect url, application registry',
  '/apps/servicenow/#connect-pipedream': 'link, authorize, client id, client secret',
  '/apps/servicenow/#use-servicenow-in-a-workflow':
    'create ticket, list tickets, incident, query records, table api',
  '/apps/servicenow/#create-the-first-app': 'oauth application, endpoint for external clients',
  '/apps/servicenow/#create-the-second-app': 'oauth provider, third party',

  '/apps/zoom/': 'video call, conference, attendance',
  '/apps/zoom/#zoom-vs-zoom-admin-app': 'difference, which zoom app, account-level, admin approval, versus',
  '/apps/zoom/#connecting-to-zoom-from-pipedream': 'link, authorize, permissions, log in',
  '/apps/zoom/#event-specific-sources':
    'download recording, cloud recording, trigger, meeting ended, recording completed, webinar',
  '/apps/zoom/#zoom-custom-events-source': 'multiple event types',
  '/apps/zoom/#create-a-meeting-from-code': 'schedule a call, join link, api',
  '/apps/zoom/#my-zoom-event-source-isn-t-receiving-events':
    'nothing happens, reauthorize, not triggering, not working, broken, no events, no events from zoom, zoom source silent',
  '/apps/zoom/#removing-pipedream-s-access-to-your-zoom-account': 'disconnect, unlink, remove, uninstall',
  '/apps/zoom/#list-of-custom-events':
    'someone joined, who attended, webhook event types, meeting.started, participant joined',

  '/apps/zoho-books/': 'accounting, bookkeeping',
  '/apps/zoho-books/#list-overdue-invoices':
    'unpaid, debt, outstanding, past due, late invoices, due date, unpaid invoices, reminder',
  '/apps/zoho-books/#regions':
    'india, australia, invalid token, wrong domain, eu, europe, data center, .in, 57',

  '/apps/zoho-mail/#send-an-email': 'outgoing mail, account id, from address',
  '/apps/zoho-mail/': 'smtp, business mail, inbound or outbound email',

  '/apps/zoho-crm/': 'sales, customer database',
  '/apps/zoho-crm/#from-a-form-to-a-lead': 'new customer, landing page',

  '/examples/adding-rows-to-google-sheets/': 'append, write to a table, spreadsheet, insert, excel, log data',
  '/examples/adding-rows-to-google-sheets/#prepare-the-sheet': 'column titles, worksheet',
  '/examples/adding-rows-to-google-sheets/#which-action': 'old action, legacy, difference, versions',
  '/examples/adding-rows-to-google-sheets/#end-to-end-example-with-sample-data': 'constant values in a row',
  '/examples/adding-rows-to-google-sheets/#add-data-from-the-http-payload-to-your-sheet':
    'form submission to a sheet',
  '/examples/adding-rows-to-google-sheets/#add-multiple-rows-to-a-sheet':
    'bulk insert, many rows, batch, array of arrays, list',
  '/examples/adding-rows-to-google-sheets/#changing-complex-data-to-the-row-format-expected-by-google-sheets':
    'transform, flatten, line items, reshape, array, objects, json to rows, convert, map',
  '/examples/adding-rows-to-google-sheets/#many-events':
    'overwritten rows, race condition in a sheet, concurrency, lost rows, parallel, overwrite',

  '/examples/waiting-to-execute-next-step-of-workflow/':
    'postpone, drip, follow-up, reminder, resume, sleep, wait, pause, timer, later, schedule for later, continue, days, wait before the next step, delay a step, delay for days',
  '/examples/waiting-to-execute-next-step-of-workflow/#choose-a-way-to-wait':
    'wait longer than the timeout, sleep, delay, pause, hours, days',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-1-create-a-task-scheduler-event-source':
    'delayed job, task scheduler, queue, future, cron',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-2-review-your-workflow-delay-logic':
    'divide, pass data between workflows',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-3-add-the-delay-step-to-workflow-1':
    'convert days to seconds',
  '/examples/waiting-to-execute-next-step-of-workflow/#check-again': 'stop a scheduled task',
  '/examples/waiting-to-execute-next-step-of-workflow/#wait-until':
    'wait until tomorrow morning, business hours, specific time, date, at 9am, time zone',
  '/examples/waiting-to-execute-next-step-of-workflow/#cost': 'price, cancel, pause, turn off',

  '/privacy-and-security/': 'compliance, confidential, risk assessment',
  '/privacy-and-security/#at-a-glance':
    'faq, is pipedream safe, country, data residency, soc 2, hipaa, region, server location, where is data stored, soc 2 report, audit report',
  '/privacy-and-security/#how-your-data-flows': 'can pipedream read my data, architecture, diagram',
  '/privacy-and-security/#shared-responsibility': 'duty, obligations, liable',
  '/privacy-and-security/#hosting-details':
    'infrastructure, cloud data center, aws, region, server location, us-east-1, where are your servers, country, where does pipedream run, data center',
  '/privacy-and-security/#user-accounts-authentication-and-authorization':
    '2fa, mfa, protect my account, two-factor, password, sso, single sign-on',
  '/privacy-and-security/#third-party-oauth-grants-api-keys-and-environment-variables':
    'are my keys safe, least privilege, tokens, secrets, api keys, oauth',
  '/privacy-and-security/#how-credentials-are-stored':
    'encryption at rest, aes-256, plaintext, secrets manager, key rotation, kms, encrypted, are tokens encrypted',
  '/privacy-and-security/#who-can-use-credentials':
    'employees, staff, see my api keys, access to my tokens, do you read, support access',
  '/privacy-and-security/#how-to-delete-credentials': 'remove, revoke, disconnect',
  '/privacy-and-security/#execution-environment':
    'sandbox, docker, multi-tenant, separation, container, virtual machine, vm, isolated, shared, lambda',
  '/privacy-and-security/#encryption-of-data-in-transit-tls-ssl-certificates':
    'tls, ssl, acm, https, certificate, encrypted connection',
  '/privacy-and-security/#email-security': 'spoofing, fake message, suspicious, scam',
  '/privacy-and-security/#how-long-data-is-kept':
    'retention, purge, erase, delete, expire, storage period, log retention, 30 days',
  '/privacy-and-security/#incident-response': 'hacked, leak, post-mortem, breach, outage, notification',
  '/privacy-and-security/#gdpr-data-protection-addendum':
    'eu, privacy law, sign a contract, scc, dpa, data processing agreement, european, controller, processor',
  '/privacy-and-security/#submitting-a-gdpr-deletion-request':
    'right to be forgotten, erasure, delete my data, remove personal data, forget me',
  '/privacy-and-security/#payment-processor': 'credit card, pci, bank details, stripe, payment data',
  '/privacy-and-security/#contacts': 'who to ask, security questionnaire',
  '/privacy-and-security/#reporting-a-vulnerability':
    'responsible disclosure, security hole, exploit, hacker, cve, xss, bug bounty, security issue, found a vulnerability, penetration test',
  '/privacy-and-security/#reporting-abuse': 'malicious, attack, scam',

  '/privacy-and-security/best-practices/':
    'hardening, recommendations, secure a workflow, checklist, security tips',
  '/privacy-and-security/best-practices/#store-secrets-as-pipedream-connected-accounts-or-environment-variables':
    'hardcoded, leaked, .env, vault, password, api key, credentials in code',
  '/privacy-and-security/best-practices/#add-authentication-to-incoming-event-data':
    'protect webhook url, jwt, secure endpoint, basic auth, api key, authenticate requests, unauthorized callers',
  '/privacy-and-security/best-practices/#validate-signatures-for-incoming-events-where-available':
    'forged, spoofed, genuine, hmac, verify webhook, sha256, stripe, github, x-hub-signature, hmac verification, signature check',
  '/privacy-and-security/best-practices/#send-data-out-of-pipedream-securely':
    'insecure, encrypt outgoing requests, tls',
  '/privacy-and-security/best-practices/#share-your-workflow-only-with-trusted-collaborators':
    'offboarding, former employee, fired',
  '/privacy-and-security/best-practices/#audit-code-or-packages-you-use-within-a-workflow':
    'supply chain, trustworthy, untrusted',
  '/privacy-and-security/best-practices/#limit-what-you-log-and-return-from-steps':
    'pii, sensitive, redact, mask, data minimization, personal data, privacy, gdpr, hide logs',
  '/privacy-and-security/best-practices/#keep-your-workflow-private': 'hide my code',

  '/privacy-and-security/pgp-key/': 'openpgp, encrypted mail, gpg, public key, fingerprint',
  '/privacy-and-security/pgp-key/#what-to-include': 'proof of concept',
  '/privacy-and-security/pgp-key/#encrypt-a-report': 'encrypt a message, gpg command, import the key',
};
