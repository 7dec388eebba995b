// cspell:ignore nmae
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { size } from '../../data/quantity.ts';
import { checkComponents } from '../../samples/checks/types.ts';
import type { Given } from '../../samples/givens/given.ts';
import { root } from '../../src/node/folders.ts';

import { action, fence, page, run, source } from './support/component-page.ts';

describe('a broken component fails without affecting others:', () => {
  const good = fence('js run title="good.mjs"', action('return 1'));

  test.each([
    ['process.exit(0)', /process\.exit\(\) ended the run/, 1],
    ['while (true);', /stopped after 0\.5 s/, 1],
    [
      'await new Promise(() => {})',
      /stopped after 0\.5 s: it never ends, or waits for something that never happens/,
      1,
    ],
    ['require("fs")', /require is not defined/, 6],
    ['fs.writeFileSync("/var/tmp/outside.txt", "x")', /EROFS: read-only file system/, 6],
    ['await fs.promises.writeFile("outside.txt", "x")', /EROFS: read-only file system/, 6],
    ['setTimeout(() => console.log("late"), 5000)', /before this had finished: Timeout\. Await all/, 1],
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
      'const all = []; while (true) all.push(new Array(1e6).fill(0))',
      /stopped: it needs more than 64MB of memory/,
      1,
    ],
  ])('%s', async (code, message, line) => {
    const given: Given = {
      settings: {
        ...(message.source.includes('stopped after') && { timeoutSeconds: 0.5 }),
        ...(code.includes('all.push') && { memory: size(64, 'MB') }),
      },
    };
    const broken = fence(
      'js run given="given" title="broken.mjs"',
      action(code, '', 'import fs from "fs"; import http from "http";'),
    );
    const { problems } = await page(given, broken, good);
    expect(problems).toEqual([expect.stringMatching(message)]);
    expect(Number(problems[0]?.split(':')[0])).toBe(line + 1);
    expect(existsSync('/var/tmp/outside.txt') || existsSync('outside.txt')).toBe(false);
  });

  test('a syntax error, a missing module, a missing prop and a missing error', async () => {
    expect((await run({}, 'export default {\n  name: ,\n}')).problems).toEqual(['3: Unexpected token']);
    expect((await run({}, action('', '', 'import x from "./x.mjs"'))).problems).toEqual([
      '2: "./x.mjs" is imported, but not given. Add it to modules.',
    ]);
    expect((await run({}, action('', 'props: { a: { type: "string" } },'))).problems[0]).toContain(
      'props.a: A required prop is empty.',
    );
    expect((await run({ error: /never/ }, action('return 1'))).problems).toEqual([
      '2: The sample should end with /never/.',
    ]);
    expect((await run({}, 'export default { type: "app" }')).problems[0]).toContain('Expected the name slug');
  });
});

test('types of given modules are resolved, and errors in them are reported', async () => {
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

test("a given that can't be cloned is a problem of the sample", async () => {
  const { problems } = await run({ props: { a: () => 1 } }, action(''));
  expect(problems).toEqual([expect.stringContaining('could not be cloned')]);
});
