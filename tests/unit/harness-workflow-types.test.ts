import { describe, expect, test } from 'vitest';
import { checkSteps } from '../../samples/checks/types.ts';
import { compileStep, readStep } from '../../samples/harness/workflow/source.ts';
import { httpTrigger, scheduleTrigger } from '../../samples/harness/workflow/triggers.ts';
import { typeOfJson } from '../../samples/harness/workflow/type-of.ts';
import { wrapStep } from '../../samples/harness/workflow/wrap.ts';
import { root } from '../../src/node/folders.ts';

describe('imports at the top of a step (/workflows/steps/code/#just-import-it)', () => {
  test('are parsed in every form', () => {
    const code = `// First the packages.
import axios from "axios"
import _, { get as read, set } from 'lodash';
import * as fs from "fs"; /* then */ import "side-effect"
import {
  join,
} from "path"
const text = \`
import nothing from "here"\``;
    expect(
      readStep(code).imports.map(({ specifier, bindings }) => [
        specifier,
        ...bindings.map(({ local }) => local),
      ]),
    ).toEqual([
      ['axios', 'axios'],
      ['lodash', '_', 'read', 'set'],
      ['fs', 'fs'],
      ['side-effect'],
      ['path', 'join'],
    ]);
    expect(readStep('const a = 1').imports).toEqual([]);
    expect(readStep('importAll("x")').imports).toEqual([]);
    expect(readStep('import("x")').imports).toEqual([]);
  });

  test('are those of the code, not of its comments and strings', () => {
    const { imports, parameters } = readStep(`/* import a from "a" */ 'import b from "b"'
// A function params, a const auths
const text = "let params", 𝒙 = () => { const params = 1; return params }
return [text, 𝒙, params, auths]`);
    expect(imports).toEqual([]);
    expect(parameters).toEqual(['event', 'steps', 'params', 'auths']);
  });

  test('are found after wide characters, with names of any kind', () => {
    const code =
      '// 😀\nimport { "a-b" as ab } from "x"; import * as 𝒙 from "y"\nconst { auths } = ab, [params] = 𝒙';
    const { imports, parameters } = readStep(code);
    expect(imports.map(({ start, end }) => code.slice(start, end))).toEqual([
      'import { "a-b" as ab } from "x";',
      'import * as 𝒙 from "y"',
    ]);
    expect(imports[0]?.bindings).toEqual([{ exported: 'a-b', local: 'ab' }]);
    expect(compileStep(code).source).toContain('const {"a-b": ab} = await $harness.import("x", ["a-b"]);');
    expect(parameters).toEqual(['event', 'steps']);
  });

  test('a syntax error has its line', () => {
    expect(() => readStep('return 1\nconst a = ;')).toThrow(
      expect.objectContaining({ name: 'SyntaxError', line: 2 }),
    );
  });

  test('keep the lines of a step', () => {
    const code = 'import {\n  join,\n} from "path"\nreturn join("a", "b")';
    expect(compileStep(code).source.split('\n').indexOf('return join("a", "b")')).toBe(4);
  });
});

test('types of values', () => {
  expect(typeOfJson({ a: 1, 'b c': ['x', null], d: [], e: {} })).toBe(
    '{ "a": number; "b c": Array<string | null>; "d": Array<unknown>; "e": object; }',
  );
  expect(typeOfJson([{ a: 1 }, { a: 'x', b: true }])).toBe('Array<{ "a": number | string; "b"?: boolean; }>');
});

describe('a wrapped step', () => {
  test.each(['return 1', 'import fs from "fs"\n\nreturn 1', '// note\nimport fs from "fs" // why\nreturn 1'])(
    'can be unwrapped to the same lines: %j',
    (code) => {
      const wrapped = wrapStep(code, { checkpoints: [1] });
      const line = wrapped.code.split('\n').findIndex((text) => text.endsWith('return 1')) + 1;
      expect(wrapped.lineOf(line)).toBe(code.split('\n').length);
      expect(wrapped.lineOf(1)).toBeUndefined();
    },
  );
});

describe('types of the variables of a step', () => {
  const { event } = httpTrigger({ body: { name: 'Luke', rows: [{ n: 1 }] } });
  const right = [
    { code: 'await $respond({ status: 200, headers: { "x-a": 1 }, body: { greeting: event.body.name } })' },
    { code: 'this.name = steps.trigger.event.query.name\nreturn steps.nodejs.$return_value.data' },
    {
      code: 'const { host, ...headers } = event.headers\nreturn event.body.name.toUpperCase() + headers.accept',
      data: { event },
    },
    {
      code: 'for (const { n } of event.body.rows) $send.sql({ table: "t", payload: { n: n + 1 } })',
      data: { event },
    },
    { code: 'return event.timestamp * 1000', data: { event: scheduleTrigger().event } },
    { code: '$checkpoint = ($checkpoint ?? 0) + 1', data: { checkpoints: [undefined, 1] } },
    { code: '$checkpoint.n += 1', data: { checkpoints: [{ n: 1 }, { n: 2 }] } },
    {
      code: 'console.log($checkpoint ?? "default"); $checkpoint = false',
      data: { checkpoints: ['a', false] },
    },
    { code: 'this.$checkpoint = (this.$checkpoint ?? 0) + 1; $checkpoint.test = this.$checkpoint' },
    {
      code: '$checkpoint = [1]; this.$checkpoint = { a: 1 }; console.log(typeof this.$checkpoint, process.env.KEY)',
    },
    { code: 'if (!params.secret) $end("no secret")\nreturn auths.slack.oauth_access_token' },
    { code: 'return params.count + 1', data: { params: { count: 1 } } },
    {
      code: 'import axios from "axios"\nimport fs from "fs"\nconst { data } = await axios.get(params.url)\nfs.writeFileSync("/tmp/x", data)',
    },
    { code: 'const _ = require("lodash")\nreturn _.get(event, "body.name") + $attachments["a.csv"]' },
    {
      code: '$send.http({ method: "POST", url: "https://example.com", data: event.body })\n$send.email({ subject: "x", text: "y", include_collaborators: true })',
    },
    { code: 'try { JSON.parse(event.body) } catch (error) { return error.message }' },
  ];
  const wrong = [
    { code: 'return event.body.title', data: { event }, line: 1, message: "'title' does not exist" },
    { code: '\nawait $respond({ body: "x" })', line: 2, message: "'status' is missing" },
    {
      code: '$checkpoint.n = 1',
      data: { checkpoints: [undefined, { n: 1 }] },
      line: 1,
      message: "possibly 'undefined'",
    },
    {
      code: 'return $checkpoint.m',
      data: { checkpoints: [{ n: 1 }] },
      line: 1,
      message: "'m' does not exist",
    },
    { code: 'return steps.other', data: { event, steps: {} }, line: 1, message: "'other' does not exist" },
    { code: '$send.http({ url: "https://example.com" })', line: 1, message: "'method' is missing" },
    { code: '$send.sql({ table: "t", payload: [{}] })', line: 1, message: 'not assignable' },
    { code: '$send.slack({})', line: 1, message: "'slack' does not exist" },
    {
      code: 'const { createReadStream } = require("fs")\nconst { Readable } = await import("stream")\n$respond({ status: 200, immediate: true, body: Readable.from([]) })',
      line: 3,
      message: 'not assignable',
    },
    { code: 'import fetch from "node-fetch"', line: 1, message: "Cannot find module 'node-fetch'" },
    { code: '$end(404)', line: 1, message: 'not assignable' },
    {
      code: 'import fs from "fs"\nreturn fetch("https://example.com")',
      line: 2,
      message: "possibly 'undefined'",
    },
    { code: 'return "a".replaceAll("a", "b")', line: 1, message: "'replaceAll' does not exist" },
    { code: 'return document.title', line: 1, message: "'document'" },
    { code: 'event = {}\nevent.method = "GET"', data: { event }, line: 1, message: 'not assignable' },
  ];

  test('accept correct steps, and report the errors of others with their lines', async () => {
    const problems = await checkSteps(root, [...right, ...wrong]);
    expect(problems.filter(({ index }) => index < right.length)).toEqual([]);
    const found = wrong.map((_, index) => problems.find((problem) => problem.index === right.length + index));
    expect(found).toEqual(
      wrong.map(({ line, message }) => ({
        index: expect.any(Number),
        line,
        message: expect.stringContaining(message),
      })),
    );
  });
});
