import { describe, expect, test } from 'vitest';
import { runWorkflow } from '../../samples/harness/node/run-workflow.ts';
import type { RunEvent } from '../../samples/harness/workflow/run.ts';
import { httpTrigger, scheduleTrigger } from '../../samples/harness/workflow/triggers.ts';

const run = (...codes: string[]) =>
  runWorkflow({ trigger: httpTrigger({ path: '/?name=foo' }), steps: codes.map((code) => ({ code })) });
const missing = { status: 400, headers: {}, body: 'No $respond called in workflow' };

describe('a response (/workflows/steps/triggers/#http-responses)', () => {
  test('is 200 with two paragraphs if no step responds', async () => {
    const { response } = await run('return 1');
    expect(response?.status).toBe(200);
    expect(response?.body).toContain('<b>Success!</b>');
    expect(response?.body).toContain('https://docs.pipedream.com/workflows/steps/triggers/#http-responses');
  });

  test('exists for HTTP triggers only', async () => {
    const schedule = await runWorkflow({ trigger: scheduleTrigger(), steps: [{ code: 'return 1' }] });
    expect(schedule.response).toBeUndefined();
  });

  test('has the status, headers and body of $respond()', async () => {
    const { response } = await run(
      'await $respond({ status: 201, headers: { "X-A": 1 }, body: `hello ${event.query.name}!` })',
    );
    expect(response).toEqual({ status: 201, headers: { 'X-A': '1' }, body: 'hello foo!' });
  });

  test.each([
    ['an object, as JSON', '{ a: [1] }', '{"a":[1]}'],
    ['a Buffer', 'Buffer.from("bytes")', 'bytes'],
    ['a Buffer that is not text', 'Buffer.from([255, 0])', Uint8Array.from([255, 0])],
    ['a Readable stream', 'require("stream").Readable.from(["a", Buffer.from("b")])', 'ab'],
    ['nothing', 'undefined', ''],
  ])('may be %s', async (_, body, expected) => {
    const { response } = await run(`await $respond({ status: 200, body: ${body} })`);
    expect(response?.body).toEqual(expected);
  });

  test('is the first one of several', async () => {
    const { response } = await run(
      '$respond({ status: 200, body: "a" })',
      '$respond({ status: 500, body: "b" })',
    );
    expect(response?.body).toBe('a');
  });
});

describe('400 No $respond called in workflow (/workflows/steps/triggers/#errors-with-http-responses)', () => {
  test('is sent if a condition skips $respond()', async () => {
    expect((await run('if (event.query.x) $respond({ status: 200 })')).response).toEqual(missing);
  });

  test('is sent if an error or $end() comes first', async () => {
    expect((await run('throw new Error("x")', '$respond({ status: 200 })')).response).toEqual(missing);
    expect((await run('$end("x")', '$respond({ status: 200 })')).response).toEqual(missing);
  });

  test('is sent if the body has another type', async () => {
    const { response, error } = await run('$respond({ status: 200, body: 5 })');
    expect(response).toEqual(missing);
    expect(error?.message).toBe(
      '$respond: body is a string, an object, a Buffer or a Readable stream, not 5.',
    );
  });

  test("is sent if a stream isn't awaited, with a warning", async () => {
    const code = `const { Readable } = require("stream")
$respond({ status: 200, body: Readable.from((async function* () {
  await new Promise((resolve) => setTimeout(resolve, 20)); yield "a"
})()) })`;
    const result = await run(code);
    expect(result.response).toEqual(missing);
    expect(result.warnings).toHaveLength(1);
  });

  test('is not sent if finally responds', async () => {
    const { response, error } = await run(
      'try { throw new Error("oh no!") } finally { await $respond({ status: 200, body: "default" }) }',
    );
    expect(response?.body).toBe('default');
    expect(error?.message).toBe('oh no!');
  });
});

describe('immediate (/workflows/steps/triggers/#returning-a-response-immediately)', () => {
  const code = 'await $respond({ status: 200, immediate: true, body: "" })\nconsole.log("afterwards")';

  test('responds at that line, then the run continues', async () => {
    const events: RunEvent[] = [];
    const { response } = await runWorkflow(
      { trigger: httpTrigger(), steps: [{ code }] },
      { onEvent: (event) => events.push(event) },
    );
    expect(response).toEqual({ status: 200, headers: {}, body: '' });
    const types = events.map(({ type }) => type);
    expect(types.indexOf('respond')).toBeGreaterThan(0);
    expect(types.indexOf('respond')).toBeLessThan(types.indexOf('log'));
    expect(events.find(({ type }) => type === 'respond')).toMatchObject({ immediate: true });
  });

  test('keeps its response if the run ends later', async () => {
    const { response, end } = await run('await $respond({ status: 204, immediate: true })', '$end("/warm")');
    expect(response?.status).toBe(204);
    expect(end?.message).toBe('/warm');
  });

  test('cannot be a stream', async () => {
    const stream = 'require("stream").Readable.from(["a"])';
    const { error, response } = await run(
      `await $respond({ status: 200, immediate: true, body: ${stream} })`,
    );
    expect(error?.message).toBe('$respond: a stream cannot be combined with immediate: true.');
    expect(response).toEqual(missing);
  });

  test('waits for the end of the run in a test event (/quickstart/make-http-request/)', async () => {
    const trigger = { ...httpTrigger(), pd_event_type: 'test' };
    const { logs, response } = await runWorkflow({ trigger, steps: [{ code }] });
    expect(logs[0]?.text).toMatch(/^Couldn't \$respond immediately, will do so at the end of the run\./);
    expect(response?.status).toBe(200);
  });
});

test('$respond() without an HTTP request is an error', async () => {
  const { error } = await runWorkflow({
    trigger: scheduleTrigger(),
    steps: [{ code: '$respond({ status: 200 })' }],
  });
  expect(error?.message).toContain('no HTTP trigger');
});

// cspell:ignore methd
describe('$send (/destinations/)', () => {
  const send = async (code: string) =>
    runWorkflow({ trigger: scheduleTrigger(), steps: [{ name: 'a', code }] });

  test('collects its calls in order, with copies of their arguments', async () => {
    const { sent } = await send(`const data = { n: 0 }
for (data.n of [1, 2]) $send.http({ method: "POST", url: "https://example.com", data })
$send.email({ subject: "Done", text: "2 sent" })
$send.s3({ bucket: "b", prefix: "test/", payload: data })
$send.sql({ table: "my_table", payload: data })
$send.emit({ raw_event: data })
$send.sse({ channel: "c", payload: data })`);
    expect(sent.map(({ destination }) => destination)).toEqual([
      'http',
      'http',
      'email',
      's3',
      'sql',
      'emit',
      'sse',
    ]);
    expect(sent[0]).toEqual({
      step: 'a',
      destination: 'http',
      options: { method: 'POST', url: 'https://example.com', data: { n: 1 } },
    });
    expect(sent[1]?.options.data).toEqual({ n: 2 });
  });

  test('returns nothing', async () => {
    const { steps } = await send('return typeof $send.http({ method: "GET", url: "https://example.com" })');
    expect(steps.a?.$return_value).toBe('undefined');
  });

  test.each([
    ['$send.http({ url: "https://example.com" })', '$send.http() needs method.'],
    ['$send.sse({})', '$send.sse() needs channel and payload.'],
    [
      '$send.http({ methd: "GET", method: "GET", url: "x" })',
      'has no option "methd". Did you mean "method"?',
    ],
    ['$send.email({ subject: 3 })', '$send.email() takes subject as string, not 3.'],
    ['$send.emit("x")', '$send.emit() takes an object of options.'],
    ['$send.sql({ table: "test-table", payload: {} })', 'test-table is not a valid value for table.'],
    ['$send.sql({ table: "t", payload: [{}] })', 'call it once for every object of an array'],
  ])('%s fails', async (code, message) => {
    expect((await send(code)).error?.message).toContain(message);
  });
});
