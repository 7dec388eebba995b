/** Keywords of the quickstart, and of the pages about features of older workflows. */
export const quickstartKeywords: Readonly<Record<string, string>> = {
  '/quickstart/':
    'getting started, tutorial, learn, walkthrough, beginner, course, lesson, onboarding, 101, first workflow, create my first workflow, build a workflow',
  '/quickstart/#the-chapters':
    'table of contents, lessons, syllabus, overview, skip ahead, jump, resume, solution, template, download',
  '/quickstart/#what-it-costs': 'charged, background, consumption, expensive',
  '/quickstart/#what-you-build': 'result, preview',

  '/quickstart/hello-world/':
    'beginner, demo, simplest, getting started, basics, first workflow, create my first workflow, create a workflow',
  '/quickstart/hello-world/#create-a-new-workflow':
    'interface, ui tour, layout, dashboard, where is the menu, new workflow, where do I start, builder',
  '/quickstart/hello-world/#generate-a-unique-endpoint-url-to-trigger-the-workflow':
    'webhook address, callback, requestbin, webhook url, endpoint, create, get a url, url of my workflow, get the url of a workflow, where is the url of my workflow, where do I get the url',
  '/quickstart/hello-world/#send-http-requests-to-your-workflow':
    'hit, webhook, try it, curl, browser, test, trigger, call',
  '/quickstart/hello-world/#return-a-custom-response-on-each-http-request':
    'reply, http response, return text',
  '/quickstart/hello-world/#what-respond-accepts': '$respond options, status, headers, body',

  '/quickstart/hello-name/': 'input, variable, personalize, dynamic',
  '/quickstart/hello-name/#pass-data-to-an-http-triggered-workflow-via-query-parameters':
    'querystring, question mark, pass a variable, argument',
  '/quickstart/hello-name/#customize-the-http-response-using-data-sent-to-the-workflow':
    'interpolation, fallback, concatenate, xss, backtick, dynamic, string',
  '/quickstart/hello-name/#where-data-arrives':
    'versus, payload, params, variable, extract, body, headers, path, query',
  '/quickstart/hello-name/#accept-every-form': 'optional parameter, default',

  '/quickstart/make-http-request/': 'fetch, integrate, third-party, external',
  '/quickstart/make-http-request/#use-a-pre-built-action-to-make-an-http-request-from-your-workflow':
    'no-code, without coding, prebuilt, fetch, call an api, get data, rest',
  '/quickstart/make-http-request/#test-event-or-real-request': "couldn't respond, check the result",

  '/quickstart/using-npm-packages/': 'library, dependency, module, third-party, custom',
  '/quickstart/using-npm-packages/#use-an-npm-package-in-a-code-step': 'import, install, require, axios',
  '/quickstart/using-npm-packages/#four-rules-for-code-steps':
    'best practices, common mistakes, tips, conventions, pitfalls',
  '/quickstart/using-npm-packages/#report-errors-clearly':
    'friendly, custom message, handle, readable, unavailable',
  '/quickstart/using-npm-packages/#choose-a-package':
    'supported libraries, compatible, headless, playwright, dependency, which modules',
  '/quickstart/using-npm-packages/#action-or-code': 'no-code, low-code, versus, compare, difference',

  '/quickstart/add-data-to-google-sheets/': 'spreadsheet, append, save results, fill in',
  '/quickstart/add-data-to-google-sheets/#set-up-a-google-sheet-for-this-example': 'headings, template',
  '/quickstart/add-data-to-google-sheets/#transform-a-timestamp-using-the-luxon-npm-package':
    'epoch, unix, convert, moment, dayjs, date-fns, formatter, human, local, date format, time zone, iso, current date, today, format a date',
  '/quickstart/add-data-to-google-sheets/#connect-an-account-to-use-an-action':
    'oauth, authorize, login, gmail',
  '/quickstart/add-data-to-google-sheets/#pass-exports-from-a-previous-step-to-an-action':
    'map, mapping, curly brackets, previous, dynamic, variable, output, reference, use data from an earlier step, expression',

  '/quickstart/end-workflow-early/':
    'cancel, exit, halt, quit, abort, only continue, stop, conditional, filter, terminate, $end, condition is met',
  '/quickstart/end-workflow-early/#why-there-are-two-rows':
    'duplicate, twice, double, chrome, extra, runs twice, two events, favicon',
  '/quickstart/end-workflow-early/#add-the-filter': 'ignore, exclude, block, discard, favicon',
  '/quickstart/end-workflow-early/#choose-how-to-stop':
    'versus, difference, exit, break, compare, return, throw, $end, stop a step',
  '/quickstart/end-workflow-early/#use-another-condition':
    'uptime, health check, probe, bot, crawler, if empty, stop if, only run when, skip some requests',

  '/quickstart/use-managed-auth-in-code/': 'oauth, credentials, authenticated, service account, token',
  '/quickstart/use-managed-auth-in-code/#scaffold-an-api-request-for-an-app-in-node-js':
    'boilerplate, template, starter, snippet',
  '/quickstart/use-managed-auth-in-code/#use-standard-api-docs-to-customize-scaffolded-code':
    'fetch the lines, lookup, retrieve, contents, load, get rows, google sheets api',
  '/quickstart/use-managed-auth-in-code/#use-a-code-snippet-from-stack-overflow-to-transform-the-api-response':
    'reshape, dictionary, table, parse, json',
  '/quickstart/use-managed-auth-in-code/#use-a-connected-account-in-a-code-step': 'auths',

  '/quickstart/run-workflow-on-a-schedule/':
    'timer, recurring, repeat, periodically, automatically, cron, scheduled, every day, hourly',
  '/quickstart/run-workflow-on-a-schedule/#end-the-run-for-this-path': 'ignore, ping, exclude, heartbeat',
  '/quickstart/run-workflow-on-a-schedule/#configure-a-schedule': 'interval, cron, every 15 minutes, change',
  '/quickstart/run-workflow-on-a-schedule/#cost': 'invocations, price, free',
  '/quickstart/run-workflow-on-a-schedule/#turn-it-off': 'disable, pause, stop, cancel',
  '/quickstart/run-workflow-on-a-schedule/#test-a-scheduled-workflow': 'run now, by hand',

  '/quickstart/email-yourself/': 'news alert, blog monitor, feed reader, notification, newsletter',
  '/quickstart/email-yourself/#trigger-a-workflow-on-new-items-in-an-rss-feed':
    'subscribe, atom, blog, podcast, rss feed, new post, watch',
  '/quickstart/email-yourself/#activate-the-trigger-to-run-your-workflow-on-new-app-events':
    "not firing, activate, go live, nothing arrives, enable, switch on, start, doesn't run",
  '/quickstart/email-yourself/#how-it-differs-from-an-http-trigger': 'versus, compare, polling, webhook',
  '/quickstart/email-yourself/#stop-the-emails':
    'unsubscribe, keep getting, unwanted, disable, too much mail, turn off, pause, cancel, delete the source',
  '/quickstart/email-yourself/#keep-only-what-interests-you':
    'match, search terms, contains, relevant, ignore, topic, filter, keyword, condition',

  '/quickstart/real-world-example/':
    'social media, brand monitoring, notification, bot, tweets to slack, twitter to slack',
  '/quickstart/real-world-example/#trigger-a-workflow-anytime-pipedream-is-mentioned-on-twitter':
    'social listening, monitor a brand, follow, timeline, keyword',
  '/quickstart/real-world-example/#read-the-tweet': 'fields of a tweet',
  '/quickstart/real-world-example/#make-the-blocks': 'block kit, layout',

  '/quickstart/next-steps/': 'what now, finished, advanced, continue learning, afterward',
  '/quickstart/next-steps/#clean-up':
    'leftover, remove, disable, tidy, uninstall, save invocations, turn off, delete, stop',
  '/quickstart/next-steps/#before-others-depend-on-it':
    'go live, production-ready, best practices, launch, hardening, review, before launch',
  '/quickstart/next-steps/#ask-callers-for-a-key': 'api key, authenticate, protect, 401, security',

  '/notebook/dollar-context/': 'deprecated, legacy, is not defined, metadata',
  '/notebook/dollar-context/#change-your-code': 'migrate, replace, pipeline_id, update',
  '/notebook/dollar-context/#contents-of-context': 'replace $context.id',

  '/notebook/dollar-event/': 'deprecated, legacy, is not defined, dollar sign',
  '/notebook/dollar-event/#modifying-event':
    'mutate, assign, property, change, edit, set a property, add data to the event',
  '/notebook/dollar-event/#referencing-event-in-code-steps': 'read $event',
  '/notebook/dollar-event/#restrictions': 'delete, reassign',

  '/removed-features/dollar-variables/':
    'upgrade, migrate, deprecated, renamed, breaking, v1, legacy, convert',
  '/removed-features/dollar-variables/#checklist': 'migrate, find and replace, update',
  '/removed-features/dollar-variables/#event-is-now-event': 'replace',
  '/removed-features/dollar-variables/#context-is-now-steps-trigger-context': 'rename $context, replace',
};
