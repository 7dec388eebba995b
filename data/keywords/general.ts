/** Keywords of the start page, and of the pages about errors, troubleshooting, limits, pricing and status. */
export const generalKeywords: Readonly<Record<string, string>> = {
  '/': 'zapier, ifttt, integromat, n8n, node-red, automate, ipaas, low-code, integration platform, what does it do',
  '/#is-pipedream-for-me':
    'alternative, versus, pros and cons, suitable, should i, competitor, limitations, php',
  '/#what-is-free': 'free tier, trial, gratis, no cost, forever, hobby, without paying',
  '/#use-cases': 'ideas, inspiration, projects, possibilities, recipes, good for',
  '/#open-source': 'repository, license, mit',
  '/#contributing': 'typo, improve the docs, volunteer, submit, patch',
  '/#getting-help': 'contact, chat, human, talk to someone, reach, customer service, phone',

  '/errors/#find-the-error': 'failure, which part broke, stack trace, crash, details',
  '/errors/#this-step-was-still-trying-to-run-code-when-the-step-ended-make-sure-you-await-all-promises-or-promisify-callback-functions':
    'UnhandledPromiseRejection, forgot, unfinished, dangling, asynchronous, too early',
  '/errors/#invocations-quota-exceeded':
    'out of credits, daily limit reached, task limit, stopped until tomorrow, executions, ran out, no longer runs today',
  '/errors/#runtime-quota-exceeded': 'cpu, processing, gb-seconds, dyno hours, execution minutes, used up',
  '/errors/#rate-limit-exceeded':
    'backoff, throttled, too fast, flooding, slow down, ThrottlingException, dropped',
  '/errors/#request-entity-too-large':
    'PayloadTooLargeError, too big, megabytes, body-parser, exceeded maximum size, upload',
  '/errors/#event-queue-full': 'overflow, dropped, missing, backlog, discarded, bottleneck, spike',
  '/errors/#timeout':
    'timed out, hang, stuck, never finishes, killed, deadline, infinite loop, task timed out after 30.00 seconds, 504, aborted',
  '/errors/#out-of-memory':
    'javascript heap out of memory, allocation failed, oom, sigkill, 137, R14, ram, fatal, ineffective mark-compacts, runtime exited',
  '/errors/#function-payload-limit-exceeded':
    'output too big, too large, result size, huge array, return less, megabytes',
  '/errors/#json-nested-property-limit-exceeded': 'recursion, deep, levels, circular, complex',
  '/errors/#errors-of-other-services':
    'unauthorized, forbidden, bad request, unprocessable entity, internal server error, bad gateway, service unavailable, gateway timeout, AxiosError, not found, 500, 502, 503, 504',
  '/errors/#too-many-requests-to-a-service':
    'backoff, throttled, rateLimitExceeded, resource_exhausted, quota, slow down',

  '/troubleshooting/': 'broken, not working, debug, problem, something wrong, diagnose',
  '/troubleshooting/#my-workflow-isn-t-working': 'broken, stopped, diagnose, where to begin',
  '/troubleshooting/#no-event-arrives':
    'not triggering, never fires, firing, not received, nothing happens, silent, missing',
  '/troubleshooting/#a-run-fails': 'crash, trace, exception, broken, TypeError',
  '/troubleshooting/#a-run-ends-early':
    'skipped, not executed, halfway, partially, incomplete, stops in the middle',
  '/troubleshooting/#the-result-is-wrong':
    'unexpected, null, NaN, blank, incorrect, outdated, [object Object], garbage',
  '/troubleshooting/#something-happens-twice':
    'duplicate, double, repeated, multiple, sent again, executed again',
  '/troubleshooting/#a-run-is-slow': 'lag, latency, takes forever, speed up, performance, optimize, delay',
  '/troubleshooting/#it-worked-yesterday':
    'suddenly, regression, used to work, no longer, overnight, all of a sudden',
  '/troubleshooting/#when-nothing-helps': 'last resort, tried everything, still broken, stuck',
  '/troubleshooting/#a-feature-isn-t-working-on-pipedream-com':
    'white screen, blank, spinner, ad blocker, incognito, loading forever, glitch, cookies, frozen, firefox, safari, ui',
  '/troubleshooting/#find-an-id': 'identifier, uuid, prefix',
  '/troubleshooting/#where-do-i-find-my-workflow-s-id': 'identifier, link, uuid',
  '/troubleshooting/#where-do-i-find-my-event-source-s-id': 'emitter_id, identifier, component',
  '/troubleshooting/#ask-for-help': 'ticket, contact, customer service, stack overflow, question',

  '/limits/': 'restrictions, constraints, allowance, caps, boundaries',
  '/limits/#number-of-workflows': 'unlimited, how many zaps, maximum, count',
  '/limits/#daily-invocations': 'tasks, executions, credits, included, per day, midnight, renew, allowance',
  '/limits/#invocations-quota-notifications': 'warning, almost used up, alert, running out',
  '/limits/#compute-time-per-day': 'cpu, gb-seconds, dyno hours, processing, execution minutes',
  '/limits/#http-request-body-size': 'megabytes, maximum upload, big, post size, incoming payload',
  '/limits/#qps-queries-per-second': 'rps, throughput, traffic, peak, tps, load, scale, throttled',
  '/limits/#email-triggers': 'attachment size, megabytes, bounced, big',
  '/limits/#schedule-triggers': 'fastest, shortest, interval, frequency, seconds, sub-minute',
  '/limits/#time-per-execution': 'duration, long-running, runtime, how many minutes, an hour, deadline',
  '/limits/#memory': 'ram, heap, gigabytes, how much, dyno',
  '/limits/#disk': 'storage, hard drive, ephemeral, temporary, how much space, filesystem',
  '/limits/#logs-step-exports-and-other-observability': 'output size, result, too much, megabytes',
  '/limits/#event-execution-history': 'retention, past, audit, expire, ttl, stored',
  '/limits/#acceptable-use': 'allowed, prohibited, terms of service, banned, permitted, illegal',

  '/pricing/': 'expensive, tiers, subscription, monthly, paid',
  '/pricing/#compare-the-plans': 'which one, tiers, editions, best for',
  '/pricing/#fees-and-invocations': 'monthly, overage, usd, per task, how expensive',
  '/pricing/#organizations-and-support': 'seats, saml, okta, users, uptime guarantee',
  '/pricing/#developer-tier': 'hobby, starter, personal, trial, gratis, basic',
  '/pricing/#professional-tier': 'individual, freelancer, solo, premium, single',
  '/pricing/#upgrading-to-the-professional-tier': 'buy, purchase, subscribe, checkout, go pro, pay',
  '/pricing/#team-plan': 'business, company, seats, group',
  '/pricing/#upgrading-to-the-team-plan': 'buy, purchase, subscribe, company, pay',
  '/pricing/#enterprise-plan':
    'saml, okta, single sign-on, quote, volume discount, large company, contract, dedicated',
  '/pricing/#worked-examples': 'estimate, how expensive, budget, forecast, bill, typical',
  '/pricing/#invocations': 'task, execution, credit, unit, per step, what counts, charged for',
  '/pricing/#how-does-workflow-memory-affect-billable-invocations':
    'ram, multiplier, expensive, double, cpu, charged',
  '/pricing/#compute-time': 'cpu, duration, rounding, gb-seconds, wall clock, charged',
  '/pricing/#billing-period': 'cycle, renewal, monthly, anniversary, resets',
  '/pricing/#additional-billable-invocations': 'overage, exceed, go over, too many, surcharge, extra',
  '/pricing/#billing-tasks': 'receipt, vat, tax, expired, update, failed, paypal, statement, downgrade',
  '/pricing/#can-i-retrieve-my-billing-information-via-api':
    'monitor consumption, remaining, script, curl, programmatically',
  '/pricing/#when-am-i-invoiced-billed-for-paid-plans': 'due date, payment day, in advance, withdraw, billed',
  '/pricing/#are-unused-invocations-rolled-over-from-one-period-to-the-next':
    'accumulate, leftover, expire, bank, save up',
  '/pricing/#how-do-i-cancel-my-paid-plan':
    'downgrade, unsubscribe, refund, terminate, stop paying, quit, end my subscription',
  '/pricing/#how-does-pipedream-secure-my-credit-card-data': 'pci, safe, bank details, credit card number',
  '/pricing/#if-a-bill-or-quota-surprises-you':
    'overcharged, unexpected, too high, wrong, spike, expensive, why so much',

  '/status/': 'down, outage, offline, maintenance, degraded, unavailable, health',
  '/status/#is-it-pipedream-or-my-workflow': 'down for everyone, just me, broken, offline, outage',
  '/status/#where-to-hear-about-incidents':
    'notifications, announcements, outage, alerts, follow, maintenance',
  '/status/#report-an-outage': 'down, broken, tell someone, contact, emergency',
};
