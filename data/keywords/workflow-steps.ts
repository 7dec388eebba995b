// cspell:ignore dont
/** Keywords of the pages about the steps of a workflow: triggers, actions, params and code. */
export const workflowStepKeywords: Readonly<Record<string, string>> = {
  '/workflows/steps/': 'node, block, module, task, stage, job, pass along',
  '/workflows/steps/#move-turn-off-or-delete-a-step':
    'reorder, drag and drop, rearrange, skip, comment out, disable, remove, swap, order of steps, copy a step, duplicate',
  '/workflows/steps/#branches':
    'branch, branching, if else, switch, conditional, condition, case, router, paths, fork, parallel paths, split a workflow, decision, only if, skip steps, different steps for different events',
  '/workflows/steps/#step-names':
    'alias, label, identifier, unique, title, rename a step, change step name, invalid name, spaces, special characters, allowed names, allowed, naming rules',
  '/workflows/steps/#passing-data-to-steps':
    'mapping, dynamic, merge fields, variable, arguments, inputs, params, use data, reference',
  '/workflows/steps/#passing-data-to-code-steps-step-parameters':
    'arguments, configurable, text box, read a param, params in code',
  '/workflows/steps/#step-exports':
    'output, previous result, set-output, needs.outputs, share, pass data between steps, return value, use output in the next step, merge data, combine results of steps, data from two steps, collect results, outputs, step export, what is an export, export from a step, steps.nodejs',
  '/workflows/steps/#use-return': '$return_value, output',
  '/workflows/steps/#use-named-exports':
    'multiple outputs, set-output, more than one, custom name, this.name, export several, named export',
  '/workflows/steps/#what-you-can-export':
    'converting circular structure to json, serialize, BigInt, binary, stringify, lost, export a function, date, map, class, json-serializable, undefined export',
  '/workflows/steps/#code-actions': 'plus button, which step',
  '/workflows/steps/#exporting-data-from-component-actions': '$.export',

  '/workflows/steps/triggers/':
    'kick off, launch, initiate, when this happens, invoke, listener, trigger types, what starts a workflow',
  '/workflows/steps/triggers/#choose-a-trigger':
    'start a workflow, which trigger, types of triggers, ways to start',
  '/workflows/steps/triggers/#http':
    'catch hook, incoming, receive, callback, listen, api gateway, inbound, requestbin, public address, webhook, webhook url, endpoint, web hook, post to a workflow, url of my workflow, workflow url, unique url, where is the url of my workflow, copy the url, get the url',
  '/workflows/steps/triggers/#accessing-http-request-data':
    'req.body, req.query, req.params, querystring, extract, payload, variable, body, headers, query string, get parameters, read the body, json body, body of the request',
  '/workflows/steps/triggers/#valid-requests':
    'ssl, tls, verb, http methods, route, wildcard, get, post, path, subdomain, url, method not allowed',
  '/workflows/steps/triggers/#how-it-reads-the-body':
    'x-www-form-urlencoded, unparsed, xml, mime, body-parser, plain, not an object, decode, parse body, body is a string, content type, raw body, text, parse json, application/json, invalid json, json body, html, contact, submission, typeform, survey, inputs, form data, form post, file upload form, parse form data',
  '/workflows/steps/triggers/#cross-origin-http-requests':
    'blocked by cors policy, preflight, ajax, frontend, xmlhttprequest, react, jquery, static site, client-side, no access-control-allow-origin header is present, fetch from browser, cross-origin, options request, javascript, cors',
  '/workflows/steps/triggers/#http-api-or-http-webhook': 'difference, fan out, versus, shared endpoint',
  '/workflows/steps/triggers/#http-responses': 'reply, response, status code, what does the caller get',
  '/workflows/steps/triggers/#default-http-response':
    '200 ok, success, html response, without $respond, default response, what a workflow answers, what does pipedream respond, response by default, default status, standard response',
  '/workflows/steps/triggers/#customizing-the-http-response':
    'res.send, statusCode, reply, content-type, cookie, answer, result to the client, custom response, $respond, return data to the caller, http status, set headers, json response, $respond()',
  '/workflows/steps/triggers/#respond-differently-for-each-path':
    'router, routing, express, route, endpoints, switch',
  '/workflows/steps/triggers/#send-a-file':
    'download, pdf, image, attachment, content-disposition, serve, return a file, stream, response with a file, return an image, return csv',
  '/workflows/steps/triggers/#timing-of-respond-execution':
    'blocking, delay, order, when is it sent, slow reply, caller waits, response time',
  '/workflows/steps/triggers/#returning-a-response-immediately':
    'acknowledge, ack, operation_timeout, three seconds, 202 accepted, background, respond early, webhook timing out, immediate, timeout, slack, respond first, async response, before the run finishes',
  '/workflows/steps/triggers/#errors-with-http-responses':
    'nothing returned, no reply, empty, not answered, missing, 400 bad request, missing $respond',
  '/workflows/steps/triggers/#errors':
    'statuses, webhook delivery failed, rejected, gone, wrong address, endpoint broken, 404, 400, 429, 413, error codes, status codes, not found, request entity too large, api key does not exist',
  '/workflows/steps/triggers/#validating-requests':
    'secure, protect, authenticate, bearer, hmac, jwt, unauthorized, spoof, restrict access, webhook secret, api key, authentication, basic auth, signature, shared secret, token, 401, password, protect an endpoint',
  '/workflows/steps/triggers/#sending-large-payloads':
    'too big, huge, exceed, megabytes, bulky, 413, payload too large, over 512kb',
  '/workflows/steps/triggers/#large-bodies':
    'x-pd-upload-body, pipedream_upload_body, big json, large payload',
  '/workflows/steps/triggers/#large-file-support':
    'picture, video, attachment, document, multer, receive, upload a file, send a file to a workflow, image upload, multipart, upload 50mb, large upload',
  '/workflows/steps/triggers/#how-the-payload-data-is-saved':
    'AccessDenied, has expired, presigned, link stopped working, retention, expiry, privacy, raw_body_url, 30 minutes, url expires, signed url, permanently, backup, archive, putObject, cloud storage, fetch the body, get request, download the payload, upload an image to your own s3 bucket',
  '/workflows/steps/triggers/#schedule':
    'crontab, timer, recurring, daily, weekly, periodic, eventbridge, background job, clock, repeat, heroku scheduler, cron, scheduled, every hour, interval, automatically, every monday, every morning, at 9am, certain time, run at',
  '/workflows/steps/triggers/#choosing-a-cron-trigger':
    'crontab, syntax, utc, daylight saving, local time, monthly, weekly, daily, twice, frequency, pattern, cron expression, time zone, timezone, every day, weekdays, specific time, weekends, skip weekends, only on workdays, business hours, monday to friday, first day of the month, at midnight, run every 5 minutes, every 15 minutes, every few hours, run a workflow every minute',
  '/workflows/steps/triggers/#limitations':
    'every 30 seconds, faster, disable, pause, cancel, expensive, frequency, every minute, stop a schedule, turn off, minimum interval',
  '/workflows/steps/triggers/#testing-a-cron-job':
    'manually, by hand, immediately, on demand, workflow_dispatch, force, run now, start a schedule by hand',
  '/workflows/steps/triggers/#job-history':
    'upcoming, last execution, previous, when will it, did it happen, schedule overview, next run, history, when will it run next, when will my cron job run, next run of a cron job, cron job history',
  '/workflows/steps/triggers/#trigger-a-notification-to-an-external-service-email-slack-etc':
    'alert, reminder, daily report, message me, ping',
  '/workflows/steps/triggers/#troubleshooting-your-scheduled-jobs':
    "cron not running, skipped, missed, never ran, utc, late, schedule doesn't run, didn't run, wrong time, not working, my scheduled workflow didn't run, schedule did not fire, cron did not fire, not executed",
  '/workflows/steps/triggers/#email':
    'inbound, incoming, mailhook, receive mail, gmail, mailbox, imap, parse a message, react to, email address of a workflow, forward email, start by mail, start a workflow by sending an email',
  '/workflows/steps/triggers/#appending-metadata-to-the-incoming-email-address-with-data':
    'plus addressing, subaddress, alias, suffix, parameter, catch-all',
  '/workflows/steps/triggers/#sending-large-emails':
    'big attachments, bounced, undelivered, megabytes, too large, not arriving, upload.pipedream.net, mailparser, download an email to tmp, parse an email',
  '/workflows/steps/triggers/#app-based-triggers':
    'when a record is created, integration, monitor, subscribe, react, listen, app trigger, new row, webhook',
  '/workflows/steps/triggers/#what-s-the-difference-between-an-event-source-and-a-trigger':
    'instant, push vs pull, realtime, delay, latency, versus, difference, event source versus trigger, polling',
  '/workflows/steps/triggers/#dependent-and-independent-sources':
    'orphan, still polling, leftover, zombie, unexpected charges, disabled, delete source, source keeps running',
  '/workflows/steps/triggers/#rss':
    'atom, blog, news, podcast, xml, subscribe, article, youtube channel, feed, new post',
  '/workflows/steps/triggers/#sdk':
    'library, client, gem, own application, backend, npm, javascript sdk, ruby, trigger from code, send events from my app, laptop, my own script',
  '/workflows/steps/triggers/#events-from-another-workflow':
    'chain, link two, connect, sub-zap, invoke, pipeline, pass on, downstream, call another workflow, trigger from a workflow, parent, child, subscribe, one workflow triggers another, workflow starts another workflow, start a second workflow',
  '/workflows/steps/triggers/#don-t-see-a-trigger-you-need':
    'missing, not listed, unavailable, unsupported, suggest, wish, new trigger, custom trigger, not supported',
  '/workflows/steps/triggers/#shape-of-the-steps-trigger-event-object': 'which properties',

  '/workflows/steps/actions/': 'old, outdated, obsolete, previous generation',
  '/workflows/steps/actions/#which-kind-do-you-have': 'tell apart, identify, old',
  '/workflows/steps/actions/#turn-it-into-a-component':
    'convert, upgrade, rewrite, port, modernize, replace, migrate, new version',
  '/workflows/steps/actions/#converting-existing-code-steps-to-actions':
    "can't use, not allowed in a legacy action, replace event and steps, forbidden, limitations of legacy actions",
  '/workflows/steps/actions/#how-actions-are-associated-with-apps': 'logo',

  '/workflows/steps/params/': 'inputs, arguments, options, configuration',
  '/workflows/steps/params/#entering-expressions':
    'curly brackets, handlebars, mustache, template, interpolation, liquid, dynamic, concatenate, formula, combine, formatter, variables in a field, double braces, reference data, dynamic values, syntax, expression in a field',
  '/workflows/steps/params/#use-the-object-explorer':
    'pick, browse, insert, map, chooser, select data, insert a reference',
  '/workflows/steps/params/#manually-enter-or-edit-an-expression':
    'autocomplete, intellisense, by hand, curly brackets',
  '/workflows/steps/params/#basic-params': 'decimal, float, parse, numeric, cast',
  '/workflows/steps/params/#structured-params':
    'false, json, dictionary, key-value pairs, checkbox, toggle, many values, structured mode, boolean, array input, list input',
  '/workflows/steps/params/#sharing-params-values-in-workflow-templates':
    'hide, visible, template, leak, prefilled, privacy, blank after copying, others see values, private values, values I typed, can others see values',
  '/workflows/steps/params/#adding-params-to-a-code-step':
    'text box, variable, ask, custom input, input field, add a field, parameter, read a param',
  '/workflows/steps/params/#configuring-the-params-form':
    'validation, help text, tooltip, regex, mandatory, dropdown, hint, description, required, default value, label, type, enum, options',
  '/workflows/steps/params/#paste-a-reference-from-a-step-export': 'copy path',
  '/workflows/steps/params/#configuring-custom-params': 'custom form',

  '/workflows/steps/code/':
    'custom, programming, code by zapier, function, lambda, javascript, nodejs, write code, run code, script',
  '/workflows/steps/code/#adding-a-code-step': 'new code step, insert code, run node, write javascript',
  '/workflows/steps/code/#what-your-code-can-use':
    'globals, built-in, predefined, cheat sheet, helper, reference, available, event, steps, variables, available functions, api',
  '/workflows/steps/code/#async-function-declaration':
    'handler, signature, exports.handler, main, wrapper, top-level',
  '/workflows/steps/code/#variable-scope':
    'global, shared, local, lost between, visible, not defined, pass variables, between steps, undefined in the next step, share a variable',
  '/workflows/steps/code/#logs':
    'print a variable, output, stdout, printf, pretty, tracing, console.log, debug, log an object nicely, pretty print',
  '/workflows/steps/code/#using-npm-packages':
    'npm install, lambda layer, dependency, library, yarn, node_modules, third-party, module',
  '/workflows/steps/code/#just-import-it':
    'headless, playwright, scraping, sharp, native, moment, compatible, built-in, lodash, axios, install a package, puppeteer, cannot find module, module not found',
  '/workflows/steps/code/#commonjs-vs-esm-imports':
    'err_require_esm, cannot use import statement outside a module, mjs, unexpected token export, difference, node-fetch, es modules, import error, esm only',
  '/workflows/steps/code/#require-is-not-defined': 'ReferenceError, mix import and require',
  '/workflows/steps/code/#making-http-requests-from-your-workflow':
    'call an api, fetch, axios, rest, internet access, network access',
  '/workflows/steps/code/#returning-http-responses': '$respond, reply, status code, http response',
  '/workflows/steps/code/#managing-state': 'persist, save data, $checkpoint, store, remember between runs',
  '/workflows/steps/code/#end':
    'filter by zapier, process.exit, halt, bail out, quit, guard, only continue if, conditional, sampling, terminate, break, stop, $end, exit, cancel, abort, stop the workflow, skip remaining steps, if empty, empty list, nothing to do, no results, condition is met',
  '/workflows/steps/code/#errors':
    'exception, raise, fail deliberately, crash, try catch, mark as failed, handling, throw, try/catch, fail the workflow, what happens when code throws',
  '/workflows/steps/code/#syntax-errors':
    'unexpected token, unexpected end of input, SyntaxError, squiggly, lint, missing bracket, typo',
  '/workflows/steps/code/#using-secrets-in-code':
    'hardcoded, credentials, hide, sensitive, dotenv, safely, api keys, environment variables, passwords, process.env',
  '/workflows/steps/code/#a-complete-step':
    'boilerplate, template, best practice, skeleton, robust, production-ready',
  '/workflows/steps/code/#language-support':
    'python, typescript, php, ruby, golang, java, fetch is not defined, is not a function, ReferenceError, runtime, es6, dom, node version, which languages, node 14, nodejs version, bash, go, rust',
  '/workflows/steps/code/#editor-settings':
    'vscode, ide, visual studio, emacs, indentation, autocomplete, find and replace, vim, theme, font size, format code, keyboard',
  '/workflows/steps/code/#i-m-new-to-programming': 'beginner, never coded, tutorial, basics, lesson, coding',
  '/workflows/steps/code/#i-know-how-to-code-but-don-t-know-javascript':
    'python developer, coming from java, experienced, ruby, php',

  '/workflows/steps/code/async/':
    'finishes too early, out of order, skipped, incomplete, await, promise, async, still trying to run code',
  '/workflows/steps/code/async/#await-all-promises':
    '[object Promise], pending, forgot, empty result, unhandled rejection, thenable, missing await, async await, undefined, until all requests are done, all finished, wait for all',
  '/workflows/steps/code/async/#async-functions-in-loops':
    'for each, iterate, sequentially, array, map async, in order, parallel, forEach, Promise.all, await in a loop',
  '/workflows/steps/code/async/#wrap-callback-functions-in-a-promise':
    'old library, node-style, callback hell, asynchronous, done function, promisify, util.promisify',
  '/workflows/steps/code/async/#wait-for-an-event': 'EventEmitter, listener, writable, close',
  '/workflows/steps/code/async/#wait-for-some-time':
    'sleep, delay, 10 seconds, time.sleep, milliseconds, slow down, hold, setTimeout, wait, pause',
  '/workflows/steps/code/async/#when-you-dont-want-to-wait':
    'fire and forget, background, non-blocking, asynchronously, without await',
  '/workflows/steps/code/async/#false-positives':
    "remains, wrongly, mongo, mysql, handle, appears, warning won't go away, ignore warning, database connection",
  '/workflows/steps/code/async/#solutions': 'how to wait',

  '/workflows/steps/code/auth/':
    'authenticated, sign in, third-party, authorization, credential, access token, api key, oauth',
  '/workflows/steps/code/auth/#the-auths-object':
    'refresh, variable, which field, oauth_access_token, api_key, credentials, access token, auths.github, auths.slack, auths.google_sheets, stored token',
  '/workflows/steps/code/auth/#using-the-code-templates-tied-to-apps':
    'boilerplate, starter, scaffold, snippet, generated',
  '/workflows/steps/code/auth/#manually-connecting-apps-to-steps': 'link account, add app, attach account',
  '/workflows/steps/code/auth/#where-the-credential-goes':
    'authorization, base64, unauthorized, login, authenticated, bearer token, basic auth, api key header, query parameter, username and password',
  '/workflows/steps/code/auth/#custom-auth-tokens-secrets':
    'unsupported, private, internal, own backend, custom integration, not supported, own api key, missing app, own service',
  '/workflows/steps/code/auth/#choose-a-way': 'which method',
  '/workflows/steps/code/auth/#writing-custom-steps-to-use-auths': 'token in code, connect an app',

  '/workflows/steps/code/state/':
    'persist, cache, database, key-value store, storage by zapier, datastore, save between executions, store data, remember, variables between runs, $checkpoint, between runs',
  '/workflows/steps/code/state/#choose-where-to-keep-state':
    'redis, dynamodb, firebase, storage, save, shared between, database, persist, which storage, difference',
  '/workflows/steps/code/state/#workflow-level-state-checkpoint':
    'global variable, set, save, remember, store a date, between workflows',
  '/workflows/steps/code/state/#example-workflow-use-checkpoint-to-increment-a-number':
    'tally, total, statistics, how many, increase, counter, increment, count runs, how often it ran, number of runs, how often',
  '/workflows/steps/code/state/#example-workflow-dedupe-incoming-data':
    'deduplicate, unique, already processed, twice, ignore, repeated, idempotent, dedupe, same event, seen before, stop duplicate events',
  '/workflows/steps/code/state/#errors-you-might-encounter':
    'initialize, initial, empty, null, Cannot set property of undefined, default value',
  '/workflows/steps/code/state/#workflow-state-and-concurrency':
    'race condition, wrong count, inconsistent, lost, transaction, locking, concurrency, parallel runs, overwritten state',
  '/workflows/steps/code/state/#step-level-state':
    'incremental, delta, sync, watermark, only recent, last processed, polling, remember in one step, last id, only new items',
  '/workflows/steps/code/state/#resetting-or-changing-checkpoint-from-the-ui':
    'wipe, erase, view, manually, clear, delete, edit, reset',
  '/workflows/steps/code/state/#resetting-or-changing-checkpoint-from-code':
    'clear, reset, delete, initialize',
  '/workflows/steps/code/state/#limits':
    'too big, full, exceeded, how much, kb, storage, maximum size, 64kb, checkpoint size',
  '/workflows/steps/code/state/#service-db': 'this.db, state in a component',

  '/workflows/steps/code/nodejs/http-requests/':
    'rest, curl, webhook, external, consume, integrate, outgoing, call an api, axios, fetch, get json, read from an api, retrieve, call',
  '/workflows/steps/code/nodejs/http-requests/#choose-a-client':
    'node-fetch, superagent, ky, undici, library, alternative, request-promise, got, fetch, request, http library',
  '/workflows/steps/code/nodejs/http-requests/#basic-axios-usage-notes':
    'config, cheat sheet, settings, arguments, syntax',
  '/workflows/steps/code/nodejs/http-requests/#send-a-post-request-to-submit-data':
    'insert, submit, update, x-www-form-urlencoded, post json, body, put, patch, create, form data, graphql, mutation, graphql query',
  '/workflows/steps/code/nodejs/http-requests/#pass-query-string-parameters-to-a-get-request':
    'querystring, encodeURIComponent, escape, question mark, url parameter',
  '/workflows/steps/code/nodejs/http-requests/#send-a-request-with-http-headers':
    'custom header, content-type, user agent, accept',
  '/workflows/steps/code/nodejs/http-requests/#send-a-request-with-a-secret-or-api-key':
    'authenticate, bearer, token, authorization, credential, password, authorization header, auth header, bearer token in a request, secret key',
  '/workflows/steps/code/nodejs/http-requests/#catch-and-process-http-errors':
    'isAxiosError, econnreset, etimedout, 500, internal server error, try, handle, exception, unreachable, try catch, error response, 404, Request failed with status code',
  '/workflows/steps/code/nodejs/http-requests/#retry-failed-requests':
    'exponential backoff, flaky, transient, again, service unavailable, bad gateway, reattempt, resilient, automatically, retry, try again, 503, 429, rate limit, attempts, three, give up, max retries, retry axios requests',
  '/workflows/steps/code/nodejs/http-requests/#send-multiple-http-requests-in-sequence':
    'one by one, for each, iterate, sequential, serially, loop, in order, one after another',
  '/workflows/steps/code/nodejs/http-requests/#send-multiple-http-requests-in-parallel':
    'simultaneously, concurrent, batch, faster, speed up, p-limit, chunk, pool, Promise.all, at once, at the same time, concurrency',
  '/workflows/steps/code/nodejs/http-requests/#paginating-api-requests':
    'offset, only first 100, has_more, continuation, all results, everything, load more, batches, incomplete, all pages, next page, cursor, page through, loop through pages',
  '/workflows/steps/code/nodejs/http-requests/#send-a-multipart-form-data-request':
    'boundary, submit, html form, encoded, upload, form-data, file upload, FormData',
  '/workflows/steps/code/nodejs/http-requests/#download-a-file-to-the-tmp-directory':
    'save, wget, image, binary, picture, link, fetch a file, store a file, pdf, stream',
  '/workflows/steps/code/nodejs/http-requests/#upload-a-file-from-the-tmp-directory':
    'attach, image, pdf, document, send a file, post a file',
  '/workflows/steps/code/nodejs/http-requests/#stream-a-downloaded-file-directly-to-another-url':
    'pipe, cloud to cloud, dropbox, huge, without saving, video',
  '/workflows/steps/code/nodejs/http-requests/#forward-an-incoming-http-request-to-another-url':
    'relay, pass through, mirror, proxy, ngrok, duplicate a webhook, reverse proxy, localhost, redirect webhooks, send the webhook on, fan out, copy requests',
  '/workflows/steps/code/nodejs/http-requests/#ip-addresses-for-http-requests-made-from-pipedream-workflows':
    'outbound, whitelist, egress, allowlist, origin, static, fixed ip, firewall, ip range, which ip',
  '/workflows/steps/code/nodejs/http-requests/#use-an-http-proxy-to-proxy-requests-through-another-host':
    'static ip, fixie, quotaguard, squid, https_proxy, whitelist, fixed ip, allowlist, proxy server, tunnel',

  '/workflows/steps/code/nodejs/sharing-code/':
    'reuse, helper, common library, utilities, dry, duplicate, layer, module, shared function, import my own code',
  '/workflows/steps/code/nodejs/sharing-code/#choose-a-way': 'reuse, options, compare',
  '/workflows/steps/code/nodejs/sharing-code/#step-by-step':
    'npm publish, npm init, package.json, create a package',
  '/workflows/steps/code/nodejs/sharing-code/#publish-a-new-version':
    'update, bump, release, upgrade, breaking',
  '/workflows/steps/code/nodejs/sharing-code/#share-a-workflow':
    'sub-workflow, child, subroutine, microservice, workflow_call, reusable, nested, call from another, sub workflow, function',
  '/workflows/steps/code/nodejs/sharing-code/#publishing-your-own-npm-package':
    'private package, own library',

  '/workflows/steps/code/nodejs/working-with-files/':
    'local storage, disk, temporary, ephemeral, directory, files, fs, read and write files, save a file',
  '/workflows/steps/code/nodejs/working-with-files/#choose-where-to-put-data':
    'permanently, storage, compare, pass a file, large data between steps, file between steps',
  '/workflows/steps/code/nodejs/working-with-files/#the-tmp-directory':
    'EROFS, read-only file system, EACCES, permission denied, temporary, disk, writable, temp folder, tmp, disk space, where to write files, share a file between steps, pass a file to another step, file from one step to the next',
  '/workflows/steps/code/nodejs/working-with-files/#managing-tmp-across-workflow-runs':
    'persist, disappear, leftover, cache, ephemeral, gone, shared between, file missing, files from an earlier run, file still there, survive between runs, temporary files',
  '/workflows/steps/code/nodejs/working-with-files/#writing-a-file-to-tmp':
    'save, fs, overwrite, output, create a file, writeFile, append, store',
  '/workflows/steps/code/nodejs/working-with-files/#reading-a-file-from-tmp':
    'readFile, open, load, ENOENT, no such file or directory',
  '/workflows/steps/code/nodejs/working-with-files/#listing-files-in-tmp':
    'ls, directory contents, file size',
  '/workflows/steps/code/nodejs/working-with-files/#delete-a-file':
    'remove, unlink, ENOSPC, no space left on device, cleanup, free up, tidy, rm, empty tmp, disk full',
  '/workflows/steps/code/nodejs/working-with-files/#download-a-file-uploading-it-in-another-multipart-form-data-request':
    'transfer, move, forward, relay, copy',
  '/workflows/steps/code/nodejs/working-with-files/#download-email-attachments-to-tmp-upload-to-amazon-s3':
    'invoices, pdf, backup, extract, collect, gmail, aws, save attachment of an email, save email attachments',
  '/workflows/steps/code/nodejs/working-with-files/#csv':
    'parse, delimiter, spreadsheet, comma separated, excel, papaparse, columns, export csv, import csv, create a csv',
  '/workflows/steps/code/nodejs/working-with-files/#binary-files':
    'photo, png, jpg, pdf, corrupted, garbled, picture, decode, thumbnail, base64, image, buffer, convert',
  '/workflows/steps/#exporting-data-in-code-steps': 'steps.nodejs export',

  '/workflows/#who-can-see-your-workflow': 'private, public, privacy',
  '/workflows/#key-terms': 'glossary, terminology, vocabulary, terms',
};
