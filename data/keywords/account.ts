/** Keywords of the pages about accounts, organizations, secrets, visibility, and reporting problems. */
export const accountKeywords: Readonly<Record<string, string>> = {
  '/public-workflows/':
    'privacy, confidential, who can view, permissions, exposed, is my workflow public, private, share, hide code, share a workflow publicly, what do people see of a public workflow',
  '/public-workflows/#who-sees-what':
    'visible, exposed, leak, confidential, strangers, permissions, public, private, can others see my data, events private, who can read my logs, who can see, read my logs, see my passwords',
  '/public-workflows/#make-the-code-public':
    'publish, unpublish, hide, portfolio, open up, reveal, share, change visibility, private',
  '/public-workflows/#before-you-publish':
    'leaked, audit, redact, checklist, sanitize, confidential, secrets, share safely',
  '/public-workflows/#keep-secrets-out-of-the-code':
    'hardcoded, leaked, password, dotenv, token, credentials, passwords in a public workflow',
  '/public-workflows/#share-the-value-of-a-param': 'redact, prefilled, hide, template, visible',
  '/public-workflows/#publish-or-invite': 'share a link, collaborator',

  '/connected-accounts/':
    'integration, link, authorize, login, connector, authentication, oauth, credentials, manage accounts, connections, api keys',
  '/connected-accounts/#connecting-accounts':
    'link, authorize, integrate, grant, login, add an account, oauth, log in to an app, hook up, sign in with',
  '/connected-accounts/#from-an-action':
    'popup, blocked, second login, several slack workspaces, authorize, link',
  '/connected-accounts/#from-a-code-step': 'auths, authenticate in code, token in code',
  '/connected-accounts/#supported-apps':
    'available integrations, connectors, catalog, compatible, supported apps, list of apps',
  '/connected-accounts/#requesting-a-new-app-or-service':
    "missing, unsupported, suggest, unavailable, vote, not supported, new integration, add an app, can't find my app, request, what if the app I need isn't there",
  '/connected-accounts/#types-of-integrations':
    'difference, versus, basic auth, authentication methods, compare, api key or oauth, which one, permissions, what access does pipedream get, which is safer',
  '/connected-accounts/#oauth':
    'consent, expires, renew, authorization, automatically refreshed, client secret, oauth2, token refresh, scopes, access token, redirect, permissions, google account, what access does pipedream get, grant, refresh token',
  '/connected-accounts/#key-based':
    'personal access token, secret, generate, basic auth, api key, paste a key',
  '/connected-accounts/#managing-connected-accounts-from-apps':
    'overview, nickname, label, used where, rename, list of accounts, delete an account, remove a connection, share, which workflows use an account, granted permissions, two accounts of one app, several accounts, google account',
  '/connected-accounts/#reconnect-an-account':
    'expired, invalid_grant, unauthorized, 401, password changed, refresh, reauthorize, re-authenticate, token revoked, invalid credentials, authorization failed, broken connection, log in again, 403, access token expired',
  '/connected-accounts/#revoke-access':
    'disconnect, unlink, deauthorize, remove permission, sign out, delete connection, uninstall, disconnect google, disconnect an account',
  '/connected-accounts/#account-security':
    'safe, how are they kept, kms, breach, trust, protected, encryption, encrypted, credentials, stored tokens',
  '/connected-accounts/#if-it-does-not-work':
    'missing permission, insufficient scopes, wrong account, two accounts',

  '/environment-variables/':
    'config vars, dotenv, secrets manager, github secrets, vault, configuration, global, constants, env',
  '/environment-variables/#creating-updating-environment-variables':
    'set, update, heroku config, edit, rotate, replace, view, password, secret, add, delete, save, define, new variable, change value, redeploy after a change, change an env var',
  '/environment-variables/#limits':
    'naming, allowed characters, maximum length, uppercase, case-sensitive, size, format, variable name, invalid name, 64kb, rules',
  '/environment-variables/#referencing-environment-variables-in-code':
    'getenv, os.environ, boolean, parse, empty, missing, dotenv, process.env, read, use, access, undefined, environment variables in code, env vars in a code step',
  '/environment-variables/#referencing-environment-variables-in-actions':
    'use, placeholder, expression, process.env in a field',
  '/environment-variables/#sources-and-components':
    "undefined, custom, empty, missing, password, process.env undefined, source can't read, event source",
  '/environment-variables/#copying-workflows-that-use-environment-variables':
    'steal, malicious, template, trust, safe, leak, shared workflow, security, public workflow',

  '/sign-up/': 'register, join, newcomer, registration',
  '/sign-up/#create-your-account': 'register, new account, username',
  '/sign-up/#choose-how-to-sign-in':
    '2fa, mfa, login, otp, authenticator, social, forgot, google, github, password, two-factor, sign-in method, reset password, change password, forgotten password',
  '/sign-up/#what-you-get':
    "trial, benefits, hobby, gratis, onboarding, login problem, locked out, what now, can't sign in, first steps",

  '/user-settings/': 'preferences, dashboard, profile, manage, configuration',
  '/user-settings/#username':
    'display name, profile url, public profile, profile page, avatar, rename, handle, nickname, update, broken link, change name, new username',
  '/user-settings/#changing-your-email':
    'update, verification, newsletter, mailing, wrong, notifications, email settings',
  '/user-settings/#pipedream-api-key':
    'token, regenerate, rotate, personal access, leaked, reset, bearer, generate, rest api key, revoke, find api key',
  '/user-settings/#delete-account':
    'close, deactivate, erase, gdpr, leave, terminate, remove me, forget, cancel account, delete my data',
  '/user-settings/#application':
    'preferences, 24-hour, time format, indentation, emacs, am pm, wrapping, customize, editor settings, vim, dark mode, theme, tab size, time zone, font',
  '/user-settings/#subscription': 'change plan, credit card, payment method, manage subscription, cancel',
  '/user-settings/#usage':
    'consumption, statistics, metrics, dashboard, graph, analytics, how many, report, eating, how many invocations, invocations used, chart, quota used, which workflow uses the most, burns, uses up, biggest consumer, per workflow, how often did it run, count of runs',
  '/user-settings/#billing-and-usage':
    'remaining, left, percentage, counter, available, quota remaining, how much left today',

  '/orgs/':
    'company, group, shared, collaboration, multi-user, colleagues, business, workspace, team account, work together, share workflows with my team',
  '/orgs/#who-owns-what': 'personal, shared, ownership, private, separate, who pays, charged, whose quota',
  '/orgs/#creating-an-org': 'company, team, set up, workspace, group, new team, start, add',
  '/orgs/#switching-context':
    "wrong account, toggle, disappeared, missing, workspace, personal, empty, change workspace, where are my workflows, can't see my workflows, can't find a workflow, teammate can't see",
  '/orgs/#members': 'seats, users, headcount, people, colleagues, how many people, user limit, maximum',
  '/orgs/#inviting-users-to-an-org':
    'coworker, teammate, employee, onboard, colleague, join, add a user, add people, share access, add member, invitation',
  '/orgs/#removing-members-from-an-org':
    'offboarding, left the company, former employee, kick, fired, delete, revoke access, remove user, deactivate',
  '/orgs/#who-may-do-what':
    'roles, permissions, rights, access control, rbac, privileges, admin, member, can members edit',
  '/orgs/#org-admins': 'administrator, owner, superuser, role, permissions',
  '/orgs/#adding-new-org-admins':
    'promote, transfer ownership, second, administrator, role, make someone admin, change owner, another admin, change the owner of an org',
  '/orgs/#migrating-workflows-from-your-user-to-your-org':
    'transfer, migrate, convert, hand over, personal, import, change owner, copy to team, ownership',
  '/orgs/#limits': 'shared, allowance, team, cap',
  '/orgs/#use-an-organization-from-code': 'org id, api, cli',
  '/orgs/#finding-your-organization-s-id':
    'identifier, org_id, workspace, locate, where is, org id, api key of an org',
  '/orgs/#where-the-id-goes': 'org_id, parameter, url',
  '/orgs/#start-a-team': 'checklist, rollout, onboarding',
  '/orgs/#if-it-does-not-work': "can't see workflows, not a member",

  '/new-feature-or-bug/': 'feedback, suggestion, feature request, wishlist, complaint, improve',
  '/new-feature-or-bug/#where-to-report-what':
    'feedback, suggestion, issue tracker, typo, complain, contact, request a feature, suggest, idea, github issue, bug, missing app',
  '/new-feature-or-bug/#report-a-bug':
    'issue, ticket, glitch, defect, bug report, template, reproduce, steps to reproduce, something is broken',
  '/new-feature-or-bug/#what-happens-then':
    'roadmap, timeline, eta, upvote, status, planned, how long until, when will it be fixed, backlog, response time',

  '/abuse/':
    'spam, phishing, scam, fraud, hacker, harassment, suspicious, complaint, takedown, phishing mails, scam mails, someone misuses pipedream',
  '/abuse/#what-to-include': 'evidence, proof, screenshots, logs',
  '/abuse/#how-to-recognize-pipedream':
    'suspicious, unknown domain, what is this, sender, traffic, legitimate, m.pipedream.net, unwanted requests, bot traffic, user agent, block',
  '/abuse/#is-it-really-abuse': 'complaint, contact, hackers, which address, unknown, bots',

  '/subprocessors/':
    'vendor, third parties, gdpr, supplier, privacy, cloud provider, sub-processor, data processor, dpa',
  '/subprocessors/#list-of-subprocessors': 'vendor, third parties, supplier, partners, who has my data',
};
