// cspell:ignore isnt
/** Keywords of the pages about workflows in general: management, settings, network, events, errors and recipes. */
export const workflowKeywords: Readonly<Record<string, string>> = {
  '/workflows/': 'zap, applet, scenario, pipeline, automation, flow, serverless function, lambda, zapier',
  '/workflows/#what-happens-to-one-event':
    'lifecycle, execution, walkthrough, under the hood, execution model, how does it work, how a workflow runs',

  '/workflows/managing/': 'share, version, archive, settings',
  '/workflows/managing/#editing-title-and-description':
    'rename, untitled, documentation, notes, headline, name, change the name, rename workflow, readme',
  '/workflows/managing/#saving-and-running-your-workflow':
    'go live, production, draft, grayed out, greyed, unsaved, apply, publish, release, push changes',
  '/workflows/managing/#reverting-your-workflow-to-a-previous-version':
    'rollback, roll, restore, undo, broke it, git, revision, revert, old version, version control, roll back, version history, earlier, previous deployment',
  '/workflows/managing/#workflow-visibility': 'public, private, make public, who has access',
  '/workflows/managing/#sharing-workflows':
    'coworker, permissions, view only, rights, teammate, together with a friend, co-edit, invite, collaborator, team, give access, work together, two people, at the same time',
  '/workflows/managing/#turn-off-archive-or-delete':
    'get rid of, retire, decommission, discontinue, disable, remove, pause, difference, missed events',
  '/workflows/managing/#deactivating-workflows':
    'disable, kill, emergency, inactive, toggle, enable, activate, suspend, pause, stop, switch off, stop running, missed events, while it is off, lose events, events while off, turned off, stop a workflow, stop a workflow from running',
  '/workflows/managing/#archiving-workflows':
    'hide, tidy up, declutter, for later, unused, unarchive, restore, hidden, remove from the list',
  '/workflows/managing/#deleting-workflows':
    'trash, recover, restore, bulk, accidentally, remove forever, undelete, undo, deleted by mistake, permanently, workflow deleted',
  '/workflows/managing/#keyboard-shortcuts': 'hotkey, cmd, key bindings, key combination, ctrl',
  '/workflows/managing/#if-it-does-not-work': "can't deploy, deploy is gray, missing workflow",

  '/workflows/settings/#all-settings': 'configure, options, preferences of a workflow',
  '/workflows/settings/#errors':
    'mute, silence, stop failure mails, annoying, too many notifications, turn off error emails',
  '/workflows/settings/#execution-timeout-limit':
    'long-running, timeout-minutes, extend, increase, five minutes, raise, time limit, more time, run longer, maximum, longer runs, give more time',
  '/workflows/settings/#memory':
    'ram, bigger machine, vcpu, processor, increase, dyno size, larger instance, out of memory, more memory, raise, cpu, faster',
  '/workflows/settings/#current-checkpoint-values':
    'reset, wipe, stored variable, inspect, view saved, $checkpoint, state, delete, clear, edit state',
  '/workflows/settings/#attachments':
    'static asset, config, bundle, artifact, include, lookup, dictionary, file, upload a file, attach, csv, attach a csv to a workflow, file in a workflow',
  '/workflows/settings/': 'preferences, configure, collaborators',
  '/workflows/settings/#concurrency-and-throttling': 'parallel, workers, rate limit',
  '/workflows/settings/#limits': 'attachment size, how many attachments',

  '/workflows/networking/':
    'vpn, vpc peering, private network, on-premise, nat, whitelist, allowlist, egress, outbound, firewall, static ip, fixed ip, ip address, database connection, ssh',
  '/workflows/networking/#choose-a-way':
    'nat gateway, elastic ip, private subnet, static ip, whitelist, firewall, fixed ip, bastion, database',
  '/workflows/networking/#http-requests': 'static ip, proxy, allowlist, ip addresses',
  '/workflows/networking/#non-http-traffic-databases-etc':
    'mongodb, redis, rds, sql server, jump host, jump box, port forwarding, postgres, psql, local network, mysql, postgresql, ssh tunnel, bastion, sql database, connect to my database, ECONNREFUSED',
  '/workflows/networking/#feature-request-for-pipedream-restricting-its-ip-range':
    'cidr, ip block, roadmap, us-east-1, dedicated, own address, ip range, static ip, vpc',

  '/workflows/copy/': 'template, fork, clone, duplicate, starter, reuse, import',
  '/workflows/copy/#make-a-copy': 'fork, clone, duplicate, save as, use a template, import, copy link',
  '/workflows/copy/#whats-copied-and-what-isnt':
    'carried over, included, missing, inherit, lost, blank, accounts, secrets, env vars, does the url change',
  '/workflows/copy/#check-the-code': 'malicious, is it safe, trust, steal, untrusted, audit, review, inspect',
  '/workflows/copy/#set-up-the-copy':
    'checklist, install a template, configure, after duplicating, connect accounts, reconnect, env vars, add my account to a copied workflow, connect account in a copy, after copying, copied workflow',
  '/workflows/copy/#share-a-workflow-for-others-to-copy':
    'publish a template, installation, onboarding, share link, copy button, public',

  '/workflows/events/':
    'payload, message, incoming, record, event data, trigger data, request data, webhook body',
  '/workflows/events/#examining-incoming-event-data':
    'view payload, what came in, see the contents, requestbin, preview, inspect, event body',
  '/workflows/events/#copying-references-to-event-data':
    'dot notation, jsonpath, mapping, copy path, variable path',
  '/workflows/events/#copying-the-values-of-event-data': 'paste, clipboard, grab',
  '/workflows/events/#event-format':
    'schema, shape, structure, available, payload, event object, steps.trigger, fields',
  '/workflows/events/#read-only':
    'immutable, mutate, modify, overwrite, cannot assign, property, frozen, change event, edit the event, clone, delete property',
  '/workflows/events/#http':
    'querystring, req.body, req.query, headers, method, client_ip, ip of the caller, url, request object, github event',
  '/workflows/events/#cron-scheduler':
    'epoch, unix, wrong, current hour, when did it fire, timestamp, scheduled time, interval',
  '/workflows/events/#email':
    'subject line, incoming mail, ses, reply, message text, who wrote it, sender, attachments, body of an email, email subject, subject, sender, subject of the email, get the subject, from address',
  '/workflows/events/#steps-trigger-raw-event':
    'unparsed, original, untouched, rawBody, hmac, verify a webhook, binary, raw body, unmodified, signature',
  '/workflows/events/#steps-trigger-context':
    'execution id, request-id, trace id, run id, uuid, metadata, github.run_id, event id, workflow id, owner, deployment id, is it a replay, timestamp of the run',
  '/workflows/events/#limits-on-event-history':
    'retention, stored, disappeared, archive, purge, gone, expire, ttl, back up, old events, deleted, lost, 100 events, where are my old events',

  '/workflows/events/inspect/':
    'task history, zap history, cloudwatch, monitoring, execution, activity, papertrail, audit, logs, runs, past executions, event list',
  '/workflows/events/inspect/#colors':
    'why is it red, grey, pink, faded, dimmed, legend, gray, green, status',
  '/workflows/events/inspect/#select-an-event':
    'where are my logs, output, view result, printed, stdout, what happened, console.log, view a run, execution details, what was sent, sent data, result of an action',
  '/workflows/events/inspect/#search':
    'lookup, grep, filter, query, locate a customer, find an event, search logs, old event, only errors, failed runs',
  '/workflows/events/inspect/#live-pause': 'scrolling, jumping, freeze, moving too fast, stuck, updating',
  '/workflows/events/inspect/#event-duration':
    'profiling, bottleneck, benchmark, elapsed, metrics, performance, how long did it take, runtime, slow, time',
  '/workflows/events/inspect/#messages':
    'succeeded, status, outcome, completed, did it finish, successful, did my run succeed',
  '/workflows/events/inspect/#replaying-and-deleting-events':
    'erase, personal, remove, wipe history, clean up, cross, rerun, retry, clear history, delete old events, deleted event, lost event',
  '/workflows/events/inspect/#events-from-older-versions-your-workflow':
    'outdated, stale, previous deployment, stuck on old, locked, previously, which version handled it, which version ran, version of an event, old code ran',
  '/workflows/events/inspect/#debug':
    'debugging, diagnose, investigate, breakpoint, root cause, nothing happens, troubleshoot, step through, find a bug, failure, which part broke, stack trace, crash, details, failed step, find the error',
  '/workflows/events/inspect/#the-inspector': 'list of runs, how many runs, how far back, older events',

  '/workflows/events/replay/':
    'rerun, re-run, retry, redo, reprocess, repeat, once more, resend an event, run again, trigger again, does a replay count, cost of a replay',
  '/workflows/events/replay/#replay':
    'rerun, resend, retry, restart, reprocess, run again, button, failed event, hotkey, keyboard shortcut',
  '/workflows/events/replay/#step-exports-for-replayed-events':
    'old, identical, differences, unchanged, original payload',
  '/workflows/events/replay/#fix-and-replay':
    'after a bugfix, recover, reprocess, failed job, verify a correction',
  '/workflows/events/replay/#safe':
    'idempotent, exactly once, at least once, charged double, side effects, duplicate, idempotency, twice, run twice',

  '/workflows/events/test/':
    'simulate, sample, manual, mock, workflow_dispatch, dry run, by hand, try, debug, trial run, fake event, sample data',
  '/workflows/events/test/#send':
    'run manually, execute, try it out, by hand, grayed out, disabled, run now, test button, start, trigger manually',
  '/workflows/events/test/#edit':
    'mock payload, fake, fixture, edge cases, custom json, placeholder, dummy, change the test data, test body',
  '/workflows/events/test/#your-own-request':
    'postman, insomnia, httpie, wget, command line, simulate a webhook, curl, browser, http client',
  '/workflows/events/test/#app-events': 'no sample, load more, pull in, nothing, blank',
  '/workflows/events/test/#no-side-effects':
    "sandbox, staging, safely, test mode, dev environment, without sending, development, preview only, dry run, don't send, spamming, real customers, safe test, real data",
  '/workflows/events/test/#by-trigger': 'test a schedule, test an email trigger',
  '/workflows/events/test/#use-a-real-event': 'reuse, copy an event, production data',

  '/workflows/events/cold-starts/':
    'warm up, spin up, boot, latency, lag, delay, sluggish, initialization, sleeping dyno, slow first request, start-up time, startup, first call, slower, first request is slow, why is the first request slow',
  '/workflows/events/cold-starts/#why':
    'idle, inactive, container, wake up, spin up, asleep, first call, slower, slow first request, why is the first request slow',
  '/workflows/events/cold-starts/#keep-warm':
    'always on, ping, keep alive, provisioned concurrency, prevent sleep, heartbeat, uptime, avoid cold starts, keepalive, prewarm',
  '/workflows/events/cold-starts/#does-it-matter': 'should i care, measure',

  '/workflows/events/concurrency-and-throttling/':
    "sequential, in sequence, one after another, fifo, rate limiting, parallelism, parallel, queue, one at a time, limit runs, two runs at the same time, prevent overlap, run only one at a time, two runs at once, runs at the same time, make sure two runs don't happen at the same time",
  '/workflows/events/concurrency-and-throttling/#supported-triggers':
    'option missing, not showing, unavailable',
  '/workflows/events/concurrency-and-throttling/#where-do-i-manage-concurrency-and-throttling':
    'turn on, configure, enable',
  '/workflows/events/concurrency-and-throttling/#concurrency':
    'mutex, lock, atomic, lost update, collide, clobber, simultaneous, overlapping',
  '/workflows/events/concurrency-and-throttling/#throttling':
    '429, too many requests, quota exceeded, leaky bucket',
  '/workflows/events/concurrency-and-throttling/#usage':
    'sqs, fifo, backlog, pending, broker, kafka, buffer, backpressure, order of events, how does the queue work, stuck in the queue, waiting events',
  '/workflows/events/concurrency-and-throttling/#managing-event-concurrency':
    'sequential, single, serial, mutex, fifo, max parallel, reserved concurrency, simultaneous, one after another, one at a time, workers, in order, simultaneous runs, singleton, one by one, process events in order, one event after another',
  '/workflows/events/concurrency-and-throttling/#throttling-workflow-execution':
    'slow down, spread out, rate limiter, debounce, drip, smooth, qps, too many requests, rate limit, per second, per minute',
  '/workflows/events/concurrency-and-throttling/#pausing-workflow-execution':
    'hold, suspend, resume, temporarily stop, freeze, without losing anything, stop without losing events, maintenance',
  '/workflows/events/concurrency-and-throttling/#increasing-the-queue-size-for-a-workflow':
    'overflow, backlog, buffer, increase, discarded, dropped, spike, traffic peak, max queue, lost events, event queue full',
  '/workflows/events/concurrency-and-throttling/#why-is-it-important': 'when do i need it',

  '/workflows/error-handling/global-error-workflow/':
    'alerting, monitoring, sentry, failure notification, crash report, notify when it breaks, watchdog, error email, error handler, catch errors, get alerted',
  '/workflows/error-handling/global-error-workflow/#choose-how-to-handle-errors':
    'error handling, on failure, retry, alert, what happens when a step throws',
  '/workflows/error-handling/global-error-workflow/#catch-an-error-in-the-step':
    'ignore, swallow, continue-on-error, try catch, proceed anyway, suppress, try/catch, handle an exception, keep going, continue on error, continue with the next step',
  '/workflows/error-handling/global-error-workflow/#error-format':
    'schema, payload, failure details, structure, exception',
  '/workflows/error-handling/global-error-workflow/#modifying-the-global-error-workflow':
    'customize, microsoft teams, telegram, sms, opsgenie, datadog, sentry, pager, recipient, change error emails, edit, pagerduty',
  '/workflows/error-handling/global-error-workflow/#send-errors-to-slack':
    'alert channel, flood, deduplicate, notify the team, chat, once per day, notification, webhook, message when an error occurs',
  '/workflows/error-handling/global-error-workflow/#treat-critical-workflows-differently':
    'severity, priority, important, on duty, urgent, escalate',
  '/workflows/error-handling/global-error-workflow/#test-your-changes':
    'simulate a failure, fake, deliberately, provoke, force',
  '/workflows/error-handling/global-error-workflow/#modifying-how-errors-are-raised-from-workflow':
    'exclude, unsubscribe, disable notifications, ignore failures, stop error emails, turn off, mute, too many error emails',
  '/workflows/error-handling/global-error-workflow/#what-happens-if-an-error-is-raised-in-the-error-workflow-itself':
    'infinite loop, recursion, endless, not notified, silent, error inside the error workflow, no notification',

  '/workflows/examples/add-multiple-rows-to-google-sheets/': 'bulk insert, batch, several lines, spreadsheet',
  '/workflows/examples/add-multiple-rows-to-google-sheets/#format-rows':
    '2d array, nested, transform, reshape, flatten, map, convert',
  '/workflows/examples/add-multiple-rows-to-google-sheets/#in-code': 'append from code, google sheets api',

  '/workflows/examples/add-record-to-airtable/': 'insert, entry, crm, database row, save a lead',
  '/workflows/examples/add-record-to-airtable/#use-an-action': 'create a record',
  '/workflows/examples/add-record-to-airtable/#in-code': 'airtable api, base id, table id',

  '/workflows/examples/add-row-to-google-sheets/':
    'append, insert, spreadsheet, form submission, excel, leads, collect',
  '/workflows/examples/add-row-to-google-sheets/#in-code':
    'append from code, google sheets api, spreadsheet id',

  '/workflows/examples/cron-job/':
    'uptime monitor, website monitoring, health check, heroku scheduler, crontab, pingdom, nightly, periodically, is my site up, scheduled, recurring, daily, timer, every morning',
  '/workflows/examples/cron-job/#set-the-schedule':
    'cron expression, every hour, weekdays, time zone, weekends, skip weekends, monday to friday, at 8am',
  '/workflows/examples/cron-job/#stop-it': 'turn off, disable, pause, cancel',
  '/workflows/examples/cron-job/#only-changes':
    'recovery, notify once, back online, flapping, repeated alerts',
  '/workflows/examples/cron-job/#build-it': 'scheduled request, monitor a url',
  '/workflows/examples/cron-job/#test-it': 'run now, by hand',

  '/workflows/examples/http-response/':
    'rest api, backend, microservice, endpoint, express, api gateway, web service, mock server, custom response, return json, respond',
  '/workflows/examples/http-response/#return-json':
    'res.json, reply, parameter missing, validate input, api response, status code',
  '/workflows/examples/http-response/#ask-for-a-key':
    'unauthorized, protect, password, token, authenticate, restrict, block strangers, api key, 401, authentication, secure, protect an endpoint',
  '/workflows/examples/http-response/#redirect':
    'url shortener, 301, forward, permanent, bitly, vanity, 302, location header, send to another page, redirect visitors, send to another url, redirect the browser',
  '/workflows/examples/http-response/#return-a-web-page':
    'website, landing, render, serve, hosting, xss, content-type, html, browser',

  '/workflows/examples/send-discord-message/': 'notify, guild, chat, announcement, alert',
  '/workflows/examples/send-discord-message/#embed': 'rich, card, formatted, box, layout',
  '/workflows/examples/send-discord-message/#in-code': 'discord api',

  '/workflows/examples/send-email-to-someone-else/':
    'transactional, client, confirmation, recipient, smtp, outgoing mail, notify a user, sendgrid, email customers, other recipients, customers, email a customer',
  '/workflows/examples/send-email-to-someone-else/#another-service':
    'mailgun, postmark, mailchimp, mailjet, nodemailer, gmail, outlook, ses, smtp',
  '/workflows/examples/send-email-to-someone-else/#send-the-email': 'sendgrid, to field',

  '/workflows/examples/send-http-request/':
    'outgoing webhook, rest, outbound, system, integrate, post, call an api, axios, get request',
  '/workflows/examples/send-http-request/#action':
    'no-code, without coding, webhooks by zapier, form, custom',
  '/workflows/examples/send-http-request/#send-http': 'asynchronously, no reply needed, later, non-blocking',
  '/workflows/examples/send-http-request/#send-an-api-key':
    'bearer token, credentials, authenticate, secret, password, authorization header, authenticated, basic auth, bearer, request step',
  '/workflows/examples/send-http-request/#axios': 'api call in code',

  '/workflows/examples/send-slack-message/': 'notify, chat, bot, alert, announce, dm',
  '/workflows/examples/send-slack-message/#send-a-message': 'post, channel, text message',
  '/workflows/examples/send-slack-message/#block-kit':
    'rich text, formatting, layout, card, markdown, bold, divider',
  '/workflows/examples/send-slack-message/#webhook':
    'without oauth, simple, quick, incoming webhook, webhook url, hooks.slack.com, incoming webhook url',
  '/workflows/examples/send-slack-message/#in-code': 'chat.postMessage, slack api',

  '/workflows/examples/send-yourself-email/': 'notify me, alert, reminder, inbox, mail me',
  '/workflows/examples/send-yourself-email/#in-code':
    'threshold, conditional, notification, cc, $send.email, email from code',
  '/workflows/examples/send-yourself-email/#one-email':
    'digest, daily summary, batch, aggregate, roundup, combine, bundle',

  '/workflows/examples/trigger-workflow-on-saas-event/':
    'if this then that, when created, watch, listen, entry, monitor, new record, when something happens',
  '/workflows/examples/trigger-workflow-on-saas-event/#try-it':
    'immediately, force, instant, manually check, fetch now, test, poll now, run now',
  '/workflows/examples/trigger-workflow-on-saas-event/#add-the-trigger':
    'new row trigger, app trigger, create a source',
};
