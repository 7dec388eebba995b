/*
 * Samples with one deliberate error each. The build has to reject all of them, because readers would copy them.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { SampleResult } from '../../samples/page/sample.ts';
import { runSamples } from '../../samples/runner/run-samples.ts';
import { root } from '../../scripts/root.mjs';
import { readSourcePage, type SourcePage } from '../../src/content/read/source-page.ts';

interface Sabotage {
  /** The source on the page. */
  markdown: string;
  /** The error message. */
  error: RegExp;
  /** The reported line of the page's body, from 1. */
  line: number;
}

const fence = (opening: string, ...lines: string[]) => [`\`\`\`${opening}`, ...lines, '```'].join('\n');
const step = (...lines: string[]) => fence('js run title="steps.code"', ...lines);
const shell = (...lines: string[]) => fence('bash run', ...lines);
const api = 'https://api.pipedream.com/v1';

const sabotages: Record<string, Sabotage> = {
  'a misspelled field of the event': {
    markdown: step('const { quary } = event', 'return quary'),
    error: /'quary' does not exist/,
    line: 2,
  },
  'a misspelled option of $respond()': {
    markdown: step('await $respond({ statuss: 200, body: "hi" })'),
    error: /statuss/,
    line: 2,
  },
  'an export of an unknown step': {
    markdown: step('return steps.get_data.$return_value'),
    error: /get_data|undefined/,
    line: 2,
  },
  'an error below removed lines': {
    markdown: fence(
      'js run title="steps.code" del={1,3}',
      'const {',
      'const { query } = event',
      'return quary',
      'return query.a.b.c',
    ),
    error: /Cannot read property 'b' of undefined/,
    line: 5,
  },
  'a promise that is not awaited': {
    markdown: step('new Promise((resolve) => setTimeout(resolve, 200))', 'return 1'),
    error: /still trying to run code/,
    line: 2,
  },
  'an unknown parameter of the REST API, with a given response': {
    markdown: fence(
      'bash run given="api-key-revoked"',
      `curl -s "${api}/users/me?nope=1" -H "Authorization: Bearer $PD_API_KEY"`,
    ),
    error: /The REST API refuses GET .*nope/,
    line: 2,
  },
  'both styles of import in one step': {
    markdown: step('import fs from "fs"', 'const path = require("path")', 'return [fs, path].length'),
    error: /require is not defined/,
    line: 3,
  },
  'more data than a run may export': {
    markdown: step('return "x".repeat(30_000_000)'),
    error: /Function Payload Limit Exceeded/,
    line: 2,
  },
  'a typo in JavaScript': {
    markdown: step('const a = ;'),
    error: /Expression expected|Unexpected token/,
    line: 2,
  },
  'a request to a host without a fixture': {
    markdown: step(
      'const https = require("https")',
      'await new Promise((resolve, reject) => https.get("https://example.org/", resolve).on("error", reject))',
    ),
    error: /example\.org/,
    line: 2,
  },
  'stale output': {
    markdown: `${step('console.log("new")')}\n\n${fence('text output', 'old')}`,
    error: /shows "old"; printed was "new"/,
    line: 6,
  },
  'output of a changed response': {
    markdown: `${step('await $respond({ status: 200, body: "new" })')}\n\n${shell('curl https://YOUR-ENDPOINT-ID.m.pipedream.net')}\n\n${fence('text output', 'old')}`,
    error: /shows "old"; printed was "new"/,
    line: 10,
  },
  'output of a block that is not run': {
    markdown: `${fence('json parse', '{}')}\n\n${fence('text output', '{}')}`,
    error: /not one that is run/,
    line: 5,
  },
  'an unknown given': {
    markdown: fence('js run given="triggers-file"', 'return 1'),
    error:
      /Nothing is given as "triggers-file"\. Did you mean "triggers-files"\? Known are: .*\btriggers-files\b/,
    line: 1,
  },
  'an unclosed quotation mark': { markdown: shell('echo "hello'), error: /unexpected EOF/, line: 2 },
  'a command that fails': { markdown: shell('cat missing.json'), error: /No such file/, line: 2 },
  'cURL with a host without a fixture': {
    markdown: shell('curl https://example.org/'),
    error: /no fixture is declared for https:\/\/example\.org/,
    line: 2,
  },
  'an unknown parameter of the REST API': {
    markdown: shell(`curl "${api}/users/me?quota=1" -H "Authorization: Bearer KEY"`),
    error: /quota/,
    line: 2,
  },
  'a request without credentials': { markdown: shell(`curl ${api}/users/me`), error: /401/, line: 2 },
  'a body of the wrong type': {
    markdown: shell(
      `curl -X POST ${api}/sources -H "Authorization: Bearer KEY" -H "Content-Type: application/json" -d '{"component_url": 5}'`,
    ),
    error: /400/,
    line: 2,
  },
  'a renamed flag of pd': {
    markdown: shell('pd events --number 10 my-source').replace('run', 'parse'),
    error: /--number/,
    line: 2,
  },
  'an unknown command of pd': {
    markdown: shell('pd remove my-source').replace('run', 'parse'),
    error: /remove/,
    line: 2,
  },
  'JSON with a trailing comma': {
    markdown: fence('json parse', '{', '  "a": 1,', '}'),
    error: /JSON at position \d+$/,
    line: 4,
  },
  'an invalid field in an event': {
    markdown: fence('json shape="http-event"', '{ "verb": "GET" }'),
    error: /verb|method/,
    line: 2,
  },
  'invalid SQL': {
    markdown: fence('sql parse', 'SELEC name FROM events'),
    error: /near "SELEC": syntax error/,
    line: 2,
  },
  'SQL with a late error': { markdown: fence('sql parse', 'SELECT a', 'WERE b'), error: /near "b"/, line: 3 },
  'invalid Python': { markdown: fence('python parse', 'x = 1', 'def f('), error: /SyntaxError/, line: 3 },
  'Python that calls the REST API without credentials': {
    markdown: fence(
      'python run',
      'import urllib.request',
      `print(urllib.request.urlopen("${api}/users/me").read())`,
    ),
    error: /401/,
    line: 2,
  },
  'invalid YAML': { markdown: fence('yaml parse', 'a: [1'), error: /flow sequence/i, line: 2 },
  'a prop of an unknown type': {
    markdown: fence(
      'js run title="source.mjs"',
      'export default {',
      '  name: "Source", version: "0.0.1", type: "source",',
      '  props: { city: { type: "strng" } },',
      '  async run() {},',
      '}',
    ),
    error: /strng/,
    line: 2,
  },
  'an event without an id under deduplication': {
    markdown: fence(
      'js run title="source.mjs"',
      'export default {',
      '  name: "Source", version: "0.0.1", type: "source", dedupe: "unique",',
      '  async run() { this.$emit({ a: 1 }, { summary: "a" }) },',
      '}',
    ),
    error: /\bid\b/,
    line: 4,
  },
  'a component that exits the process': {
    markdown: fence(
      'js run title="source.mjs"',
      'export default {',
      '  name: "Source", version: "0.0.1", type: "source",',
      '  async run() { process.exit(0) },',
      '}',
    ),
    error: /process\.exit\(\) ended the run/,
    line: 2,
  },
  'a component that writes to a folder of this machine': {
    markdown: fence(
      'js run title="action.mjs"',
      'import fs from "fs"',
      'export default {',
      '  name: "Action", version: "0.0.1", type: "action",',
      '  async run() { fs.writeFileSync("data.txt", "x") },',
      '}',
    ),
    error: /EROFS/,
    line: 5,
  },
  'a component with a syntax error': {
    markdown: fence('js check title="action.mjs"', 'export default {', '  name: ,', '}'),
    error: /Unexpected token/,
    line: 3,
  },
  'a source with an invalid schedule': {
    markdown: fence(
      'js run title="source.mjs"',
      'export default {',
      '  name: "Source", version: "0.0.1", type: "source",',
      '  props: { timer: { type: "$.interface.timer", default: { cron: "99 99 99 99 99" } } },',
      '  async run() {},',
      '}',
    ),
    error: /This is no schedule/,
    line: 2,
  },
  'an unknown method of an app on the page': {
    markdown: [
      fence(
        'js check title="feed.app.mjs"',
        'export default {',
        '  type: "app", app: "feed",',
        '  methods: { async items() { return [] } },',
        '}',
      ),
      fence(
        'js check title="source.mjs"',
        'import feed from "../feed.app.mjs"',
        'export default {',
        '  name: "Source", version: "0.0.1", type: "source",',
        '  props: { feed },',
        '  async run() { await this.feed.item() },',
        '}',
      ),
    ].join('\n\n'),
    error: /'item' does not exist/,
    line: 13,
  },
  'an unknown member of a component': {
    markdown: fence(
      'js check title="source.mjs"',
      'export default {',
      '  name: "Source", version: "0.0.1", type: "source",',
      '  async run() { this.$emitt({}) },',
      '}',
    ),
    error: /emitt/,
    line: 4,
  },
};

/** Lines of a page before its body. */
const head = [
  '---',
  'title: Sample',
  'description: A page whose only sample is broken on purpose, in one way.',
  '---',
  '',
];

function pageOf(name: string, { markdown }: Sabotage, index: number): SourcePage {
  const page = readSourcePage(`sample-${index}.mdx`, `${head.join('\n')}\n${markdown}\n`);
  if (!('route' in page)) throw new Error(`${name}: ${JSON.stringify(page.errors)}`);
  return page;
}

describe('an error is detected:', () => {
  let results: SampleResult[] = [];
  beforeAll(async () => {
    results = await runSamples(
      root,
      Object.entries(sabotages).map(([name, sabotage], index) => pageOf(name, sabotage, index)),
    );
  });

  test.each(Object.keys(sabotages).map((name, index) => ({ name, index })))('$name', ({ name, index }) => {
    const sabotage = sabotages[name];
    const problems = results
      .filter(({ sample }) => sample.route === `/sample-${index}/`)
      .flatMap((result) => result.problems);
    const fitting = problems.filter(({ message }) => sabotage?.error.test(message));
    expect(problems.map(({ line, message }) => `${line - head.length}: ${message}`).join('\n')).toMatch(
      sabotage?.error ?? /never/,
    );
    expect(fitting.map(({ line }) => line - head.length)).toContain(sabotage?.line);
  });
});
