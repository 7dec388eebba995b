/** Keywords of the sections about components, their API, and the registry. */
export const componentKeywords: Readonly<Record<string, string>> = {
  '/components/': 'plugin, add-on, extension',
  '/components/#what-are-components': 'serverless function, cloud function',
  '/components/#component-types':
    'difference between source and action, comparison, source or action for this job, which one, versus, trigger or action',
  '/components/#using-components':
    'gallery, directory of integrations, install, find components, browse, marketplace',
  '/components/#developing-components':
    'build my own integration, private connector, custom component, develop, create, sdk',
  '/components/#prerequisites':
    'skills, do I have to know how to program, knowledge, requirements, node version, before you begin',
  '/components/#editor-types': 'autocomplete, intellisense, typescript, vs code, type checking',
  '/components/#sharing-components':
    'who can see my component, distribute, unlisted, publish, public, contribute, open source, private',
  '/components/#sources': 'trigger component, what is a source',
  '/components/#actions': 'step component, what is an action',

  '/components/actions/': 'zap, low-code, prebuilt, ready-made, reusable step, connectors, module',
  '/components/actions/#using-existing-actions':
    "plus button, insert an action, new step, pick an action, search for an action, someone else's action, shared action, ready-made action, use an action, actions of other people",
  '/components/actions/#passing-params-to-actions':
    'map fields, mapping, placeholder, merge tags, dynamic values, curly braces, configure, props, enter values, expressions, input',
  '/components/actions/#use-its-result':
    'reference another step, data from an earlier step, output, return value, read, access',
  '/components/actions/#the-controls-of-a-step':
    'reorder steps, drag, skip a step, bypass, maximize, delete a step, move, disable, duplicate, collapse, rename',
  '/components/actions/#updating-actions-to-the-latest-version':
    'stale, outdated step, action out of date, upgrade, new version available, latest, refresh',
  '/components/actions/#creating-your-own-actions':
    'subroutine, composite, reuse a step, custom action, develop, build, private action, publish, edit the code of a prebuilt action',
  '/components/actions/#reporting-a-bug-feature-request':
    'broken, missing action, wish, complain, issue, wrong, request an action, suggest',

  '/components/migrating/': 'v1, upgrade, convert, old action, rewrite, new component model',
  '/components/migrating/#key-changes': 'old versus new, comparison, equivalent of params and auths',
  '/components/migrating/#converting-to-the-component-model': 'rewrite, port, translate',
  '/components/migrating/#advanced-using-async-options': 'dropdown, dynamic options',
  '/components/migrating/#publishing-and-using-actions': 'swap, without downtime, upgrade steps, deploy',
  '/components/migrating/#migration-example': 'before and after',

  '/components/api/': 'syntax of a component',
  '/components/api/#find-an-entry': 'index, overview, cheat sheet, table of contents, list of properties',
  '/components/api/#component-structure':
    'minimal example, manifest, skeleton of a component, component definition, module.exports, export default, all properties',
  '/components/api/#name': 'how a component is called',
  '/components/api/#key':
    'unique identifier, namespace, overwritten, conflict, replaced another component, slug, must be unique, already exists, same key, reuse a key',
  '/components/api/#version':
    'bump, increment, semver, increase, upgrade, already published, version number, publish a new version',
  '/components/api/#methods':
    'helper functions, utility, private function, custom functions, this is undefined, reuse code in a component, shared logic',
  '/components/api/#props':
    'assign to a prop, inject, inputs, parameters, configuration, arguments, fields, settings of a component',
  '/components/api/#user-input-props': 'ask the user, multiple values, form fields, text field, parameters',
  '/components/api/#string': 'text box, list of strings, text field, text input, string array',
  '/components/api/#integer': 'float, decimal, numeric, number field, number input, int',
  '/components/api/#boolean': 'checkbox, toggle, yes or no, flag, switch, bool, true false, on off',
  '/components/api/#object': 'dictionary, dict, hash map, json, key-value',
  '/components/api/#any': 'untyped, dynamic type, accept an array, arbitrary json',
  '/components/api/#label':
    'caption, friendly name, title of the input, display name, heading of a field, rename a field',
  '/components/api/#prop-description': 'help text, hint, tooltip, instructions for the user',
  '/components/api/#options':
    'enum, select box, picklist, combo box, radio buttons, dropdown, drop-down, choices, list of values, multi-select, menu, dropdown input, dropdown for an input',
  '/components/api/#optional': 'mandatory, blank, required, may be empty, make a field mandatory',
  '/components/api/#default': 'prefill, preset, initial value, preselected, fallback',
  '/components/api/#secret':
    'mask, hidden input, sensitive, asterisks, obscure, dots, password field, api key input, hide value, hide the value of a prop, hidden prop',
  '/components/api/#min-and-max':
    'bounds, at least, number range, minimum, maximum, limit a number, validation',
  '/components/api/#async-options-example':
    'dynamic dropdown, populate, picklist, fetch choices, fill a dropdown from the account, remote options, options from an api, dynamic select, load options, dynamic dropdown in an action',
  '/components/api/#options-function': 'paginate options, dropdown pages, load more',
  '/components/api/#page': 'zero-based, load more choices, page number, pagination of options',
  '/components/api/#prev-context': 'continuation token, cursor, pagination of options, next token',
  '/components/api/#prop-definitions-example':
    'inherit, reuse a prop, same field in many actions, shared props, common fields, dry',
  '/components/api/#referencing-values-from-previous-props':
    'dependent dropdown, cascading, chained, second list based on the first, depends on another field, filtered by',
  '/components/api/#interface-props':
    'event bridge, what starts a component, invoke, start a source by hand, run manually, run now, execute',
  '/components/api/#timer':
    'crontab, hourly, how often a source runs, cron, interval, polling, schedule a source, every 15 minutes, default interval, intervalSeconds',
  '/components/api/#http':
    'receive requests in a source, webhook, endpoint, incoming requests, listen, listens to http, http source',
  '/components/api/#http-event-shape': 'querystring, body, headers, payload, request data',
  '/components/api/#endpoint': 'public url of a source, webhook url, callback address, get the url',
  '/components/api/#responding-to-http-requests':
    'challenge, handshake, acknowledge a webhook, reply, status code, custom response, respond 200, verification',
  '/components/api/#db':
    'last seen id, remember between polls, storage, state, persist, key-value store, save, this.db.get, this.db.set, database, cache, keep state, component state',
  '/components/api/#app-props':
    'account picker, ask for an account, connect account, oauth, credentials, authentication',
  '/components/api/#app': 'app identifier, app id',
  '/components/api/#auth':
    'api_key, custom auth fields, token, api key, oauth_access_token, access token, credentials in a component',
  '/components/api/#app-methods': 'wrapper',
  '/components/api/#limits-on-props': 'big file, kilobytes, too long, maximum length, 64kb',
  '/components/api/#hooks':
    'lifecycle methods, teardown, constructor, setup, init, destroy, onDelete, on deploy',
  '/components/api/#deploy':
    'initial events, historical, backfill, onCreate, first run, seed, fetch sample events, past data, old items, emit past events, first turned on, recent events at the start, existing items',
  '/components/api/#activate': 'startup, onStart, register a webhook, subscribe, create webhook',
  '/components/api/#deactivate':
    'cleanup, unregister, orphaned webhooks, onStop, delete webhook, unsubscribe, destroy, shutdown, old webhook, source updates',
  '/components/api/#dedupe-strategies':
    'already seen, idempotency, repeated, duplicates, stop duplicate events, unique, only new items, same event twice',
  '/components/api/#unique': 'uuid, random ids, duplicates, guid, last 100 ids',
  '/components/api/#greatest':
    'auto-increment, ascending, incrementing, highest, monotonic, max id, numeric ids, timestamps, only newer',
  '/components/api/#last': 'sorted list, most recent id, newest first, most recent item',
  '/components/api/#run':
    'entry point, exports.handler, main function, handler, execute, code of a component',
  '/components/api/#emit':
    'produce, raise an event, output of a source, emit event, send event, publish an event, trigger workflow from source, receive, subscribe, listeners, consumers, dropped duplicates',
  '/components/api/#emit-id':
    'deduplication key, primary key, checksum, generate an id, event id, unique id, deduplicate',
  '/components/api/#emit-name': 'category, event name, several kinds of events, channels',
  '/components/api/#emit-summary':
    'caption, headline, preview, title, event description, readable line, text under an event, text of an emitted event, name of an event in the list',
  '/components/api/#emit-ts':
    'sort, chronological, epoch, unix time, timestamp, event time, date, order of events',
  '/components/api/#logs': 'console.log, debug a component, view logs',
  '/components/api/#actions': 'dollar sign',
  '/components/api/#returning-data-from-steps':
    'circular structure, cannot be serialized, output, result, return value',
  '/components/api/#export': 'multiple outputs, several named results, named export, step exports',
  '/components/api/#summary': 'success message, toast, confirmation, status text',
  '/components/api/#respond': 'response, reply, webhook response, http response from an action',
  '/components/api/#flow-exit': 'stop, abort, cancel, end early, terminate, quit',
  '/components/api/#environment-variables': 'process.env, env, secrets, undefined in a component',
  '/components/api/#using-npm-packages':
    'headless browser, chromium, import, dependency, library, module, require, install',
  '/components/api/#referencing-a-specific-version-of-a-package':
    'pin, lock, downgrade, package-lock, version pinning, older version, semver, npm version',
  '/components/api/#types':
    'tsc, tsconfig, intellisense, vscode, squiggle, typescript, autocomplete, type checking, .d.ts, type definitions',
  '/components/api/#from-local-code':
    'deep link, one-click install, upload, run, publish a source, from a url, from github, deploy from the registry, deploy from any url',
  '/components/api/#cli-update':
    'change code, redeploy, remove, edit a source, programmatically, deploy over rest, delete a source',
  '/components/api/#cli-publish':
    'action invisible, my action is missing, upload, release, deploy an action, share, private',
  '/components/api/#source-lifecycle':
    'what is dc_ and sc_, active, inactive, status of a source, deployed component, running, states',
  '/components/api/#sample-output': 'notation of the output, what does > tick mean, emit db respond lines',
  '/components/api/#differences-between-sources-and-actions':
    'try an action before publishing, source versus action, can pd dev run actions, action cannot be tested locally',
  '/components/api/#what-is-a-component': 'es module, default export',
  '/components/api/#quickstarts': 'examples, where to learn',
  '/components/api/#type': 'source or action',
  '/components/api/#description': 'shown to users',
  '/components/api/#prop-definition': 'reuse a prop, shared prop, definition of another file',
  '/components/api/#send-http': 'outgoing request, fire and forget',
  '/components/api/#send-email': 'mail me',
  '/components/api/#send-emit': 'emit from an action, start another workflow',
  '/components/api/#send-sse': 'push to a web page',
  '/components/api/#operations': 'when do hooks run, what happens on update',

  '/components/guidelines/':
    'submit an integration, style guide, become a contributor, conventions, contribute, rules, requirements, pull request, code review, best practices for components',
  '/components/guidelines/#process':
    'open source, repository, volunteer, approval, first contribution, steps to contribute, hacktoberfest, open a pull request, submit, merge, publish to the registry, pr, submit my component, contribute a component, submit to github, registry review, review process, publish my integration, marketplace',
  '/components/guidelines/#pipedream-registry':
    'official, certified, verified, public components, marketplace, approved',
  '/components/guidelines/#local-checks':
    'code style, prettier, ci fails, failed check, eslint, linter, lint, npx eslint, run checks',
  '/components/guidelines/#checklist': 'criteria, todo, why was my pull request declined',
  '/components/guidelines/#reference-components':
    'inspiration, sample component, good examples, reference sources, reference actions, example components',
  '/components/guidelines/#components-should-be-es-modules':
    'commonjs, cjs, esm, cannot use import statement outside a module',
  '/components/guidelines/#component-scope': 'single purpose, too generic, focused, granularity',
  '/components/guidelines/#component-key-pattern':
    'naming convention, kebab case, snake case, identifier format, name of a key, slug',
  '/components/guidelines/#versioning':
    'semver, breaking change, bump, compatibility, increase version, 0.0.1, when to raise',
  '/components/guidelines/#folder-structure':
    'directory layout, tree, where to put my component, file name, file extension, mjs, naming files, folder naming',
  '/components/guidelines/#using-apis-vs-client-libraries': 'official module',
  '/components/guidelines/#error-handling-and-input-validation':
    'invalid value, friendly messages, explain an error to users, ConfigurationError, throw, exceptions',
  '/components/guidelines/#pagination': 'missing records, loop through pages',
  '/components/guidelines/#capturing-sensitive-data': 'password, token, api key, hide',
  '/components/guidelines/#promoting-reusability':
    'dry, refactor, share code, propDefinitions, common code, duplicate code, share code between components, common files',
  '/components/guidelines/#app-files': 'shared code, app.mjs, methods of an app',
  '/components/guidelines/#methods': 'document a function, docstring',
  '/components/guidelines/#testing': 'jest, mocha, qa, regression, mock, unit test',
  '/components/guidelines/#common-files-optional':
    'base class, mixin, inherit, share code between components',
  '/components/guidelines/#props':
    'usability, ux, form design, how many fields, user-friendly, labels of props, optional or required props, default values, async options',
  '/components/guidelines/#webhook-vs-polling-sources':
    'instant versus scheduled, push or pull, realtime, which one, difference',
  '/components/guidelines/#source-name': 'capitalization, plural',
  '/components/guidelines/#deduping': 'duplicates',
  '/components/guidelines/#polling-sources':
    'historical, bookmark, interval, timer default, how often, emit events on the first run, rate limit optimization, historical events',
  '/components/guidelines/#webhook-sources':
    'subscribe, signature, createHook, register a webhook, registration, hooks of a webhook source, helper methods, signature validation, shared secret',
  '/components/guidelines/#use-pipedream-platform-axios-for-all-http-requests':
    'http client, request library',
  '/components/guidelines/#return-javascript-objects': 'xml2js, soap',
  '/components/guidelines/#emit-a-summary': 'event title, what users see of an event, headline of an event',
  '/components/guidelines/#getting-started': 'fork, clone, set up, development environment',
  '/components/guidelines/#required-metadata': 'mandatory properties, required fields',
  '/components/guidelines/#prop-definitions': 'reuse props',
  '/components/guidelines/#use-summary-to-summarize-what-happened':
    'tell the user, confirmation message, $summary',
  '/components/guidelines/#source-description': 'wording',

  '/components/quickstart/nodejs/actions/': 'lesson, custom step, quickstart action development',
  '/components/quickstart/nodejs/actions/#publish-it':
    'pd publish, upload, my actions, before publishing, only I can see it, private at first',
  '/components/quickstart/nodejs/actions/#hello-name': 'add an input, parameter, prop, form field',
  '/components/quickstart/nodejs/actions/#update-the-step':
    'new version, upgrade, refresh, old code still running, publish a new version of my action',
  '/components/quickstart/nodejs/actions/#use-managed-auth': 'oauth, connect an account, token, github',
  '/components/quickstart/nodejs/actions/#optional-a-drop-down': 'dropdown, select, choices',
  '/components/quickstart/nodejs/actions/#hello-world': 'hello world component, first action, minimal action',
  '/components/quickstart/nodejs/actions/#use-it-in-a-workflow': 'find my action, my actions',

  '/components/quickstart/nodejs/sources/':
    'lesson, custom trigger, polling job, quickstart source development',
  '/components/quickstart/nodejs/sources/#cli-development-mode': 'pd dev, watch, live reload',
  '/components/quickstart/nodejs/sources/#maintain-state-across-invocations':
    'counter, persist, store, db, remember',
  '/components/quickstart/nodejs/sources/#invoke-your-code-on-a-schedule':
    'cron, timer, interval, every minute',
  '/components/quickstart/nodejs/sources/#invoke-your-code-on-http-requests':
    'echo server, webhook, endpoint, custom response',
  '/components/quickstart/nodejs/sources/#only-emit-new-items-in-the-rss-feed':
    'dedupe, duplicates, deduplicate, readable, summary',
  '/components/quickstart/nodejs/sources/#dedupe-the-events': 'duplicates, greatest, deduplicate',
  '/components/quickstart/nodejs/sources/#clean-up': 'delete, remove, stop',
  '/components/quickstart/nodejs/sources/#hello-world': 'hello world component, first source, minimal source',
  '/components/quickstart/nodejs/sources/#emit-items-in-an-rss-feed': 'rss-parser',
  '/components/quickstart/nodejs/sources/#get-issues-for-a-repo': 'github api, octokit, managed auth',

  '/pipedream-axios/':
    'ajax, superagent, fetch alternative, http client, request library, platform package, wrapper around fetch, wrapper around axios, axios wrapper, see what went wrong with a request',
  '/pipedream-axios/#why-pipedream-platform-axios':
    'AxiosError, ERR_BAD_REQUEST, hidden error message, unprocessable, reason of a failed request, error response body, debug, stack trace, api error message',
  '/pipedream-axios/#send-data': 'post, json, headers, authorization',
  '/pipedream-axios/#continue-after-an-error':
    'tolerate, swallow, accept a 404, validateStatus, ignore errors, catch',
  '/pipedream-axios/#where-it-works': 'compatibility, old package name',
};
