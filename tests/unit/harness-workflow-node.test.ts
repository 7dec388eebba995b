// cspell:words luxon
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWorkflow } from '../../samples/harness/node/run-workflow.ts';
import { scheduleTrigger } from '../../samples/harness/workflow/triggers.ts';

let server: Server;
let fixture: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      if (url === '/redirect') response.setHeader('location', 'https://api.example.com/there');
      response.statusCode = url === '/missing' ? 404 : url === '/redirect' ? 302 : 200;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ method, url, host: headers.host, body }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  fixture = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const run = (...codes: string[]) =>
  runWorkflow(
    { trigger: scheduleTrigger(), steps: codes.map((code) => ({ code })) },
    { hosts: { 'api.example.com': fixture } },
  );
const resultOf = async (code: string) => {
  const { steps, error, warnings } = await run(code);
  return { value: steps.nodejs?.$return_value, error: error?.message, warnings: warnings.length };
};

describe('/tmp (/workflows/steps/code/nodejs/working-with-files/)', () => {
  test('is shared by the steps of a run', async () => {
    const { steps } = await run(
      'import fs from "fs"\nawait fs.promises.appendFile("/tmp/file.txt", Buffer.from("hello"))',
      'const fs = require("fs"); return [fs.readdirSync("/tmp"), (await fs.promises.readFile("/tmp/file.txt")).toString()]',
      'await require("fs").promises.unlink("/tmp/file.txt"); return require("fs").existsSync("/tmp/file.txt")',
    );
    expect(steps.nodejs_1?.$return_value).toEqual([['file.txt'], 'hello']);
    expect(steps.nodejs_2?.$return_value).toBe(false);
  });

  test("is empty in the next run, and isn't that of this machine", async () => {
    await run('require("fs").writeFileSync("/tmp/harness-leak.txt", "x")');
    expect(existsSync('/tmp/harness-leak.txt')).toBe(false);
    expect(await resultOf('return require("fs").readdirSync("/tmp")')).toMatchObject({ value: [] });
  });

  test('can be cleared by every run, also in a reused thread', async () => {
    const code = `import fs from "fs"
fs.writeFileSync("/tmp/file.txt", "x")
await fs.promises.rm("/tmp/file.txt", { force: true })
return fs.readdirSync("/tmp")`;
    for (const _ of ['first', 'second']) expect(await resultOf(code)).toMatchObject({ value: [] });
  });

  test('is the path in code and error messages', async () => {
    const code = `const fs = require("fs")
const directory = fs.mkdtempSync(require("path").join(require("os").tmpdir(), "x-"))
return [directory.startsWith("/tmp/x-"), fs.realpathSync("/tmp/../tmp")]`;
    expect(await resultOf(code)).toMatchObject({ value: [true, '/tmp'] });
    expect((await resultOf('require("fs").readFileSync("/tmp/none")')).error).toBe(
      "ENOENT: no such file or directory, open '/tmp/none'",
    );
    expect((await resultOf('await require("fs").promises.stat("/tmp/none")')).error).toBe(
      "ENOENT: no such file or directory, stat '/tmp/none'",
    );
  });

  test.each([
    'require("fs").writeFileSync("tmp/file", "x")',
    'await require("fs").promises.mkdir("/tmp/../var/x")',
    'await new Promise((_, no) => require("fs").createWriteStream("file").on("error", no))',
    'require("fs").renameSync("/tmp/a", "package.json")',
  ])('is the only writable folder: %s', async (code) => {
    expect((await resultOf(code)).error).toMatch(/^EROFS: read-only file system/);
  });

  test('supports streams', async () => {
    const code = `import stream from "stream"
import { promisify } from "util"
import fs from "fs"
const pipeline = promisify(stream.pipeline)
await pipeline(stream.Readable.from(["a", "b"]), fs.createWriteStream("/tmp/raw_body"))
return fs.readFileSync("/tmp/raw_body", "utf8")`;
    expect(await resultOf(code)).toEqual({ value: 'ab', error: undefined, warnings: 0 });
  });
});

describe('HTTP requests (/workflows/steps/code/nodejs/http-requests/)', () => {
  test.each([
    [
      'axios',
      'import axios from "axios"\nconst { data } = await axios({ method: "POST", url: "https://api.example.com/a", params: { b: 1 }, data: "c" })\nreturn data',
    ],
    [
      'https',
      `const https = require("https")
return await new Promise((resolve, reject) => {
  const request = https.request("https://api.example.com/a?b=1", { method: "POST" }, (response) => {
    let text = ""
    response.on("data", (chunk) => { text += chunk })
    response.on("end", () => resolve(JSON.parse(text)))
  })
  request.on("error", reject)
  request.end("c")
})`,
    ],
    [
      'a client built on fetch',
      'return await (await globalThis.fetch("https://api.example.com/a?b=1", { method: "POST", body: "c" })).json()',
    ],
  ])('of %s go to the fixture that is declared for their host', async (_, code) => {
    const { value, warnings } = await resultOf(code);
    expect(value).toEqual({ method: 'POST', url: '/a?b=1', host: 'api.example.com', body: 'c' });
    expect(warnings).toBe(0);
  });

  test('follow redirects', async () => {
    const code =
      'import axios from "axios"\nreturn (await axios.get("http://api.example.com/redirect")).data.url';
    expect((await resultOf(code)).value).toBe('/there');
  });

  test('fail with the status that axios throws for', async () => {
    const code = 'import axios from "axios"\nawait axios.get("https://api.example.com/missing")';
    expect((await resultOf(code)).error).toBe('Request failed with status code 404');
  });

  test("cause a warning if they aren't awaited", async () => {
    const code = 'import axios from "axios"\naxios.get("https://api.example.com/")';
    expect(await resultOf(code)).toMatchObject({ warnings: 1, error: undefined });
  });

  test.each([
    'import axios from "axios"\nawait axios.get("https://other.example.com/")',
    'await new Promise((_, no) => require("http").get("http://other.example.com/").on("error", no))',
    'await new Promise((_, no) => require("net").connect(5432, "other.example.com").on("error", no))',
    'try { await globalThis.fetch("https://other.example.com/") } catch (error) { throw error.cause }',
  ])('reach nothing else: %s', async (code) => {
    expect((await resultOf(code)).error).toBe(
      "other.example.com has no fixture, and samples have no network. Declare one in its given: hosts: { 'https://other.example.com': () => ({ body: {} }) }.",
    );
  });
});

describe('npm packages (/workflows/steps/code/#using-npm-packages)', () => {
  test('are imported or required', async () => {
    expect(
      (await resultOf('import { DateTime } from "luxon"\nreturn DateTime.fromSeconds(0).toUTC().toISODate()'))
        .value,
    ).toBe('1970-01-01');
    expect((await resultOf('const _ = require("lodash"); return _.get({ a: { b: 1 } }, "a.b")')).value).toBe(
      1,
    );
    expect(
      (await resultOf('const { default: _ } = await import("lodash"); return _.last([1, 2])')).value,
    ).toBe(2);
  });

  test('cannot be imported and required in one step (/workflows/steps/code/#require-is-not-defined)', async () => {
    const { error } = await run('import _ from "lodash"\nconst fs = require("fs")');
    expect(error).toMatchObject({ name: 'ReferenceError', message: 'require is not defined', line: 2 });
  });

  test('that are ES modules cannot be required (/workflows/steps/code/#commonjs-vs-esm-imports)', async () => {
    expect((await resultOf('require("github-slugger")')).error).toMatch(
      /^Must use import to load ES Module: /,
    );
    expect((await resultOf('import { slug } from "github-slugger"\nreturn slug("A b")')).value).toBe('a-b');
  });

  test('that are missing are reported by name', async () => {
    expect((await resultOf('import x from "@acme/not-there/x"')).error).toContain(
      '"@acme/not-there" is not installed',
    );
    expect((await resultOf('require("./x")')).error).toContain('a step has no files beside it');
    expect((await resultOf('import { nothing } from "luxon"')).error).toContain(
      "'luxon' does not provide an export named 'nothing'",
    );
  });

  test('of Node.js are those of version 14', async () => {
    expect((await resultOf('require("stream/promises")')).error).toContain(
      "Cannot find module 'stream/promises'",
    );
    expect((await resultOf('return typeof require("node:fs/promises").readFile')).value).toBe('function');
  });
});

test('a run leaves nothing behind for the next one', async () => {
  for (const code of ['globalThis.leak = 1', 'setInterval(() => { process.env.X = "1" }, 1)'])
    await run(code);
  const { value } = await resultOf(
    'return [typeof globalThis.leak, process.env.X, Object.keys(process.env)]',
  );
  expect(value).toEqual(['undefined', null, []]);
});

test('process.exit() ends the run with an error', async () => {
  expect((await run('process.exit(1)')).error).toMatchObject({
    step: 'nodejs',
    message: 'process.exit() ended the run.',
  });
});
