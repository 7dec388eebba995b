import { describe, expect, test } from 'vitest';
import type { Given } from '../../samples/givens/given.ts';

import { action, fence, run, source } from './support/component-page.ts';

describe('the output of a component:', () => {
  test('an action logs, exports, sends, responds and returns', async () => {
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

  test('a source without given events is run once', async () => {
    const code = source('async run() { this.$emit({ n: 1 }, { summary: "One" }); this.$emit() }');
    expect(await run({}, code)).toEqual({ printed: 'emit {"n":1} {"summary":"One"}\nemit', problems: [] });
  });

  test('the stages of a source are separated, and duplicates are not emitted', async () => {
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

  test('requests receive responses', async () => {
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

  test('an app of the page, a shared file and a package stub are imported', async () => {
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

  test("the platform's axios wraps the installed one", async () => {
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
