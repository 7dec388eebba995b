/** Keywords of the pages about accounts, organizations, secrets, visibility, and where to report something. */
export const accountKeywords: Readonly<Record<string, string>> = {
  '/public-workflows/': 'privacy, confidential, who can view, permissions, exposed',
  '/public-workflows/#who-sees-what': 'visible, exposed, leak, confidential, strangers, permissions',
  '/public-workflows/#make-the-code-public': 'publish, unpublish, hide, portfolio, open up, reveal',
  '/public-workflows/#before-you-publish': 'leaked, audit, redact, checklist, sanitize, confidential',
  '/public-workflows/#keep-secrets-out-of-the-code':
    'hardcoded, leaked, password, dotenv, token, credentials',
  '/public-workflows/#share-the-value-of-a-param': 'redact, prefilled, hide, template, visible',

  '/connected-accounts/': 'integration, link, authorize, login, connector, authentication',
  '/connected-accounts/#connecting-accounts': 'link, authorize, integrate, grant, login',
  '/connected-accounts/#from-an-action':
    'popup, blocked, second login, several slack workspaces, authorize, link',
  '/connected-accounts/#supported-apps': 'available integrations, connectors, catalog, compatible',
  '/connected-accounts/#requesting-a-new-app-or-service': 'missing, unsupported, suggest, unavailable, vote',
  '/connected-accounts/#types-of-integrations':
    'difference, versus, basic auth, authentication methods, compare',
  '/connected-accounts/#oauth':
    'consent, expires, renew, authorization, automatically refreshed, client secret',
  '/connected-accounts/#key-based': 'personal access token, secret, generate, basic auth',
  '/connected-accounts/#managing-connected-accounts-from-apps': 'overview, nickname, label, used where',
  '/connected-accounts/#reconnect-an-account':
    'expired, invalid_grant, unauthorized, 401, password changed, refresh, reauthorize, re-authenticate, token revoked, invalid credentials',
  '/connected-accounts/#revoke-access': 'disconnect, unlink, deauthorize, remove permission, sign out',
  '/connected-accounts/#account-security': 'safe, how are they kept, kms, breach, trust, protected',

  '/environment-variables/':
    'config vars, dotenv, secrets manager, github secrets, vault, configuration, global, constants, env',
  '/environment-variables/#creating-updating-environment-variables':
    'set, update, heroku config, edit, rotate, replace, view, password, secret',
  '/environment-variables/#limits':
    'naming, allowed characters, maximum length, uppercase, case-sensitive, size, format',
  '/environment-variables/#referencing-environment-variables-in-code':
    'getenv, os.environ, boolean, parse, empty, missing, dotenv',
  '/environment-variables/#sources-and-components': 'undefined, custom, empty, missing, password',
  '/environment-variables/#copying-workflows-that-use-environment-variables':
    'steal, malicious, template, trust, safe, leak',

  '/sign-up/': 'register, join, newcomer, registration',
  '/sign-up/#choose-how-to-sign-in': '2fa, mfa, login, otp, authenticator, social, forgot',
  '/sign-up/#what-you-get': 'trial, benefits, hobby, gratis',
  '/sign-up/#your-first-minutes': 'onboarding, login problem, locked out, what now',

  '/user-settings/': 'preferences, dashboard, profile, manage, configuration',
  '/user-settings/#changing-your-username': 'rename, handle, nickname, update, broken link',
  '/user-settings/#changing-your-email': 'update, verification, newsletter, mailing, wrong, notifications',
  '/user-settings/#pipedream-api-key':
    'token, regenerate, rotate, personal access, leaked, reset, bearer, generate',
  '/user-settings/#delete-account': 'close, deactivate, erase, gdpr, leave, terminate, remove me, forget',
  '/user-settings/#application':
    'preferences, 24-hour, time format, indentation, emacs, am pm, wrapping, customize',
  '/user-settings/#usage':
    'consumption, statistics, metrics, dashboard, graph, analytics, how many, report, eating',
  '/user-settings/#limits': 'remaining, left, percentage, counter, available',

  '/orgs/': 'company, group, shared, collaboration, multi-user, colleagues, business',
  '/orgs/#who-owns-what': 'personal, shared, ownership, private, separate',
  '/orgs/#creating-an-org': 'company, team, set up, workspace, group',
  '/orgs/#switching-context': 'wrong account, toggle, disappeared, missing, workspace, personal, empty',
  '/orgs/#members': 'seats, users, headcount, people, colleagues',
  '/orgs/#inviting-users-to-an-org': 'coworker, teammate, employee, onboard, colleague, join',
  '/orgs/#removing-members-from-an-org':
    'offboarding, left the company, former employee, kick, fired, delete',
  '/orgs/#who-may-do-what': 'roles, permissions, rights, access control, rbac, privileges',
  '/orgs/#org-admins': 'administrator, owner, superuser, role, permissions',
  '/orgs/#adding-new-org-admins': 'promote, transfer ownership, second, administrator, role',
  '/orgs/#migrating-workflows-from-your-user-to-your-org': 'transfer, migrate, convert, hand over, personal',
  '/orgs/#limits': 'free tier, shared, allowance, team, cap',
  '/orgs/#finding-your-organization-s-id': 'identifier, org_id, workspace, locate, where is',

  '/new-feature-or-bug/': 'feedback, suggestion, feature request, wishlist, complaint, improve',
  '/new-feature-or-bug/#where-to-report-what': 'feedback, suggestion, issue tracker, typo, complain, contact',
  '/new-feature-or-bug/#report-a-bug': 'issue, ticket, glitch, defect, bug report, template',
  '/new-feature-or-bug/#what-happens-then': 'roadmap, timeline, eta, upvote, status, planned, how long until',

  '/abuse/': 'spam, phishing, scam, fraud, hacker, harassment, suspicious, complaint, takedown',
  '/abuse/#how-to-recognize-pipedream':
    'suspicious, unknown domain, what is this, sender, traffic, legitimate, m.pipedream.net',
  '/abuse/#is-it-really-abuse': 'complaint, contact, hackers, which address, unknown, bots',

  '/subprocessors/': 'vendor, third parties, gdpr, supplier, privacy, cloud provider',
  '/subprocessors/#list-of-subprocessors': 'vendor, third parties, supplier, partners, who has my data',
};
