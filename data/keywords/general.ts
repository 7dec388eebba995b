/** Keywords of the start page, and of the pages about errors, troubleshooting, limits, pricing and status. */
export const generalKeywords: Readonly<Record<string, string>> = {
  '/': 'zapier, ifttt, integromat, n8n, node-red, automate, ipaas, low-code, integration platform, what does it do, what is pipedream',
  '/#is-pipedream-for-me':
    'alternative, versus, pros and cons, suitable, should i, competitor, limitations, php, compare, zapier, difference, why pipedream, when not to use, self-hosted, self host, on premises, own server, what is pipedream',
  '/#what-is-free':
    'free tier, trial, gratis, no cost, forever, hobby, without paying, free plan, pricing, how much',
  '/#use-cases': 'ideas, inspiration, projects, possibilities, recipes, good for, examples',

  '/errors/': 'error messages, exceptions, list of errors, what does this error mean, error codes',
  '/errors/#messages-from-your-code': 'exceptions, javascript errors, undefined, TypeError, ReferenceError',
  '/errors/#messages-to-the-caller': 'http status, 4xx, error response, webhook error, 400, 404, 429, 413',
  '/errors/#pipedream-internal-errors': 'internal error, internal errors, pipedream error',
  '/errors/#warnings': 'yellow, orange, notice, hint below a step',
  '/errors/#this-step-was-still-trying-to-run-code-when-the-step-ended-make-sure-you-await-all-promises-or-promisify-callback-functions':
    'UnhandledPromiseRejection, forgot, unfinished, dangling, asynchronous, too early, missing await, step ended early, unresolved promise, callback never called',
  '/errors/#invocations-quota-exceeded':
    'out of credits, daily limit reached, task limit, stopped until tomorrow, executions, ran out, no longer runs today, workflow stopped running, too many runs, upgrade, used up, go over the free tier, over my quota',
  '/errors/#runtime-quota-exceeded':
    'cpu, processing, gb-seconds, dyno hours, execution minutes, used up, compute time used up, out of compute, daily limit, limit reached',
  '/errors/#rate-limit-exceeded':
    'backoff, throttled, too fast, flooding, slow down, ThrottlingException, dropped, 429, too many requests, qps, requests per second',
  '/errors/#request-entity-too-large':
    'PayloadTooLargeError, too big, megabytes, body-parser, exceeded maximum size, upload, 413, payload too large, body too large, large file, post too big',
  '/errors/#event-queue-full':
    'overflow, dropped, missing, backlog, discarded, bottleneck, spike, lost events, too many events',
  '/errors/#timeout':
    'timed out, hang, stuck, never finishes, killed, deadline, infinite loop, task timed out after 30.00 seconds, 504, aborted, took too long, time limit, execution timed out, exceeded, long running, 30 seconds, ran too long, code timeout, what happens on timeout, my code took too long',
  '/errors/#out-of-memory':
    'javascript heap out of memory, allocation failed, oom, sigkill, 137, R14, ram, fatal, ineffective mark-compacts, runtime exited, memory limit, exceeded memory, crash, more memory',
  '/errors/#function-payload-limit-exceeded':
    'output too big, too large, result size, huge array, return less, megabytes, 6mb, response too large, too much data, exports too large, logs too long',
  '/errors/#json-nested-property-limit-exceeded':
    'recursion, deep, levels, circular, complex, deeply nested, too many levels',
  '/errors/#errors-of-other-services':
    'unauthorized, forbidden, bad request, unprocessable entity, internal server error, bad gateway, service unavailable, gateway timeout, AxiosError, not found, 500, 502, 503, 504, 401, 403, 404, 422, api error, Request failed with status code, third-party',
  '/errors/#too-many-requests-to-a-service':
    'backoff, throttled, rateLimitExceeded, resource_exhausted, quota, slow down, 429, rate limit, api limit, retry-after, wait and retry, too many requests from google, google api quota',

  '/troubleshooting/':
    "broken, not working, debug, problem, something wrong, diagnose, help, doesn't work, fix, issue, faq",
  '/troubleshooting/#my-workflow-isn-t-working': 'broken, stopped, diagnose, where to begin',
  '/troubleshooting/#no-event-arrives':
    "not triggering, never fires, firing, not received, nothing happens, silent, missing, webhook not received, trigger doesn't fire, workflow doesn't run, doesn't start, nothing in the inspector",
  '/troubleshooting/#a-run-fails': 'crash, trace, exception, broken, TypeError, error, red event',
  '/troubleshooting/#a-run-ends-early':
    "skipped, not executed, halfway, partially, incomplete, stops in the middle, stopped, steps don't run, not all steps ran, later steps missing, cut off",
  '/troubleshooting/#the-result-is-wrong':
    'unexpected, null, NaN, blank, incorrect, outdated, [object Object], garbage, undefined, empty, wrong value, old data, incorrect output',
  '/troubleshooting/#something-happens-twice':
    'duplicate, double, repeated, multiple, sent again, executed again, running twice, duplicates, two emails, fires twice, double events',
  '/troubleshooting/#a-run-is-slow':
    'lag, latency, takes forever, speed up, performance, optimize, delay, slow workflow, faster, long time, timeout, bottleneck',
  '/troubleshooting/#it-worked-yesterday':
    'suddenly, regression, used to work, no longer, overnight, all of a sudden, stopped working, broke, changed',
  '/troubleshooting/#when-nothing-helps':
    'last resort, tried everything, still broken, stuck, reset, redeploy, start over',
  '/troubleshooting/#a-feature-isn-t-working-on-pipedream-com':
    "white screen, blank, spinner, ad blocker, incognito, loading forever, glitch, cookies, frozen, firefox, safari, ui, website broken, page doesn't load, can't click, browser, cache, dashboard, console errors, nothing happens when I click, button does nothing",
  '/troubleshooting/#find-an-id': 'identifier, uuid, prefix, workflow id, source id, org id, p_, dc_, o_',
  '/troubleshooting/#where-do-i-find-my-workflow-s-id':
    'identifier, link, uuid, workflow_id, p_, get id, url',
  '/troubleshooting/#where-do-i-find-my-event-source-s-id':
    'emitter_id, identifier, component, dc_, get id, url',
  '/troubleshooting/#ask-for-help':
    'ticket, contact, chat, human, talk to someone, reach, phone, customer service, stack overflow, question, support, community, forum, get in touch',

  '/limits/':
    "restrictions, constraints, allowance, caps, boundaries, quotas, maximum, limitations, what's the limit",
  '/limits/#limits-that-depend-on-your-plan': 'free versus paid, upgrade',
  '/limits/#number-of-workflows':
    'unlimited, how many zaps, maximum, count, number of sources, how many workflows can I have, many workflows, how many workflows, how many sources, unlimited workflows',
  '/limits/#daily-invocations':
    'tasks, executions, credits, included, per day, midnight, renew, allowance, how many runs, quota, per month, events per day, free plan, reset, start over, when does the quota reset, quota resets, credits per day, over the free tier, free quota starts over, when does the free quota renew, when does the quota start over',
  '/limits/#invocations-quota-notifications': 'warning, almost used up, alert, running out',
  '/limits/#compute-time-per-day':
    'cpu, gb-seconds, dyno hours, processing, execution minutes, 30 minutes, quota, runtime',
  '/limits/#http-request-body-size':
    'megabytes, maximum upload, big, post size, incoming payload, max body, 413, file size, 512kb',
  '/limits/#qps-queries-per-second':
    'rps, throughput, traffic, peak, tps, load, scale, throttled, rate limit, 429, too many requests, concurrent requests',
  '/limits/#email-triggers':
    'attachment size, megabytes, bounced, big, mail size, maximum attachment, size of incoming emails, large email',
  '/limits/#schedule-triggers':
    'fastest, shortest, interval, frequency, seconds, sub-minute, every second, cron frequency, minimum interval',
  '/limits/#time-per-execution':
    'duration, long-running, runtime, how many minutes, an hour, deadline, timeout, execution time, max runtime, 5 minutes, how long can it run, maximum duration, time limit, how long can a cron job run, seconds per run, 10 seconds, 30 seconds',
  '/limits/#memory': 'ram, heap, gigabytes, how much, dyno, oom, out of memory, gb, increase, maximum memory',
  '/limits/#disk':
    'storage, hard drive, ephemeral, temporary, how much space, filesystem, /tmp, file size, gb, how large can a file be, maximum size of a file, tmp',
  '/limits/#logs-step-exports-and-other-observability':
    'output size, result, too much, megabytes, 6mb, payload limit, console.log size, step output',
  '/limits/#event-queue': 'queue size, how many events wait, overflow, backlog, pending',
  '/limits/#event-execution-history':
    'retention, past, audit, expire, ttl, stored, how long, 30 days, logs kept, 100 events, old events',
  '/limits/#other-limits': 'checkpoint size, env var size, 64kb, members, attachments',
  '/limits/#acceptable-use':
    'allowed, prohibited, terms of service, banned, permitted, illegal, spam, crypto mining, scraping, forbidden, abuse, suspended',
  '/limits/#compute-time-quota-notifications': 'warning, running out',
  '/limits/#sql-service': 'rows, query size',

  '/pricing/':
    'expensive, tiers, subscription, monthly, paid, cost, how much, price, billing, fees, how much does it cost',
  '/pricing/#compare-the-plans':
    'which one, tiers, editions, best for, difference between plans, features, free or paid',
  '/pricing/#fees-and-invocations':
    'monthly, overage, usd, per task, how expensive, price per invocation, cost, how much, $19, price per run',
  '/pricing/#organizations-and-support':
    'seats, saml, okta, users, uptime guarantee, sso, sla, team members, support per plan, single sign-on, uptime agreement, service level agreement',
  '/pricing/#developer-tier':
    'hobby, starter, personal, trial, gratis, basic, free plan, free tier, free account',
  '/pricing/#professional-tier': 'individual, freelancer, solo, premium, single',
  '/pricing/#upgrading-to-the-professional-tier':
    'buy, purchase, subscribe, checkout, go pro, pay, switch plan, get more invocations, change plan',
  '/pricing/#team-plan': 'business, company, seats, group, multiple users, collaborate',
  '/pricing/#upgrading-to-the-team-plan':
    'buy, purchase, subscribe, company, pay, upgrade organization, switch plan, change plan',
  '/pricing/#enterprise-plan':
    'saml, okta, single sign-on, quote, volume discount, large company, contract, dedicated, sso, custom pricing, sales, sla, service level agreement, uptime guarantee, on-premise',
  '/pricing/#worked-examples':
    'estimate, how expensive, budget, forecast, bill, typical, calculate, calculator, how much will it cost, monthly cost',
  '/pricing/#invocations':
    'task, execution, credit, unit, per step, what counts, charged for, what counts as an invocation, run, test events, test event, failed runs',
  '/pricing/#how-does-workflow-memory-affect-billable-invocations':
    'ram, multiplier, expensive, double, cpu, charged, more memory costs, price of memory, 512mb',
  '/pricing/#compute-time':
    'cpu, duration, rounding, gb-seconds, wall clock, charged, runtime, seconds, execution time, how is it measured',
  '/pricing/#billing-period':
    'cycle, renewal, monthly, anniversary, resets, month, start date, yearly, annual, billing per month',
  '/pricing/#additional-billable-invocations':
    'overage, exceed, go over, too many, surcharge, extra, extra cost, exceed the quota, beyond, cap, spending limit',
  '/pricing/#billing-tasks':
    'receipt, vat, tax, expired, update, failed, paypal, statement, downgrade, payment method, invoice, download invoices, cancel, billing email, tax id, change the plan, switch plan, change plan, switch to another plan',
  '/pricing/#can-i-retrieve-my-billing-information-via-api':
    'monitor consumption, remaining, script, curl, programmatically, usage api, quota via api, billing api',
  '/pricing/#when-am-i-invoiced-billed-for-paid-plans':
    'due date, payment day, in advance, withdraw, billed, when do I pay, invoice date, charge date',
  '/pricing/#are-unused-invocations-rolled-over-from-one-period-to-the-next':
    'accumulate, leftover, expire, bank, save up, carry over, rollover, keep',
  '/pricing/#how-do-i-cancel-my-paid-plan':
    'downgrade, unsubscribe, refund, terminate, stop paying, quit, end my subscription, end plan, go back to free, money back',
  '/pricing/#how-does-pipedream-secure-my-credit-card-data': 'pci, safe, bank details, credit card number',
  '/pricing/#if-a-bill-or-quota-surprises-you':
    'overcharged, unexpected, too high, wrong, spike, expensive, why so much, too many invocations, quota used up, where did my invocations go, double invocations, twice the invocations',
  '/pricing/#professional-tier-pricing': '$19',
  '/pricing/#developer-tier-support-options': 'free support, slack community, invitation, invite to slack',
  '/pricing/#team-tier-support-options': 'shared channel, response time',
  '/pricing/#base-invocations-quota': 'included invocations, allowance',
  '/pricing/#are-there-any-limits-on-paid-tiers': 'unlimited, cap on paid plans',

  '/status/':
    'down, outage, offline, maintenance, degraded, unavailable, health, incident, uptime, server problems',
  '/status/#is-it-pipedream-or-my-workflow': 'down for everyone, just me, broken, offline, outage',
  '/status/#where-to-hear-about-incidents':
    'notifications, announcements, outage, alerts, follow, maintenance, subscribe, twitter, status page, rss, status page subscribe, get notified about outages',
  '/status/#report-an-outage': 'down, broken, tell someone, contact, emergency',
};
