import { describe, expect, test } from 'vitest';
import { limits } from '../../data/limits.ts';
import { size } from '../../data/quantity.ts';
import { runWorkflow } from '../../samples/harness/node/run-workflow.ts';
import { type Definition, memoryOf, timeoutOf } from '../../samples/harness/workflow/definition.ts';
import { httpTrigger, scheduleTrigger } from '../../samples/harness/workflow/triggers.ts';

const define = (code: string, others: Partial<Definition> = {}): Definition => ({
  trigger: scheduleTrigger(),
  steps: [{ code }],
  ...others,
});
const run = (code: string, others: Partial<Definition> = {}) => runWorkflow(define(code, others));
const warning =
  'This step was still trying to run code when the step ended. Make sure you await all Promises, or promisify callback functions.';

describe('an error in a step (/workflows/steps/code/#errors)', () => {
  test('stops the run, and keeps the exports of the step so far', async () => {
    const result = await run('', {
      steps: [
        { name: 'a', code: 'this.debug = { status: 400 }\nthrow new Error("Bad Request")' },
        { name: 'b', code: 'return 1' },
      ],
    });
    expect(result.error).toEqual({ step: 'a', name: 'Error', message: 'Bad Request', line: 2 });
    expect(result.steps.a).toEqual({ debug: { status: 400 } });
    expect(result.steps.b).toBeUndefined();
  });

  test('in a callback stops the run too', async () => {
    const { error } = await run(
      'await new Promise(() => setTimeout(() => { throw new RangeError("late") }, 1))',
    );
    expect(error).toMatchObject({ name: 'RangeError', message: 'late' });
  });

  test('can be any value', async () => {
    expect((await run('throw "text"')).error).toMatchObject({ name: 'Error', message: 'text' });
    expect((await run('throw undefined')).error).toMatchObject({ message: 'undefined' });
  });

  test('of syntax fails at its line', async () => {
    expect((await run('const a = 1\nconst b = ;')).error).toMatchObject({ name: 'SyntaxError', line: 2 });
  });

  test('of an unhandled rejection is recorded separately', async () => {
    const result = await run('Promise.reject(new Error("x")); await new Promise((go) => setTimeout(go, 5))');
    expect(result.error).toBeUndefined();
    expect(result.unhandled).toEqual([{ step: 'nodejs', text: 'Error: x' }]);
  });

  test('has the message of Node.js 14 (/workflows/steps/code/#language-support)', async () => {
    expect((await run('return event.a.b')).error?.message).toBe("Cannot read property 'b' of undefined");
    expect((await run('return fetch("https://example.com")')).error).toMatchObject({
      name: 'ReferenceError',
      message: 'fetch is not defined',
    });
  });
});

describe('the warning about unfinished code (/workflows/steps/code/async/)', () => {
  test.each([
    ['a promise is not awaited', 'require("fs").promises.writeFile("/tmp/a", "b")'],
    ['a timer runs', 'setTimeout(() => console.log("late"), 5)'],
    [
      'a stream is still writing',
      'const s = require("fs").createWriteStream("/tmp/a"); s.end("b"); s.on("finish", () => console.log("late"))',
    ],
  ])('is shown if %s; the run continues', async (_, code) => {
    const result = await run('', {
      steps: [
        { name: 'a', code },
        { name: 'b', code: 'return 1' },
      ],
    });
    expect(result.warnings).toEqual([{ step: 'a', text: warning }]);
    expect(result.logs).toEqual([]);
    expect(result.steps.b?.$return_value).toBe(1);
    expect(result.error).toBeUndefined();
  });

  test.each([
    ['is awaited', 'await require("fs").promises.writeFile("/tmp/a", "b")'],
    ['is promisified', 'await require("util").promisify(setTimeout)(2)'],
    [
      'is awaited with an event',
      'const s = require("fs").createWriteStream("/tmp/a"); s.end("b"); await new Promise((go) => s.on("finish", go))',
    ],
  ])('is not shown if it %s', async (_, code) => {
    expect((await run(code)).warnings).toEqual([]);
  });
});

describe('Timeout (/errors/#timeout)', () => {
  // Far more than the steps need until then.
  const settings = { timeoutSeconds: 3 };

  test.each([
    ['waits', 'await new Promise((go) => setTimeout(go, 60000))'],
    ['never stops', 'while (true);'],
  ])('stops a step that %s, and keeps previous results', async (_, code) => {
    const result = await run('', {
      settings,
      steps: [
        { name: 'a', code: 'return 1' },
        { name: 'b', code: `console.log("begun"); ${code}` },
      ],
    });
    expect(result.error).toEqual({ step: 'b', name: 'Timeout', message: 'TIMEOUT' });
    expect(result.steps.a?.$return_value).toBe(1);
    expect(result.logs).toEqual([{ step: 'b', level: 'log', text: 'begun' }]);
  });

  test('prevents a later $respond()', async () => {
    const trigger = httpTrigger();
    const { response } = await run(
      'await new Promise((go) => setTimeout(go, 60000)); $respond({ status: 200 })',
      { trigger, settings },
    );
    expect(response?.status).toBe(400);
  });

  test('depends on the trigger and has a maximum (/limits/#time-per-execution)', async () => {
    expect(timeoutOf(define(''))).toBe(60_000);
    expect(timeoutOf(define('', { trigger: httpTrigger() }))).toBe(30_000);
    await expect(run('', { settings: { timeoutSeconds: 751 } })).rejects.toThrow('more than 750 seconds');
  });
});

describe('Out of Memory (/errors/#out-of-memory)', () => {
  test('ends a run that uses too much memory', async () => {
    const code = 'const all = []; while (true) all.push(new Array(1e6).fill(0))';
    expect((await run(code)).error).toEqual({
      step: 'nodejs',
      name: 'Out of Memory',
      message: 'Out of Memory',
    });
  });

  test('depends on the memory setting (/limits/#memory)', async () => {
    expect(memoryOf(define(''))).toBe(limits.memoryDefault.bytes);
    expect(memoryOf(define('', { settings: { memory: size(1, 'GB') } }))).toBe(2 ** 30);
    await expect(run('', { settings: { memory: size(11, 'GB') } })).rejects.toThrow('at most 10GB');
  });
});

describe('Function Payload Limit Exceeded (/errors/#function-payload-limit-exceeded)', () => {
  const half = 'x'.repeat(limits.functionPayload.bytes / 2);
  const message = 'Function Payload Limit Exceeded';

  test('counts exports, logs and the event together', async () => {
    const event = { text: half };
    expect((await run('return 1', { trigger: { event } })).error).toBeUndefined();
    const exported = await run('return event.text', { trigger: { event } });
    expect(exported.error).toEqual({ step: 'nodejs', name: message, message });
    const logged = await run('console.log(event.text)', { trigger: { event } });
    expect(logged.error?.name).toBe(message);
  });

  test('is avoided with a file', async () => {
    const length = limits.functionPayload.bytes + 1;
    const { error, steps } = await run('', {
      steps: [
        { name: 'save', code: `require("fs").writeFileSync("/tmp/big", "x".repeat(${length}))` },
        { name: 'load', code: 'return require("fs").readFileSync("/tmp/big").length' },
      ],
    });
    expect(error).toBeUndefined();
    expect(steps.load?.$return_value).toBe(length);
  });
});

describe('JSON Nested Property Limit Exceeded (/errors/#json-nested-property-limit-exceeded)', () => {
  const nest = (levels: number) => `let x = {}; for (let i = 0; i < ${levels}; i++) x = { x }; return x`;
  const name = 'JSON Nested Property Limit Exceeded';

  test('occurs with more than 256 nested objects', async () => {
    expect((await run(nest(256))).error).toBeUndefined();
    expect((await run(nest(257))).error?.name).toBe(name);
    expect((await run(nest(100_000))).error?.name).toBe(name);
  });

  test('applies to events too', async () => {
    let event: object = {};
    for (let level = 0; level < 300; level++) event = { event };
    expect((await run('', { trigger: { event } })).error).toMatchObject({ step: 'trigger', name });
  });
});

describe('attachments (/workflows/settings/#attachments)', () => {
  test('are read at their paths', async () => {
    const { steps } = await run('return require("fs").readFileSync($attachments["test.csv"]).toString()', {
      attachments: { 'test.csv': 'a,b\n1,2\n' },
    });
    expect(steps.nodejs?.$return_value).toBe('a,b\n1,2\n');
  });

  test('have limits', async () => {
    const attachments = { 'a.bin': new Uint8Array(limits.attachment.bytes + 1) };
    await expect(run('', { attachments })).rejects.toThrow('a.bin is larger than 10MB');
  });
});
