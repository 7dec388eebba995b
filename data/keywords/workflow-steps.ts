// cspell:ignore dont
/** Keywords of the pages about the steps of a workflow: triggers, actions, params and code. */
export const workflowStepKeywords: Readonly<Record<string, string>> = {
  '/workflows/steps/': 'node, block, module, task, stage, job, pass along',
  '/workflows/steps/#move-turn-off-or-delete-a-step':
    'reorder, drag and drop, rearrange, skip, comment out, disable, remove, swap',
  '/workflows/steps/#step-names': 'alias, label, identifier, unique, title',
  '/workflows/steps/#passing-data-to-steps': 'mapping, dynamic, merge fields, variable, arguments',
  '/workflows/steps/#passing-data-to-code-steps-step-parameters': 'arguments, configurable, text box',
  '/workflows/steps/#step-exports': 'output, previous result, set-output, needs.outputs, share',
  '/workflows/steps/#use-named-exports': 'multiple outputs, set-output, more than one, custom name',
  '/workflows/steps/#what-you-can-export':
    'converting circular structure to json, serialize, BigInt, binary, stringify, lost',

  '/workflows/steps/triggers/': 'kick off, launch, initiate, when this happens, invoke, listener',
  '/workflows/steps/triggers/#http':
    'catch hook, incoming, receive, callback, listen, api gateway, inbound, requestbin, public address',
  '/workflows/steps/triggers/#accessing-http-request-data':
    'req.body, req.query, req.params, querystring, extract, payload, variable',
  '/workflows/steps/triggers/#valid-requests': 'ssl, tls, verb, http methods, route, wildcard',
  '/workflows/steps/triggers/#how-it-reads-the-body':
    'x-www-form-urlencoded, unparsed, xml, mime, body-parser, plain, not an object, decode',
  '/workflows/steps/triggers/#how-pipedream-handles-multipart-form-data':
    'html, contact, submission, typeform, survey, inputs',
  '/workflows/steps/triggers/#cross-origin-http-requests':
    'blocked by cors policy, preflight, ajax, frontend, xmlhttprequest, react, jquery, static site, client-side, no access-control-allow-origin header is present',
  '/workflows/steps/triggers/#http-api-or-http-webhook': 'difference, fan out, versus, shared endpoint',
  '/workflows/steps/triggers/#customizing-the-http-response':
    'res.send, statusCode, reply, content-type, cookie, answer, result to the client',
  '/workflows/steps/triggers/#respond-differently-for-each-path':
    'router, routing, express, route, endpoints, switch',
  '/workflows/steps/triggers/#send-a-file': 'download, pdf, image, attachment, content-disposition, serve',
  '/workflows/steps/triggers/#timing-of-respond-execution':
    'blocking, delay, order, when is it sent, slow reply',
  '/workflows/steps/triggers/#returning-a-response-immediately':
    'acknowledge, ack, operation_timeout, three seconds, 202 accepted, background, respond early, webhook timing out',
  '/workflows/steps/triggers/#errors-with-http-responses':
    'nothing returned, no reply, empty, not answered, missing',
  '/workflows/steps/triggers/#errors':
    'statuses, webhook delivery failed, rejected, gone, wrong address, endpoint broken',
  '/workflows/steps/triggers/#validating-requests':
    'secure, protect, authenticate, bearer, hmac, jwt, unauthorized, spoof, restrict access, webhook secret, api key',
  '/workflows/steps/triggers/#sending-large-payloads': 'too big, huge, exceed, megabytes, bulky',
  '/workflows/steps/triggers/#large-file-support': 'picture, video, attachment, document, multer, receive',
  '/workflows/steps/triggers/#how-the-payload-data-is-saved':
    'AccessDenied, has expired, presigned, link stopped working, retention, expiry, privacy',
  '/workflows/steps/triggers/#example-upload-image-to-your-own-amazon-s3-bucket':
    'permanently, backup, archive, putObject, cloud storage',
  '/workflows/steps/triggers/#schedule':
    'crontab, timer, recurring, daily, weekly, periodic, eventbridge, background job, clock, repeat, heroku scheduler',
  '/workflows/steps/triggers/#choosing-a-cron-trigger':
    'crontab, syntax, utc, daylight saving, local time, monthly, weekly, daily, twice, frequency, pattern',
  '/workflows/steps/triggers/#limitations':
    'every 30 seconds, faster, disable, pause, cancel, expensive, frequency',
  '/workflows/steps/triggers/#testing-a-cron-job':
    'manually, by hand, immediately, on demand, workflow_dispatch, force',
  '/workflows/steps/triggers/#job-history':
    'upcoming, last execution, previous, when will it, did it happen, schedule overview',
  '/workflows/steps/triggers/#trigger-a-notification-to-an-external-service-email-slack-etc':
    'alert, reminder, daily report, message me, ping',
  '/workflows/steps/triggers/#troubleshooting-your-scheduled-jobs':
    'cron not running, skipped, missed, never ran, utc, late',
  '/workflows/steps/triggers/#email':
    'inbound, incoming, mailhook, receive mail, gmail, mailbox, imap, parse a message, react to',
  '/workflows/steps/triggers/#appending-metadata-to-the-incoming-email-address-with-data':
    'plus addressing, subaddress, alias, suffix, parameter, catch-all',
  '/workflows/steps/triggers/#sending-large-emails':
    'big attachments, bounced, undelivered, megabytes, too large, not arriving',
  '/workflows/steps/triggers/#app-based-triggers':
    'when a record is created, integration, monitor, subscribe, react, listen',
  '/workflows/steps/triggers/#what-s-the-difference-between-an-event-source-and-a-trigger':
    'instant, push vs pull, realtime, delay, latency, versus',
  '/workflows/steps/triggers/#dependent-and-independent-sources':
    'orphan, still polling, leftover, zombie, unexpected charges, disabled',
  '/workflows/steps/triggers/#rss': 'atom, blog, news, podcast, xml, subscribe, article, youtube channel',
  '/workflows/steps/triggers/#sdk': 'library, client, gem, own application, backend',
  '/workflows/steps/triggers/#events-from-another-workflow':
    'chain, link two, connect, sub-zap, invoke, pipeline, pass on, downstream',
  '/workflows/steps/triggers/#don-t-see-a-trigger-you-need':
    'missing, not listed, unavailable, unsupported, suggest, wish',

  '/workflows/steps/actions/': 'old, outdated, obsolete, previous generation',
  '/workflows/steps/actions/#which-kind-do-you-have': 'tell apart, identify, old',
  '/workflows/steps/actions/#turn-it-into-a-component': 'convert, upgrade, rewrite, port, modernize, replace',

  '/workflows/steps/params/': 'inputs, arguments, options, configuration',
  '/workflows/steps/params/#entering-expressions':
    'curly brackets, handlebars, mustache, template, interpolation, liquid, dynamic, concatenate, formula, combine, formatter',
  '/workflows/steps/params/#use-the-object-explorer': 'pick, browse, insert, map, chooser',
  '/workflows/steps/params/#manually-enter-or-edit-an-expression':
    'autocomplete, intellisense, by hand, curly brackets',
  '/workflows/steps/params/#basic-params': 'decimal, float, parse, numeric, cast',
  '/workflows/steps/params/#structured-params':
    'false, json, dictionary, key-value pairs, checkbox, toggle, many values',
  '/workflows/steps/params/#sharing-params-values-in-workflow-templates':
    'hide, visible, template, leak, prefilled, privacy, blank after copying',
  '/workflows/steps/params/#adding-params-to-a-code-step': 'text box, variable, ask, custom input',
  '/workflows/steps/params/#configuring-the-params-form':
    'validation, help text, tooltip, regex, mandatory, dropdown, hint, description',

  '/workflows/steps/code/': 'custom, programming, code by zapier, function, lambda',
  '/workflows/steps/code/#what-your-code-can-use':
    'globals, built-in, predefined, cheat sheet, helper, reference, available',
  '/workflows/steps/code/#async-function-declaration':
    'handler, signature, exports.handler, main, wrapper, top-level',
  '/workflows/steps/code/#variable-scope': 'global, shared, local, lost between, visible, not defined',
  '/workflows/steps/code/#logs': 'print a variable, output, stdout, printf, pretty, tracing',
  '/workflows/steps/code/#using-npm-packages':
    'npm install, lambda layer, dependency, library, yarn, node_modules, third-party, module',
  '/workflows/steps/code/#just-import-it':
    'headless, playwright, scraping, sharp, native, moment, compatible, built-in',
  '/workflows/steps/code/#commonjs-vs-esm-imports':
    'err_require_esm, cannot use import statement outside a module, mjs, unexpected token export, difference, node-fetch',
  '/workflows/steps/code/#end':
    'filter by zapier, process.exit, halt, bail out, quit, guard, only continue if, conditional, sampling, terminate, break',
  '/workflows/steps/code/#errors':
    'exception, raise, fail deliberately, crash, try catch, mark as failed, handling',
  '/workflows/steps/code/#syntax-errors':
    'unexpected token, unexpected end of input, SyntaxError, squiggly, lint, missing bracket, typo',
  '/workflows/steps/code/#using-secrets-in-code': 'hardcoded, credentials, hide, sensitive, dotenv, safely',
  '/workflows/steps/code/#a-complete-step':
    'boilerplate, template, best practice, skeleton, robust, production-ready',
  '/workflows/steps/code/#language-support':
    'python, typescript, php, ruby, golang, java, fetch is not defined, is not a function, ReferenceError, runtime, es6, dom',
  '/workflows/steps/code/#editor-settings':
    'vscode, ide, visual studio, emacs, indentation, autocomplete, find and replace',
  '/workflows/steps/code/#i-m-new-to-programming': 'beginner, never coded, tutorial, basics, lesson, coding',
  '/workflows/steps/code/#i-know-how-to-code-but-don-t-know-javascript':
    'python developer, coming from java, experienced, ruby, php',

  '/workflows/steps/code/async/': 'finishes too early, out of order, skipped, incomplete',
  '/workflows/steps/code/async/#await-all-promises':
    '[object Promise], pending, forgot, empty result, unhandled rejection, thenable',
  '/workflows/steps/code/async/#async-functions-in-loops':
    'for each, iterate, sequentially, array, map async, in order, parallel',
  '/workflows/steps/code/async/#wrap-callback-functions-in-a-promise':
    'old library, node-style, callback hell, asynchronous, done function',
  '/workflows/steps/code/async/#wait-for-an-event': 'EventEmitter, listener, writable, close',
  '/workflows/steps/code/async/#wait-for-some-time':
    'sleep, delay, 10 seconds, time.sleep, milliseconds, slow down, hold',
  '/workflows/steps/code/async/#when-you-dont-want-to-wait': 'fire and forget, background, non-blocking',
  '/workflows/steps/code/async/#false-positives': 'remains, wrongly, mongo, mysql, handle, appears',

  '/workflows/steps/code/auth/': 'authenticated, sign in, third-party, authorization, credential',
  '/workflows/steps/code/auth/#the-auths-object': 'refresh, variable, which field',
  '/workflows/steps/code/auth/#using-the-code-templates-tied-to-apps':
    'boilerplate, starter, scaffold, snippet, generated',
  '/workflows/steps/code/auth/#where-the-credential-goes':
    'authorization, base64, unauthorized, login, authenticated',
  '/workflows/steps/code/auth/#custom-auth-tokens-secrets':
    'unsupported, private, internal, own backend, custom integration',

  '/workflows/steps/code/state/':
    'persist, cache, database, key-value store, storage by zapier, datastore, save between executions',
  '/workflows/steps/code/state/#choose-where-to-keep-state':
    'redis, dynamodb, firebase, storage, save, shared between',
  '/workflows/steps/code/state/#workflow-level-state-checkpoint': 'global variable, set, save, remember',
  '/workflows/steps/code/state/#example-workflow-use-checkpoint-to-increment-a-number':
    'tally, total, statistics, how many, increase',
  '/workflows/steps/code/state/#example-workflow-dedupe-incoming-data':
    'deduplicate, unique, already processed, twice, ignore, repeated, idempotent',
  '/workflows/steps/code/state/#errors-you-might-encounter': 'initialize, initial, empty, null',
  '/workflows/steps/code/state/#workflow-state-and-concurrency':
    'race condition, wrong count, inconsistent, lost, transaction, locking',
  '/workflows/steps/code/state/#step-level-state':
    'incremental, delta, sync, watermark, only recent, last processed, polling',
  '/workflows/steps/code/state/#resetting-or-changing-checkpoint-from-the-ui': 'wipe, erase, view, manually',
  '/workflows/steps/code/state/#limits': 'too big, full, exceeded, how much, kb, storage',

  '/workflows/steps/code/nodejs/http-requests/':
    'rest, curl, webhook, external, consume, integrate, outgoing',
  '/workflows/steps/code/nodejs/http-requests/#choose-a-client':
    'node-fetch, superagent, ky, undici, library, alternative, request-promise',
  '/workflows/steps/code/nodejs/http-requests/#basic-axios-usage-notes':
    'config, cheat sheet, settings, arguments, syntax',
  '/workflows/steps/code/nodejs/http-requests/#send-a-post-request-to-submit-data':
    'insert, submit, update, x-www-form-urlencoded',
  '/workflows/steps/code/nodejs/http-requests/#pass-query-string-parameters-to-a-get-request':
    'querystring, encodeURIComponent, escape, question mark, url parameter',
  '/workflows/steps/code/nodejs/http-requests/#send-a-request-with-a-secret-or-api-key':
    'authenticate, bearer, token, authorization, credential, password',
  '/workflows/steps/code/nodejs/http-requests/#catch-and-process-http-errors':
    'isAxiosError, econnreset, etimedout, 500, internal server error, try, handle, exception, unreachable',
  '/workflows/steps/code/nodejs/http-requests/#retry-failed-requests':
    'exponential backoff, flaky, transient, again, service unavailable, bad gateway, reattempt, resilient, automatically',
  '/workflows/steps/code/nodejs/http-requests/#send-multiple-http-requests-in-sequence':
    'one by one, for each, iterate, sequential, serially',
  '/workflows/steps/code/nodejs/http-requests/#send-multiple-http-requests-in-parallel':
    'simultaneously, concurrent, batch, faster, speed up, p-limit, chunk, pool',
  '/workflows/steps/code/nodejs/http-requests/#paginating-api-requests':
    'offset, only first 100, has_more, continuation, all results, everything, load more, batches, incomplete',
  '/workflows/steps/code/nodejs/http-requests/#send-a-multipart-form-data-request':
    'boundary, submit, html form, encoded',
  '/workflows/steps/code/nodejs/http-requests/#download-a-file-to-the-tmp-directory':
    'save, wget, image, binary, picture, link',
  '/workflows/steps/code/nodejs/http-requests/#upload-a-file-from-the-tmp-directory':
    'attach, image, pdf, document',
  '/workflows/steps/code/nodejs/http-requests/#stream-a-downloaded-file-directly-to-another-url':
    'pipe, cloud to cloud, dropbox, huge, without saving, video',
  '/workflows/steps/code/nodejs/http-requests/#forward-an-incoming-http-request-to-another-url':
    'relay, pass through, mirror, proxy, ngrok, duplicate a webhook, reverse proxy, localhost',
  '/workflows/steps/code/nodejs/http-requests/#ip-addresses-for-http-requests-made-from-pipedream-workflows':
    'outbound, whitelist, egress, allowlist, origin, static',
  '/workflows/steps/code/nodejs/http-requests/#use-an-http-proxy-to-proxy-requests-through-another-host':
    'static ip, fixie, quotaguard, squid, https_proxy, whitelist',

  '/workflows/steps/code/nodejs/sharing-code/':
    'reuse, helper, common library, utilities, dry, duplicate, layer, module',
  '/workflows/steps/code/nodejs/sharing-code/#publish-a-new-version':
    'update, bump, release, upgrade, breaking',
  '/workflows/steps/code/nodejs/sharing-code/#share-a-workflow':
    'sub-workflow, child, subroutine, microservice, workflow_call, reusable, nested, call from another',

  '/workflows/steps/code/nodejs/working-with-files/': 'local storage, disk, temporary, ephemeral, directory',
  '/workflows/steps/code/nodejs/working-with-files/#choose-where-to-put-data':
    'permanently, storage, compare',
  '/workflows/steps/code/nodejs/working-with-files/#the-tmp-directory':
    'EROFS, read-only file system, EACCES, permission denied, temporary, disk, writable',
  '/workflows/steps/code/nodejs/working-with-files/#managing-tmp-across-workflow-runs':
    'persist, disappear, leftover, cache, ephemeral, gone, shared between',
  '/workflows/steps/code/nodejs/working-with-files/#writing-a-file-to-tmp': 'save, fs, overwrite, output',
  '/workflows/steps/code/nodejs/working-with-files/#delete-a-file':
    'remove, unlink, ENOSPC, no space left on device, cleanup, free up, tidy',
  '/workflows/steps/code/nodejs/working-with-files/#download-a-file-uploading-it-in-another-multipart-form-data-request':
    'transfer, move, forward, relay, copy',
  '/workflows/steps/code/nodejs/working-with-files/#download-email-attachments-to-tmp-upload-to-amazon-s3':
    'invoices, pdf, backup, extract, collect, gmail',
  '/workflows/steps/code/nodejs/working-with-files/#csv':
    'parse, delimiter, spreadsheet, comma separated, excel, papaparse, columns',
  '/workflows/steps/code/nodejs/working-with-files/#binary-files':
    'photo, png, jpg, pdf, corrupted, garbled, picture, decode, thumbnail',
};
