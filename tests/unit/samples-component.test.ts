// cspell:ignore nmae
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/build/vite-config.ts';
import { readSourcePage } from '../../src/content/source-page.ts';
import { size } from '../../src/quantity.ts';
import { samplesOf } from '../../src/samples/collect.ts';
import type { Given } from '../../src/samples/given.ts';
import { runPage } from '../../src/samples/run-page.ts';
import { checkComponents } from '../../src/samples/types.ts';

const head =
  '---\ntitle: Sample\ndescription: A page with components, to see what becomes of each of them.\n---\n';
const fence = (opening: string, code: string) => `\`\`\`${opening}\n${code}\n\`\`\`\n`;

/** Runs blocks of a page under circumstances, and gives what each prints and what is wrong with it. */
async function page(given: Given, ...blocks: string[]) {
  const read = readSourcePage('sample.mdx', `${head}\n${blocks.join('\n')}`);
  if (!('route' in read)) throw new Error(JSON.stringify(read.errors));
  // What a block prints shows where it is held against an empty output.
  const { results } = await runPage(samplesOf(read), { given });
  return {
    printed: results.map(({ actual }) => actual).find((actual) => actual !== undefined) ?? '',
    problems: results
      .filter(({ treatment }) => treatment !== 'compared')
      .flatMap(({ problems }) => problems.map(({ line, message }) => `${line - 5}: ${message}`)),
  };
}
const run = (given: Given, code: string, ...before: string[]) =>
  page(
    given,
    ...before,
    fence('js run given="given" title="my component.mjs"', code),
    fence('text output', ''),
  );
const source = (members: string, before = '') =>
  `${before}\nexport default {\n  name: "Source", version: "0.0.1", type: "source",\n  ${members},\n}`;
const action = (code: string, members = '', before = '') =>
  `${before}\nexport default {\n  name: "Action", version: "0.0.1", type: "action",\n  ${members}\n  async run({ $ }) {\n    ${code}\n  },\n}`;

describe('what a component does is printed:', () => {
  test('an action logs, exports, sends, answers and returns', async () => {
    const code = action(
      `console.log("Hello,", this.name)
    $.export("$summary", "Greeted")
    $.send.http({ method: "POST", url: "https://example.com" })
    await $.respond({ status: 200, body: Buffer.from("hi") })
    this.db.set("greeted", [this.name])
    return { to: this.name, at: new Date(0) }`,
      'props: { name: { type: "string" }, db: "$.service.db" },',
    );
    expect(await run({ props: { name: 'Luke' } }, code)).toEqual({
      printed: `Hello, Luke
export $summary "Greeted"
return {"to":"Luke","at":"1970-01-01T00:00:00.000Z"}
send.http {"method":"POST","url":"https://example.com"}
respond {"status":200,"body":"hi"}
db {"greeted":["Luke"]}`,
      problems: [],
    });
    expect(await run({}, action('return $.flow.exit("nothing new")'))).toEqual({
      printed: 'exit "nothing new"',
      problems: [],
    });
  });

  test('a source that nothing is said of is run once', async () => {
    const code = source('async run() { this.$emit({ n: 1 }, { summary: "One" }); this.$emit() }');
    expect(await run({}, code)).toEqual({ printed: 'emit {"n":1} {"summary":"One"}\nemit', problems: [] });
  });

  test('the stages of a source are told apart, and duplicates are not emitted', async () => {
    const code = source(
      `dedupe: "unique",
  props: { timer: { type: "$.interface.timer", default: { intervalSeconds: 900 } }, db: "$.service.db" },
  hooks: { async activate() { this.db.set("since", 0) }, async deactivate() {} },
  async run({ timestamp }) {
    const { data } = await axios.get("https://feed.example.com/items", { headers: { "x-key": "a" } })
    for (const id of data) this.$emit({ id }, { id, ts: timestamp * 1000, name: "items" })
  }`,
      'import axios from "axios"',
    );
    const asked: string[] = [];
    const given: Given = {
      events: ['tick', { tick: 'timer' }, 'tick'],
      db: { since: 1 },
      hosts: {
        'https://feed.example.com': ({ path, headers, count }) => {
          asked.push(`${path} ${headers['x-key']}`);
          return { body: count < 2 ? [1] : [1, 2] };
        },
      },
    };
    const metadata = (id: number) => `{"id":${id},"ts":1638360000000,"name":"items"}`;
    expect(await run(given, code)).toEqual({
      printed: `> deploy
db {"since":0}
> tick
emit {"id":1} ${metadata(1)}
> tick timer
> tick
emit {"id":2} ${metadata(2)}`,
      problems: [],
    });
    expect(asked).toEqual(['/items a', '/items a', '/items a']);
  });

  test('requests are answered', async () => {
    const code = source(`props: { http: { type: "$.interface.http", customResponse: true } },
  run(event) { this.http.respond({ status: 201, body: { got: event.body, query: event.query } }) }`);
    const events: Given['events'] = [
      { request: { body: { a: 1 }, query: { b: '2' } } },
      { request: { method: 'PUT', path: '/x', body: 'x'.repeat(600 * 1024) } },
      { run: { body: 3 } },
    ];
    expect(await run({ events }, code)).toEqual({
      printed: `> request POST /
respond {"status":201,"body":{"got":{"a":1},"query":{"b":"2"}}}
> request PUT /x
respond {"status":413,"body":"Payload Too Large"}
> run {"body":3}`,
      problems: [],
    });
  });

  test('props change, drop-downs are opened', async () => {
    const code = source(`props: {
    github: { type: "app", app: "github" },
    repo: { type: "string", options: ({ page }) => page < 3 ? ["r" + page] : [] },
    kind: { type: "integer", default: 1, options: () => [{ label: "One", value: 1 }] },
  },
  run() { this.$emit({ repo: this.repo, token: this.github.$auth.oauth_access_token }) }`);
    const given: Given = {
      accounts: { github: { oauth_access_token: 't' } },
      props: { repo: 'r0' },
      options: ['repo', 'kind'],
      events: [{ update: { repo: 'r1' } }, 'run'],
    };
    expect(await run(given, code)).toEqual({
      printed: `> configure
options repo ["r0"]
options repo ["r1"]
options kind [{"label":"One","value":1}]
> update {"repo":"r1"}
> run
emit {"repo":"r1","token":"t"}`,
      problems: [],
    });
  });

  test('an app of the page, a common file and a stand-in for a package are imported', async () => {
    const app = `export default {
  type: "app",
  app: "feed",
  methods: { async items() { return new Parser().parse("https://feed.example.com") } },
}`;
    const code = source(
      '...common, props: { feed }, async run() { this.$emit(await this.feed.items()) }',
      'import feed from "../../feed.app.mjs"\nimport common from "../common.mjs"',
    );
    const given: Given = {
      accounts: { feed: {} },
      modules: {
        'feed-parser': 'export default class { async parse(url) { return { url, items: [1] } } }',
      },
    };
    const result = await run(
      given,
      code,
      fence(
        'js run given="given" title="components/feed/feed.app.mjs"',
        `import Parser from "feed-parser"\n${app}`,
      ),
      fence('js run title="common.mjs"', 'export default { dedupe: undefined }'),
    );
    expect(result).toEqual({
      printed: 'emit {"url":"https://feed.example.com","items":[1]}',
      problems: [],
    });
  });

  test('the axios of the platform is on top of the installed one', async () => {
    const given: Given = {
      hosts: {
        'https://api.example.com': ({ path }) =>
          path === '/'
            ? { body: { ok: true } }
            : { status: 400, headers: { 'x-id': '7' }, body: { code: 400 } },
      },
    };
    const importing = 'import { axios } from "@pipedream/platform"\nimport client from "axios"';
    const code = (path: string) =>
      action(
        `const api = client.create({ baseURL: "https://api.example.com" })
    const { ok } = (await api.get("/")).data
    return [ok, await axios($, { url: "https://api.example.com${path}" })]`,
        '',
        importing,
      );
    expect(await run(given, code('/'))).toEqual({ printed: 'return [true,{"ok":true}]', problems: [] });
    const failed = await run(
      { ...given, error: /^run of "Action" failed: \{"code":400\}$/ },
      code('/missing'),
    );
    expect(failed.problems).toEqual([]);
    expect(failed.printed).toMatch(
      /^export debug \{"config":\{"url":"https:\/\/api.example.com\/missing"\},"data":\{"code":400\},"headers":\{.*"x-id":"7".*\},"status":400,"statusText":"Bad Request"\}$/,
    );
    expect(failed.printed).not.toContain('"date"');
  });
});

describe('a component that is broken fails alone:', () => {
  const good = fence('js run title="good.mjs"', action('return 1'));
  const settings = { timeoutSeconds: 0.5 };

  test.each([
    ['process.exit(0)', /process\.exit\(\) ended the run/, 1],
    ['while (true);', /stopped after 0\.5 s/, 1],
    [
      'await new Promise(() => {})',
      /stopped after 0\.5 s: it does not end, or waits for what never comes/,
      1,
    ],
    ['require("fs")', /require is not defined/, 6],
    ['fs.writeFileSync("/var/tmp/outside.txt", "x")', /EROFS: read-only file system/, 6],
    ['await fs.promises.writeFile("outside.txt", "x")', /EROFS: read-only file system/, 6],
    ['setTimeout(() => console.log("late"), 5000)', /still going on: Timeout\. Await all/, 1],
    [
      'setTimeout(() => { throw new Error("in a callback") }, 1); await new Promise(() => {})',
      /in a callback/,
      6,
    ],
    ['Promise.reject(new Error("nobody"))', /nobody/, 6],
    [
      'await new Promise((_, no) => http.get("http://example.org/").on("error", no))',
      /example\.org has no fixture/,
      1,
    ],
    ['return process.env.KEY', /cannot read environment variables/, 6],
    ['return this.nmae', /this\.nmae: There is no such thing/, 6],
    ['return {}.a.b', /Cannot read property 'b' of undefined/, 6],
    [
      'const all = []; while (true) all.push(new Array(1e5).fill({}))',
      /stopped: it needs more than 64MB of memory/,
      1,
    ],
  ])('%s', async (code, told, line) => {
    const given: Given = { settings: code.includes('all.push') ? { memory: size(64, 'MB') } : settings };
    const broken = fence(
      'js run given="given" title="broken.mjs"',
      action(code, '', 'import fs from "fs"; import http from "http";'),
    );
    const { problems } = await page(given, broken, good);
    expect(problems).toEqual([expect.stringMatching(told)]);
    expect(Number(problems[0]?.split(':')[0])).toBe(line + 1);
    expect(existsSync('/var/tmp/outside.txt') || existsSync('outside.txt')).toBe(false);
  });

  test('a syntax error, a module that is not there, a missing prop and an error that does not come', async () => {
    expect((await run({}, 'export default {\n  name: ,\n}')).problems).toEqual(['3: Unexpected token']);
    expect((await run({}, action('', '', 'import x from "./x.mjs"'))).problems).toEqual([
      '2: "./x.mjs" is imported, but not given. Add it to modules.',
    ]);
    expect((await run({}, action('', 'props: { a: { type: "string" } },'))).problems[0]).toContain(
      'props.a: A required prop is empty.',
    );
    expect((await run({ error: /never/ }, action('return 1'))).problems).toEqual([
      '2: The sample ought to end with /never/.',
    ]);
    expect((await run({}, 'export default { type: "app" }')).problems[0]).toContain('Expected the name slug');
  });
});

test('types reach into modules that are given, and mistakes in them are named', async () => {
  const modules = {
    './feed.app.mjs': `import Parser from "feed-parser"
export default {
  type: "app",
  app: "feed",
  propDefinitions: { size: { type: "integer" } },
  methods: { items(size) { return new Parser().parse(size) } },
}`,
    'feed-parser': 'export default class { parse(size) { return { size } } }',
  };
  const code = (run: string) =>
    source(
      `props: { feed, size: { propDefinition: [feed, "size"] } },\n  run() { ${run} }`,
      'import feed from "./feed.app.mjs"',
    );
  const broken = { ...modules, 'feed-parser': `${modules['feed-parser']}\nconst a = b` };
  const problems = await checkComponents(root, [
    { code: code('this.$emit(this.feed.items(this.size.toFixed()).size)'), data: { modules } },
    { code: code('this.$emit(this.size.trim())'), data: { modules } },
    { code: code('this.$emit(this.feed.item())'), data: { modules } },
    { code: code('this.$emit(this.size)'), data: { modules: broken } },
  ]);
  expect(problems).toEqual([
    { index: 1, line: 5, message: expect.stringContaining("'trim' does not exist on type 'number'") },
    { index: 2, line: 5, message: expect.stringContaining("'item' does not exist") },
    { index: 3, line: 0, message: "feed-parser, line 2: Cannot find name 'b'." },
  ]);
});

test('circumstances that cannot be passed on are a problem of the sample', async () => {
  const { problems } = await run({ props: { a: () => 1 } }, action(''));
  expect(problems).toEqual([expect.stringContaining('could not be cloned')]);
});
