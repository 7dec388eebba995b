/** What readers may type for the sections about components, their API, and the registry. */
export const componentKeywords: Readonly<Record<string, string>> = {
  '/components/': 'plugin, add-on, extension, building blocks',
  '/components/#what-are-components': 'definition, meaning, serverless function, cloud function',
  '/components/#component-types': 'difference between source and action, versus, comparison',
  '/components/#using-components': 'catalog, gallery, directory of integrations, browse, where to find',
  '/components/#developing-components':
    'build my own integration, sdk, private connector, ide, local development',
  '/components/#prerequisites': 'requirements, skills, do I have to know how to program, knowledge',
  '/components/#sharing-components': 'official, certified, who can see my component, distribute, unlisted',

  '/components/actions/': 'zapier action, zap step, low-code, task, template step, block',
  '/components/actions/#using-existing-actions':
    'plus button, insert a step, find an action, new step, browse',
  '/components/actions/#passing-params-to-actions':
    'map fields, mapping, placeholder, merge tags, dynamic values, curly braces',
  '/components/actions/#use-its-result': 'returned value, reference another step, data from an earlier step',
  '/components/actions/#the-controls-of-a-step':
    'reorder steps, drag, skip a step, bypass, comment out, disable one step, maximize',
  '/components/actions/#updating-actions-to-the-latest-version': 'outdated, upgrade, stale, refresh button',
  '/components/actions/#creating-your-own-actions': 'reuse, snippet, subroutine, composite, shared library',
  '/components/actions/#reporting-a-bug-feature-request':
    'broken, missing action, wish, wrong result, complain',

  '/components/migrating/': 'upgrade, deprecated action, v1',
  '/components/migrating/#key-changes':
    'old versus new, comparison, changed names, equivalent of params and auths',
  '/components/migrating/#converting-to-the-component-model': 'rewrite, port, translate, conversion',
  '/components/migrating/#publishing-and-using-actions':
    'swap, switch over, without downtime, safely, roll out',

  '/components/api/': 'reference, specification, schema, sdk documentation, developer docs',
  '/components/api/#find-an-entry': 'cheat sheet, glossary, index, overview',
  '/components/api/#component-structure':
    'template, skeleton, boilerplate, minimal example, manifest, syntax',
  '/components/api/#name': 'title, display name, how a component is called',
  '/components/api/#key': 'unique identifier, namespace, overwritten, conflict, replaced another component',
  '/components/api/#version': 'bump, increment, semver, already exists',
  '/components/api/#methods': 'helper functions, utility, private function, this is undefined',
  '/components/api/#props': 'settings, read-only, assign to a prop, inject',
  '/components/api/#user-input-props': 'form field types, ask the user, multiple values',
  '/components/api/#string': 'text box, words, list of strings',
  '/components/api/#integer': 'int, float, decimal, numeric, price',
  '/components/api/#boolean': 'checkbox, toggle, yes or no, switch, flag',
  '/components/api/#object': 'json, map, dictionary, dict, hash',
  '/components/api/#any': 'untyped, dynamic type, accept an array, arbitrary json',
  '/components/api/#label': 'caption, display name of a field, friendly name, title of the input',
  '/components/api/#prop-description': 'help text, hint, tooltip, instructions for the user',
  '/components/api/#options':
    'enum, select box, picklist, combo box, radio buttons, static list, allowed values',
  '/components/api/#optional': 'required, mandatory, blank, cannot read property of undefined',
  '/components/api/#default': 'prefill, preset, initial value, preselected, fallback',
  '/components/api/#secret': 'mask, hidden input, sensitive, asterisks, obscure, dots',
  '/components/api/#min-and-max': 'range, bounds, validation of numbers, at least',
  '/components/api/#async-options-example':
    'dynamic dropdown, populate, load remote choices, fetch list from an API, select from account, picklist',
  '/components/api/#page': 'offset, load more, zero-based, paginate',
  '/components/api/#prev-context': 'pagination token, continuation, offset',
  '/components/api/#prop-definitions-example': 'reuse inputs, common fields, inherit, extend a prop',
  '/components/api/#referencing-values-from-previous-props':
    'dependent dropdown, cascading, chained, nested select, second list based on the first, previous selection',
  '/components/api/#interface-props': 'trigger types, invoke, event bridge, kinds of triggers',
  '/components/api/#timer': 'polling frequency, crontab, setInterval, daily, hourly, how often, refresh rate',
  '/components/api/#http': 'incoming webhook, callback, API Gateway, express route, receive post',
  '/components/api/#http-event-shape':
    'req.body, req.query, req.headers, rawBody, querystring, url parameters',
  '/components/api/#endpoint': 'callback url, address, domain, unique link',
  '/components/api/#responding-to-http-requests':
    'res.send, res.json, statusCode, challenge, handshake, acknowledge, url verification',
  '/components/api/#db':
    'redis, dynamodb, localStorage, cache, cursor, last seen id, persistent storage, global',
  '/components/api/#app-props': 'connection, sign in to a service, link account',
  '/components/api/#app': 'app identifier, app id, nameSlug',
  '/components/api/#auth': 'api_key, user credentials, username',
  '/components/api/#app-methods': 'api client, wrapper, helper',
  '/components/api/#limits-on-props': 'too long, too large, big file, kilobytes, exceeds',
  '/components/api/#hooks': 'lifecycle methods, on install, setup, teardown, constructor, callbacks',
  '/components/api/#deploy': 'initial events, historical, backfill, first run, onCreate',
  '/components/api/#activate': 'subscribe, register a webhook, startup, onStart',
  '/components/api/#deactivate': 'unsubscribe, cleanup, unregister, orphaned webhooks, onStop',
  '/components/api/#dedupe-strategies': 'already seen, same event twice, idempotency, repeated',
  '/components/api/#unique': 'guid, uuid, random ids',
  '/components/api/#greatest': 'auto-increment, ascending, incrementing, highest, maximum id, monotonic',
  '/components/api/#last': 'most recent, sorted list, newest item, position',
  '/components/api/#run': 'main, handler, entry point, exports.handler, lambda handler',
  '/components/api/#emit': 'fire, dispatch, produce, raise an event, push to workflow',
  '/components/api/#emit-id': 'deduplication key, primary key, fingerprint, checksum, generate an id',
  '/components/api/#emit-name': 'topic, route, category, different kinds of events',
  '/components/api/#emit-summary': 'title, caption, headline, readable, preview',
  '/components/api/#emit-ts': 'timestamp, sort, chronological, epoch, wrong order, sequence, unix time',
  '/components/api/#logs': 'stdout, cloudwatch, trace',
  '/components/api/#actions': 'dollar sign, context object, runtime',
  '/components/api/#returning-data-from-steps': 'pass to next step, circular structure, share between steps',
  '/components/api/#export': 'several return values, multiple outputs, named output',
  '/components/api/#summary': 'success message, toast, confirmation, result line, status text',
  '/components/api/#respond': 'streaming, pipe, early reply',
  '/components/api/#flow-exit': 'halt, quit, terminate, stop early, skip remaining steps, break',
  '/components/api/#environment-variables': 'process.env undefined, dotenv, config vars, empty',
  '/components/api/#using-npm-packages':
    'node_modules, yarn, third-party code, lambda layers, headless browser, chromium',
  '/components/api/#referencing-a-specific-version-of-a-package':
    'pin, lock, downgrade, older release, package-lock',
  '/components/api/#types': 'typings, tsc, tsconfig, intellisense, vscode, squiggle',
  '/components/api/#from-local-code': 'install link, deep link, one-click install',
  '/components/api/#cli-publish': 'action invisible, missing from list',
  '/components/api/#states': 'template, what is dc_ and sc_',
  '/components/api/#operations': 'order of hooks, what happens on redeploy, transition',
  '/components/api/#triggering-sources': 'manually, by hand, invoke, test run',

  '/components/guidelines/':
    'contributing, submit an integration, style guide, rules, become a contributor, conventions',
  '/components/guidelines/#process':
    'submit, get accepted, approval, first contribution, steps to contribute, hacktoberfest',
  '/components/guidelines/#pipedream-registry': 'official, certified, app directory, who maintains, quality',
  '/components/guidelines/#local-checks': 'code style, formatting, prettier, ci fails, failed check',
  '/components/guidelines/#checklist': 'criteria, requirements, rejected, definition of done, todo',
  '/components/guidelines/#reference-components':
    'examples, sample code, inspiration, good model, best practice',
  '/components/guidelines/#components-should-be-es-modules':
    'commonjs, cjs, esm, ERR_REQUIRE_ESM, require is not defined, cannot use import statement outside a module',
  '/components/guidelines/#component-scope': 'single purpose, too generic, focused, granularity',
  '/components/guidelines/#component-key-pattern':
    'naming convention, kebab case, snake case, identifier format',
  '/components/guidelines/#versioning': 'semver, breaking change, bump, release number, compatibility',
  '/components/guidelines/#folder-structure': 'directory layout, where to put, path, tree',
  '/components/guidelines/#using-apis-vs-client-libraries': 'sdk, npm package or axios, official module',
  '/components/guidelines/#error-handling-and-input-validation':
    'friendly, helpful messages, catch, invalid value',
  '/components/guidelines/#pagination': 'only first results, paginate, missing records, loop through pages',
  '/components/guidelines/#promoting-reusability': 'dry, refactor, copied code, shared code, duplication',
  '/components/guidelines/#methods': 'document a function, comments, docstring',
  '/components/guidelines/#testing': 'jest, mocha, qa, regression, mock, automated',
  '/components/guidelines/#common-files-optional': 'base class, mixin, inherit, extends',
  '/components/guidelines/#props': 'usability, ux, form design, how many fields, user-friendly',
  '/components/guidelines/#webhook-vs-polling-sources': 'instant versus scheduled, pull or push',
  '/components/guidelines/#source-name': 'naming, capitalization, plural',
  '/components/guidelines/#polling-sources': 'frequency, throttled, historical, bookmark',
  '/components/guidelines/#return-javascript-objects': 'xml2js, soap, parse',

  '/components/quickstart/nodejs/actions/': 'lesson, course, custom step, first component, learn',
  '/components/quickstart/nodejs/sources/': 'lesson, course, custom trigger, learn, polling job',
  '/components/quickstart/nodejs/sources/#invoke-your-code-on-http-requests': 'echo server, webhook receiver',

  '/pipedream-axios/': 'fetch, got, http client, ajax, superagent',
  '/pipedream-axios/#why-pipedream-platform-axios':
    'difference, advantage, benefits, AxiosError, ERR_BAD_REQUEST, hidden error message, versus',
  '/pipedream-axios/#see-what-went-wrong': 'error details, failed response, 422, 500, unprocessable',
  '/pipedream-axios/#continue-after-an-error': 'ignore, tolerate, swallow, expected failure',
  '/pipedream-axios/#where-it-works': 'compatibility, supported, availability, old package name',
};
