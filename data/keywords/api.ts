/** Keywords of the sections about the API, the CLI, destinations, and event sources. */
export const apiKeywords: Readonly<Record<string, string>> = {
  '/api/overview/': 'programmatically, developer interface, integrate, backend, sdk',
  '/api/overview/#first-request':
    'whoami, postman, hello world, quick start, test my key, ping, example request',
  '/api/overview/#objects': 'relationships, diagram, glossary, terminology',
  '/api/overview/#pull-push-or-stream':
    'which is better, trade-offs, polling, webhook versus sse, compare, realtime, difference',
  '/api/overview/#base-urls': 'host, hostname, domain, api.pipedream.com, endpoint address, api url',

  '/api/auth/': 'authenticate, api token, credentials for the api, where is my key',
  '/api/auth/#pipedream-api-key': 'personal access token, get api token, obtain, generate',
  '/api/auth/#authorizing-api-requests':
    'basic auth, authorization header, curl, authenticate, access token, how to pass the token',
  '/api/auth/#using-the-pipedream-cli': 'PD_API_KEY, login without a header',
  '/api/auth/#keep-it-secret': 'leak, safe storage of a key, expose, commit to git, public repository',
  '/api/auth/#revoking-your-api-key':
    'rotate, regenerate, leaked, compromised, exposed, new token, change, renew, reset, delete, new key, roll',
  '/api/auth/#troubleshooting':
    "unauthorized, invalid token, access denied, 403 forbidden, key doesn't work, missing authentication, 401 rest api, rest api unauthorized, token rejected",

  '/api/rest/': 'sdk, swagger, graphql, programmatically',
  '/api/rest/#all-operations':
    'cheat sheet, endpoints, list of endpoints, routes, api reference, which endpoints exist',
  '/api/rest/#base-url': 'host, domain, endpoint address, server, version',
  '/api/rest/#authentication': 'bearer, token, content-type, headers required',
  '/api/rest/#common-parameters':
    'smaller response, projection, filter properties, limit, include, exclude, fields, query string',
  '/api/rest/#pagination':
    'only 10 results, offset, paginate, fetch everything, cursor, next page, more results, per page',
  '/api/rest/#working-with-resources-owned-by-an-organization': 'team, workspace, company, org_id',
  '/api/rest/#errors': 'status codes, 400, 404, error format, rate limit, response shape',
  '/api/rest/#create-a-component': 'upload code, save source code, register',
  '/api/rest/#get-a-component': 'source code of a component, configurable_props',
  '/api/rest/#get-a-component-from-the-global-registry': 'lookup, public component, prebuilt, key',
  '/api/rest/#get-source-events':
    'list events, retrieve, read events in a script, past events, history, poll for events',
  '/api/rest/#delete-source-events': 'purge, wipe, erase, clear, remove, empty',
  '/api/rest/#get-org-s-subscriptions': 'team subscriptions',
  '/api/rest/#get-org-s-sources': 'team sources, company, list org sources',
  '/api/rest/#list-current-user-sources': 'all my sources, enumerate, dc_ ids',
  '/api/rest/#create-a-source':
    'deploy programmatically, provision, launch, new, start, install, deploy over the api, create a source from a backend, create a source from my own code',
  '/api/rest/#update-a-source':
    'resume, patch, change, edit, pause, disable, enable, activate, deactivate, turn off',
  '/api/rest/#delete-a-source': 'remove, destroy, tear down',
  '/api/rest/#listen-for-events-from-another-source-or-workflow':
    'connect two workflows, multiple triggers, subscribe, create subscription, second trigger, chain, emitter, listener, event_name, $errors, $logs, channel, two triggers, several triggers',
  '/api/rest/#automatically-subscribe-a-listener-to-events-from-new-workflows-sources':
    'every new workflow, auto-subscription, all future workflows, global',
  '/api/rest/#delete-a-subscription': 'unsubscribe, detach, remove, stop receiving, cancel',
  '/api/rest/#create-a-webhook': 'register my server, callback url, add, notify my endpoint, new',
  '/api/rest/#workflows':
    'deploy workflow programmatically, list workflows, start workflow over API, trigger workflow via api, export, create workflow programmatically',
  '/api/rest/#get-workflow-emits': 'output of a workflow, emitted results',
  '/api/rest/#get-workflow-errors': 'failed runs, failures, error log',
  '/api/rest/#get-current-user-info':
    'remaining invocations, my account, user id, usage, quota left, plan, billing info, me',
  '/api/rest/#get-current-user-s-subscriptions': 'list subscriptions, what listens to what',
  '/api/rest/#get-current-user-s-webhooks': 'list webhooks, registered endpoints',

  '/api/rest/rss/': 'feed reader, walkthrough',
  '/api/rest/rss/#find-the-details-of-the-source-you-d-like-to-create':
    'component key, registry, props of a source',
  '/api/rest/rss/#creating-the-source': 'deploy programmatically, configured_props',
  '/api/rest/rss/#fetching-new-events': 'get articles',
  '/api/rest/rss/#from-start-to-end-in-one-program': 'complete script',
  '/api/rest/rss/#clean-up': 'remove, stop polling, cancel',
  '/api/rest/rss/#rest-api': 'last items, since',

  '/api/rest/workflow-errors/': 'monitoring, sentry, dlq, failed executions of a workflow',
  '/api/rest/workflow-errors/#approaches': 'best way to handle errors',
  '/api/rest/workflow-errors/#list-the-last-100-errors-from-the-rest-api': 'read failures in a script',
  '/api/rest/workflow-errors/#replay':
    'reprocess, bulk, retry, rerun, failed events again, replay many, batch, mass, all failures, outage, dead letter queue, dlq, backfill, autoreplay, rerun everything, retry all',
  '/api/rest/workflow-errors/#forward-errors-for-one-workflow-to-another-workflow':
    'custom error handler, event_name, own error workflow, different error handler, subscribe to errors of a workflow',
  '/api/rest/workflow-errors/#forward-all':
    'central handler, catch all, wildcard, errors of all workflows in one place, failing workflows, subscribe to errors of all workflows',
  '/api/rest/workflow-errors/#stop': 'unsubscribe, turn off, remove',

  '/api/rest/webhooks/':
    'push to my server, notify my backend, relay, send events of a source to my own server, webhook or stream, polling, compare',
  '/api/rest/webhooks/#step-3-create-a-subscription': 'subscribe, link, attach, deliver events',
  '/api/rest/webhooks/#step-4-trigger-an-event': 'receive locally, localhost, payload format, test, ngrok',
  '/api/rest/webhooks/#clean-up': 'unsubscribe, remove webhook, turn off, delete',
  '/api/rest/webhooks/#extending-these-ideas':
    'fan out, broadcast, many to one, two urls, two endpoints, several endpoints, more than one url, many sources, all my sources, multiple webhooks',
  '/api/rest/webhooks/#step-1-retrieve-the-source-s-id': 'list my sources, dc_',
  '/api/rest/webhooks/#step-2-create-a-webhook': 'register an endpoint, POST /webhooks',
  '/api/rest/webhooks/#all-steps-in-one-script': 'shell script, complete example',
  '/api/rest/webhooks/#send-events-from-an-existing-event-source-to-a-webhook':
    'deliver, push to my endpoint',

  '/api/sse/': 'firehose, socket, realtime, websocket, live events, subscribe, listen, server-sent events',
  '/api/sse/#what-is-sse': 'protocol, text/event-stream',
  '/api/sse/#streams': 'stream endpoint, rt.pipedream.com, address',
  '/api/sse/#connecting-to-the-sse-stream-directly':
    'consume a stream, listen for events, python, node client, curl',
  '/api/sse/#reconnect':
    'dropped connection, ECONNRESET, Last-Event-ID, disconnects, lost events, connection closed, resume, retry, timeout, events arrive twice, duplicates after reconnecting',
  '/api/sse/#browser':
    'web page, react, live dashboard, client side, javascript, frontend, EventSource header, react app',
  '/api/sse/#sse-handshake-messages':
    'heartbeat, idle connection, ping, keepalive, empty messages, keep-alive comments',
  '/api/sse/#subscribe-to-new-events-using-the-pipedream-cli': 'pd events -f',

  '/cli/reference/': 'manual, man page',
  '/cli/reference/#command-reference': 'list of commands, cheat sheet, options, usage',
  '/cli/reference/#general-notes': 'slug, identifiers, name or id, dc_',
  '/cli/reference/#pd-delete': 'destroy, rm, remove a source, uninstall a source, terminal',
  '/cli/reference/#pd-deploy':
    'launch, run code from github, create a source, start, run a component, install',
  '/cli/reference/#pd-describe': 'show details, endpoint of a source, info, inspect',
  '/cli/reference/#pd-dev':
    'hot reload, local development, nodemon, sync, watch mode, live reload, develop locally, auto update, test a component locally, test my source, without deploying',
  '/cli/reference/#pd-events':
    'tail, watch events in the terminal, follow, stream, listen, print events, history, common tasks, snippets, one-liners, save events to a file, export events, write events to a log file, backup of events',
  '/cli/reference/#pd-help': 'man page',
  '/cli/reference/#pd-init': 'boilerplate, generate, skeleton, scaffold, template, new component, starter',
  '/cli/reference/#pd-list':
    'ls, inventory, show my sources, list components, which sources do I have, list all my sources',
  '/cli/reference/#pd-login': 'sign in, authenticate',
  '/cli/reference/#pd-logout': 'sign out, remove key',
  '/cli/reference/#pd-logs': 'tail, heroku logs, console output, errors of a source, debug, follow',
  '/cli/reference/#pd-publish':
    'push an action, upload an action, release, private action, deploy an action, share an action',
  '/cli/reference/#pd-signup': 'register, create an account',
  '/cli/reference/#pd-update':
    'resume a source, restart a source, rename, change code, activate, deactivate, pause, turn off a source, new code',
  '/cli/reference/#profiles': 'switch between accounts in pd, several accounts, multi-account',
  '/cli/reference/#creating-a-new-profile': 'second account in the cli',
  '/cli/reference/#creating-a-profile-for-an-organization':
    'deploy to org, publish for coworkers, team account, company, share an action with my team',
  '/cli/reference/#using-profiles': 'choose account, --profile, which account is used',
  '/cli/reference/#cli-config-file':
    'dotfile, where does pd store the key, configuration, settings location, api_key, credentials file, xdg',
  '/cli/reference/#version': 'which version do I have, pd --version, check version',
  '/cli/reference/#auto-upgrade':
    'upgrade the cli, outdated cli, update pd, latest version, new release, update itself, updates automatically, self-update, does pd update itself, pd updates itself',
  '/cli/reference/#analytics':
    'tracking, metrics, usage statistics, opt out, privacy, disable, data collection',
  '/cli/reference/#if-it-does-not-work': 'not logged in, command not found',
  '/cli/reference/#pd-init-app': 'new app file',
  '/cli/reference/#pd-init-action': 'new action file',
  '/cli/reference/#pd-init-source': 'new source file, --db, --http, --timer',

  '/cli/install/': 'download, get pd, command-line tool, setup',
  '/cli/install/#install':
    'setup, brew, homebrew, apt, get the cli, curl installer, command not found, what now, try it',
  '/cli/install/#macos': 'apple, osx, is the script safe, mac, permission denied, sudo',
  '/cli/install/#linux': 'ubuntu, debian, raspberry pi, without root, install on linux',
  '/cli/install/#windows-native':
    'powershell, cmd, garbled output, colors look wrong, exe, path variable, install on windows, not recognized as an internal or external command',
  '/cli/install/#windows-wsl': 'ubuntu on windows, wsl2',
  '/cli/install/#cli-builds':
    'm1, apple silicon, arm64, binary, binaries, checksum, download zip, old version',
  '/cli/install/#remove-pd': 'uninstall, delete the cli, get rid of, uninstall pd, remove the cli',

  '/cli/login/#existing-pipedream-account': 'authenticate the cli, connect pd, sign in, authorize, link',
  '/cli/login/#signing-up-for-pipedream-via-the-cli': 'register, pd signup, new user',
  '/cli/login/#using-the-cli-to-manage-multiple-accounts':
    'switch accounts, second account, profile, work and private',
  '/cli/login/#headless':
    'ci, github actions, docker, remote machine, jenkins, non-interactive, server without display, ssh, ci pipeline, gitlab, api key in a file, ci/cd',
  '/cli/login/#logging-out-of-the-cli': 'lost laptop, sign out of pd, remove credentials, logoff, pd logout',
  '/cli/login/#if-it-does-not-work': 'not logged in, login fails, 401',
  '/cli/login/': 'authenticate, sign in from the terminal, log in with pd',

  '/destinations/': 'sinks, fire and forget, outputs, send data, export data, outgoing, connectors',
  '/destinations/#available-destinations': 'outputs, which one, available',
  '/destinations/#destination-or-something-else': 'difference between $send and axios, versus',
  '/destinations/#asynchronous-delivery': 'delay, batch, async, order of delivery, not sent yet',

  '/destinations/http/':
    'outgoing webhook, $send.http, post request, webhook out, fire and forget, async request',
  '/destinations/http/#when-to-use-it': 'pros and cons',
  '/destinations/http/#using-send-http-in-workflows': 'patch, post json, headers, auth, put, delete',
  '/destinations/http/#http-destination-delivery': 'delay, after the workflow, order',
  '/destinations/http/#http-request-and-response-logs':
    'debug, status code, did it succeed, succeeded, was my request sent, result of $send.http, see the response, check, failed',
  '/destinations/http/#what-if-i-need-to-access-the-http-response-in-my-workflow':
    'read what the server answered',
  '/destinations/http/#timeout': 'slow server, ETIMEDOUT, deadline, took too long, 5 seconds, timed out',
  '/destinations/http/#retries':
    'attempt, guaranteed delivery, lost request, retry, resend, failed request, try again',
  '/destinations/http/#ip-addresses-for-pipedream-http-requests':
    'egress, whitelist, allowlist, static ip, firewall, outgoing ip, fixed, blocked by a firewall',
  '/destinations/http/#using-send-http-in-component-actions': '$.send.http',

  '/destinations/email/': 'notify me, alert, send mail, email myself, $send.email, notification',
  '/destinations/email/#who-gets-the-email':
    'cc, bcc, another person, to address, recipients, someone else, to field, sender, customers, built-in email step, send email to customers, other recipients, change the recipient',
  '/destinations/email/#using-send-email-in-workflows':
    'digest, several lines in one email, send mail from code, html email, subject, attachment, csv attachment, attach a file',
  '/destinations/email/#emailing-workflow-collaborators':
    'several recipients, email my team, other people, coworkers, whole team, everyone, all members, notify my team',
  '/destinations/email/#delivery-details':
    "junk, never arrived, footer, spam, not received, sender address, email didn't arrive, arrive, when is it sent",
  '/destinations/email/#using-send-email-in-component-actions': '$.send.email',

  '/destinations/s3/': 'backup, data lake, aws, bucket, store files, upload to s3, archive events',
  '/destinations/s3/#s3-bucket-policy':
    'access denied, grant, iam, permissions, policy json, authorize, aws permissions',
  '/destinations/s3/#using-send-s3-in-workflows': 'put object, save json to a bucket',
  '/destinations/s3/#s3-destination-delivery':
    'frequency, how often is a file written, delay, batching, when do files appear, every minute',
  '/destinations/s3/#s3-object-format':
    'ndjson, decompress, unzip, extension, partition, gzip, file name, path, key, jsonl, prefix',
  '/destinations/s3/#limiting-s3-uploads-by-ip': 'whitelist, allowlist, restrict, bucket policy condition',
  '/destinations/s3/#using-send-s3-in-component-actions': '$.send.s3',

  '/destinations/emit/':
    'pub sub, sub-workflow, sub-zap, $send.emit, trigger another workflow, call a workflow, chain workflows',
  '/destinations/emit/#when-to-use-it': 'modular, shared logic, fan out',
  '/destinations/emit/#trigger-a-workflow-from-emitted-events':
    'chain, infinite loop, subscribe, call another workflow, parent and child, subscription',
  '/destinations/emit/#consuming-emitted-events-via-rest-api': 'get results, read output from outside, poll',
  '/destinations/emit/#emit-logs-troubleshooting': 'listener never starts, second workflow does nothing',
  '/destinations/emit/#using-send-emit-in-workflows': 'emit an event, raw_event, name',
  '/destinations/emit/#using-send-emit-in-component-actions': '$.send.emit',

  '/destinations/sse/':
    'live updates, push to browser, realtime, $send.sse, websocket, server push, long polling, socket.io, use cases, live dashboard, server-sent events',
  '/destinations/sse/#sending-data-to-an-sse-destination-in-workflows':
    'publish, broadcast, channel, push an event',
  '/destinations/sse/#retrieving-your-workflow-s-event-stream-url':
    'endpoint, address, connect, sdk.m.pipedream.net',
  '/destinations/sse/#sample-code-to-connect-to-your-event-stream':
    'react, frontend example, EventSource, javascript client, html, listen, subscribe',
  '/destinations/sse/#keepalive-messages':
    'heartbeat, ping, connection stays open, empty comment, :keepalive, keepalive',
  '/destinations/sse/#using-send-sse-in-component-actions': '$.send.sse',
  '/destinations/sse/#receiving-events': 'EventSource',

  '/destinations/sql/':
    'data warehouse, discontinued, sunset, database, query, shutdown, deprecated, end of life, presto, athena',
  '/destinations/sql/#move-to-something-else':
    'alternative, replacement for sql, bigquery, snowflake, migrate, replace, instead, other database',
  '/destinations/sql/#using-send-sql': 'save a record, insert row, store in a table, $send.sql',
  '/destinations/sql/#limitations-on-pipedream-sql-table-names': 'invalid table name, hyphen, dash',
  '/destinations/sql/#new-table': 'inferred, create a table',
  '/destinations/sql/#existing-table': 'alter, evolve',
  '/destinations/sql/#mapping-json-data-types-to-presto-types':
    'conversion, varchar, datetime, data types, column types, boolean, timestamp, schema',
  '/destinations/sql/#fields-with-values-of-variable-types': 'mixed types, type mismatch, conflict',
  '/destinations/sql/#how-we-handle-non-json-data-sent-to-sql-destinations': 'blank, null values',
  '/destinations/sql/#running-sql-queries-from-the-ui': 'run a query, select, editor, browse tables',
  '/destinations/sql/#downloading-your-results': 'backup of my tables, export, csv, save, export a table',
  '/destinations/sql/#sql-dialect': 'flavor, ansi',
  '/destinations/sql/#sql-queries-we-prevent':
    'forbidden, truncate, drop table, delete rows, update, insert into',
  '/destinations/sql/#triggering-workflows-on-scheduled-sql-queries': 'nightly, every morning',
  '/destinations/sql/#query-limits':
    'slow query, timeout, maximum rows, result size, data retention of the sql destination',
  '/destinations/sql/#running-sql-queries-via-api': 'programmatically',
  '/destinations/sql/#running-sql-queries-from-a-workflow': 'scheduled report',
  '/destinations/sql/#what-happens-when-you-send-data-to-a-sql-destination': 'flatten',

  '/event-sources/':
    'watcher, poller, ingestion, event source, triggers, listeners, polling, connectors, subscribe to events',
  '/event-sources/#how-do-event-sources-work':
    'instantly, how soon do events arrive, polling, webhook, push, delay, latency, realtime',
  '/event-sources/#creating-a-source-from-the-ui': 'new source, add, set up, browser',
  '/event-sources/#creating-a-source-from-the-cli': 'pd deploy, terminal, new',
  '/event-sources/#over-the-api': 'programmatically, rest',
  '/event-sources/#consuming-events-from-sources':
    'where do events go, subscribe, get events, listen, read, use a source, several workflows, same source, share a source',
  '/event-sources/#the-page-of-a-source': 'configuration, events tab, logs tab, settings of a source, edit',
  '/event-sources/#lifecycle': 'resume a source, pause, stop, restart, delete, deactivate, update',
  '/event-sources/#example-cron-jobs':
    'crontab, heroku scheduler, cron, timer, interval, polling, every hour',
  '/event-sources/#publishing-a-new-event-source-or-modifying-an-existing-source':
    'custom source, develop, create, edit code, own trigger',
  '/event-sources/#cost':
    'reduce invocations, source eats my invocations, expensive, price, turn off, pause, polling interval',
  '/event-sources/#limits': 'how many events',

  '/event-sources/rss/': 'atom, feed reader, new posts',
  '/event-sources/rss/#create': 'watch a blog, follow a feed, add, new feed, subscribe, trigger',
  '/event-sources/rss/#event': 'pubDate, item structure, attributes',
  '/event-sources/rss/#filter':
    'only some posts, matching, exclude, keyword, only certain, ignore, condition',
  '/event-sources/rss/#stop': 'pause, turn off, delete, invocations',
  '/event-sources/rss/#build': 'custom feed, rss-parser',

  '/event-sources/github/': 'stargazers, follow a repo, repository events',
  '/event-sources/github/#create':
    'github webhook, new star, trigger on push, watch a repository, star notification, issue opened, new pull request, new commit, new release, new github issue',
  '/event-sources/github/#polling': 'pull requests, commits, custom github source, api, issues',
  '/event-sources/github/#stop': 'pause, delete, remove, turn off',
  '/event-sources/github/#use': 'payload of a github event, webhook headers, which fields, github event',
  '/event-sources/github/#sources':
    'list of github sources, new issue, new star, new pull request, new commit, new release, github triggers',

  '/event-sources/http/':
    'request bin, webhook.site, ngrok, capture webhooks, catch hook, inspect requests, webhook receiver, endpoint, collect webhooks, test webhooks, listen for webhooks, webhook, receive requests',
  '/event-sources/http/#consume-events-from-your-source': 'get, subscribe, receive',
  '/event-sources/http/#custom-response':
    'reject a request, reply from an http source, status code, validate, verification, answer',
  '/event-sources/http/#create-an-http-source': 'curl',
  '/event-sources/http/#over-rest': 'get events with curl',
  '/event-sources/http/#as-a-stream': 'sse',

  '/event-sources/logs/':
    'stdout, cloudwatch, monitoring, console.log of a source, errors of a source, debug a source, pd logs',
  '/event-sources/logs/#what-gets-logged': 'console.error',
  '/event-sources/logs/#ui': 'view, see, tab',
  '/event-sources/logs/#sse': 'datadog, splunk',
  '/event-sources/logs/#subscribe':
    'alert when a source fails, notification, errors to slack, monitor, $errors, $logs',
  '/event-sources/logs/#choose': 'which way, retention, expire, history, deleted',
  '/event-sources/logs/#if-it-does-not-work': 'no logs, shows nothing',

  '/event-sources/public-streams/':
    'anonymous access, share, unauthenticated, without api key, expose, private, who can read, anonymous, private stream',
  '/event-sources/public-streams/#workflow': 'website, live feed',
  '/event-sources/public-streams/#relay': 'middleware, stream for signed-in users, proxy, backend, express',
  '/event-sources/public-streams/#stop': 'unshare, make private',
};
