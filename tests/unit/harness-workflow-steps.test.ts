import { describe, expect, test } from 'vitest';
import { runWorkflow } from '../../samples/harness/node/run-workflow.ts';
import type { Definition, StepDefinition } from '../../samples/harness/workflow/definition.ts';
import { httpTrigger, sampleContext, scheduleTrigger } from '../../samples/harness/workflow/triggers.ts';

const run = (steps: StepDefinition[], others: Partial<Definition> = {}) =>
  runWorkflow({ trigger: scheduleTrigger(), ...others, steps });
const step = (code: string, others: Partial<Definition> = {}) => run([{ code }], others);

describe('the trigger (/workflows/events/)', () => {
  test('exports the event of a request, its raw form and metadata of the run', async () => {
    const trigger = httpTrigger({ method: 'POST', path: '/a?name=foo', body: { x: 1 } });
    const { steps } = await runWorkflow({ trigger, steps: [{ code: 'return steps.trigger' }] });
    expect(steps.nodejs?.$return_value).toEqual(steps.trigger);
    expect(steps.trigger).toMatchObject({
      event: {
        body: { x: 1 },
        inferred_body_type: 'JSON',
        method: 'POST',
        query: { name: 'foo' },
        url: 'https://sample.m.pipedream.net/a?name=foo',
      },
      raw_event: { body_b64: btoa('{"x":1}'), uri: '/a?name=foo' },
      context: sampleContext,
    });
  });

  test('has the event of a schedule as its raw event too', async () => {
    const { steps } = await step('');
    expect(steps.trigger?.raw_event).toEqual(steps.trigger?.event);
    expect(steps.trigger?.event).toEqual({ timer_config: 'Manual', timestamp: 1638360000 });
  });

  test('has a shorthand, and is read-only', async () => {
    const code = 'this.same = event === steps.trigger.event\nevent.timer_config = "x"';
    expect(await step(code)).toMatchObject({
      steps: { nodejs: { same: true } },
      error: { name: 'TypeError', line: 2 },
    });
    const copy =
      'const { host, ...headers } = event.headers; delete headers.accept; return Object.keys(headers)';
    const trigger = httpTrigger({ headers: { accept: '*/*', 'x-a': 'b' } });
    expect((await step(copy, { trigger })).steps.nodejs?.$return_value).toEqual(['x-a']);
  });
});

describe('exports (/workflows/steps/#step-exports)', () => {
  test('are the return value of a step, and what it assigns to this', async () => {
    const { steps } = await run([
      { name: 'first', code: 'this.name = "Luke"; this.person = { age: 19 }; return { data: [1, 2] }' },
      {
        name: 'second',
        code: 'return [steps.first.name, steps.first.person.age, steps.first.$return_value.data]',
      },
    ]);
    expect(steps.first).toEqual({ name: 'Luke', person: { age: 19 }, $return_value: { data: [1, 2] } });
    expect(steps.second?.$return_value).toEqual(['Luke', 19, [1, 2]]);
  });

  test('are serialized as JSON', async () => {
    const { steps } = await step(
      'return { at: new Date(0), left: undefined, run() {}, bytes: Buffer.from("a") }',
    );
    expect(steps.nodejs?.$return_value).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      bytes: { type: 'Buffer', data: [97] },
    });
    expect((await step('return () => {}')).steps.nodejs).toEqual({});
  });

  test('must be serializable', async () => {
    const { error } = await step('const a = {}; a.a = a; this.debug = a');
    expect(error).toMatchObject({
      name: 'TypeError',
      message: 'steps.nodejs.debug is not JSON-serializable: Converting circular structure to JSON',
    });
  });

  test("of a step don't change if a later step changes its copy", async () => {
    const { steps } = await run([
      { name: 'rows', code: 'return ["a", "b"]' },
      { name: 'change', code: 'steps.rows.$return_value.shift()' },
      { name: 'look', code: 'return steps.rows.$return_value' },
    ]);
    expect(steps.look?.$return_value).toEqual(['a', 'b']);
  });

  test('of a prebuilt action can be defined', async () => {
    const { steps } = await run([
      { name: 'get_request', exports: { $return_value: { message: 'success' } } },
      { code: 'return steps.get_request.$return_value.message' },
    ]);
    expect(steps.nodejs?.$return_value).toBe('success');
  });

  test('are the only values that leave a step, unlike variables', async () => {
    const { error } = await run([
      { name: 'a', code: 'const x = 1' },
      { name: 'b', code: 'return x' },
    ]);
    expect(error).toMatchObject({ step: 'b', name: 'ReferenceError', message: 'x is not defined' });
  });
});

describe('step names (/workflows/steps/#step-names)', () => {
  test('default to nodejs', async () => {
    const { steps } = await run([{ code: 'return 1' }, { code: 'return 2' }]);
    expect(Object.keys(steps)).toEqual(['trigger', 'nodejs', 'nodejs_1']);
  });

  test('are unique', async () => {
    const twice = run([
      { name: 'a', code: '' },
      { name: 'a', code: '' },
    ]);
    await expect(twice).rejects.toThrow('Two steps are called "a"');
    await expect(run([{ name: 'my step', code: '' }])).rejects.toThrow('cannot be the name of a step');
  });

  test('are not updated elsewhere if they change', async () => {
    const { error } = await run([
      { name: 'renamed', code: 'return 1' },
      { code: 'return steps.nodejs_old.$return_value' },
    ]);
    expect(error?.message).toBe("Cannot read property '$return_value' of undefined");
  });
});

describe('params (/workflows/steps/params/)', () => {
  const evaluated = async (value: unknown) => {
    const { steps } = await run(
      [
        { name: 'a', exports: { $return_value: [1, 2] } },
        { name: 'b', code: 'return { value: params.value }', params: { value } },
      ],
      { env: { KEY: 'secret' } },
    );
    return steps.b?.$return_value;
  };

  test.each([
    ['plain', 'plain'],
    [7, 7],
    ['{{event.timer_config}}', 'Manual'],
    ['{{ steps.a.$return_value }}', [1, 2]],
    ['{{true}}', true],
    ['{{{"foo":{"bar":1}}}}', { foo: { bar: 1 } }],
    ['{{JSON.stringify(event)}}', '{"timer_config":"Manual","timestamp":1638360000}'],
    ['{{event.timer_config}} and {{steps.a.$return_value[0]}}!', 'Manual and 1!'],
    ['{{process.env.KEY}}', 'secret'],
    [
      ['{{1+1}}', { a: '{{event.timestamp}}' }],
      [2, { a: 1638360000 }],
    ],
  ])('%j is %j', async (value, expected) => {
    expect(await evaluated(value)).toEqual({ value: expected });
  });

  test('fail in their step', async () => {
    const { error } = await run([{ code: 'return params.x', params: { x: '{{event.body.name}}' } }]);
    expect(error).toMatchObject({ step: 'nodejs', message: "Cannot read property 'name' of undefined" });
  });
});

test('auths contains the credentials of connected accounts (/workflows/steps/code/auth/)', async () => {
  const { steps } = await run([
    { code: 'return Object.keys(auths.slack)', auths: { slack: { oauth_access_token: 'token' } } },
  ]);
  expect(steps.nodejs?.$return_value).toEqual(['oauth_access_token']);
});

test('process.env contains only the environment variables (/environment-variables/)', async () => {
  const { steps } = await step('return [process.env.API_KEY, typeof process.env.OTHER, process.env.PATH]', {
    env: { API_KEY: 'abc' },
  });
  expect(steps.nodejs?.$return_value).toEqual(['abc', 'undefined', null]);
  await expect(step('', { env: { PIPEDREAM_X: '' } })).rejects.toThrow('not PIPEDREAM_');
});

test('logs have their level (/workflows/steps/code/#logs)', async () => {
  const { logs } = await step(`console.log("%s is %d", "a", 1, { b: [1] })
console.error(new Error("x").message)
console.warn("careful")
console.dir({ deep: { er: { and: { deeper: 1 } } } })`);
  expect(logs).toEqual([
    { step: 'nodejs', level: 'log', text: 'a is 1 { b: [ 1 ] }' },
    { step: 'nodejs', level: 'error', text: 'x' },
    { step: 'nodejs', level: 'warn', text: 'careful' },
    { step: 'nodejs', level: 'dir', text: '{ deep: { er: { and: [Object] } } }' },
  ]);
});

describe('$end() (/workflows/steps/code/#end)', () => {
  test('stops the step and all later ones', async () => {
    const result = await run([
      { name: 'a', code: 'this.seen = true\n$end("no email")\nconsole.log("never")' },
      { name: 'b', code: 'console.log("never")' },
    ]);
    expect(result).toMatchObject({
      end: { step: 'a', message: 'no email' },
      logs: [],
      steps: { a: { seen: true } },
    });
    expect(result.error).toBeUndefined();
    expect(result.steps.b).toBeUndefined();
  });

  test('needs no reason, and ends the run from a callback too', async () => {
    expect((await step('$end()')).end).toEqual({ step: 'nodejs' });
    const later = await step(
      'setTimeout(() => $end("later"), 1); await new Promise(() => setTimeout(() => {}, 5000))',
    );
    expect(later.end).toEqual({ step: 'nodejs', message: 'later' });
  });
});

describe('state (/workflows/steps/code/state/)', () => {
  test('$checkpoint is undefined initially, and kept between runs', async () => {
    const code =
      'const before = typeof $checkpoint; $checkpoint = ($checkpoint ?? 0) + 1; return [before, $checkpoint]';
    const first = await step(code);
    expect(first).toMatchObject({ checkpoint: 1, steps: { nodejs: { $return_value: ['undefined', 1] } } });
    const second = await step(code, { checkpoint: first.checkpoint });
    expect(second).toMatchObject({ checkpoint: 2, steps: { nodejs: { $return_value: ['number', 2] } } });
  });

  test('$checkpoint is shared by all steps, this.$checkpoint belongs to one', async () => {
    const result = await run(
      [
        { name: 'a', code: '$checkpoint.n = 2; this.$checkpoint = { own: this.$checkpoint }' },
        { name: 'b', code: 'return [$checkpoint, typeof this.$checkpoint]' },
      ],
      { checkpoint: { n: 1 }, stepCheckpoints: { a: 'before' } },
    );
    expect(result.steps.b?.$return_value).toEqual([{ n: 2 }, 'undefined']);
    expect(result.checkpoint).toEqual({ n: 2 });
    expect(result.stepCheckpoints).toEqual({ a: { own: 'before' } });
  });

  test("a property of undefined can't be set", async () => {
    const { error } = await step('$checkpoint.test = 1');
    expect(error).toMatchObject({ name: 'TypeError', message: "Cannot set property 'test' of undefined" });
  });

  test('can be reset, and the run ended', async () => {
    const result = await step('$checkpoint = false; $end("reset")', { checkpoint: { old: 1 } });
    expect(result).toMatchObject({ checkpoint: false, end: { message: 'reset' } });
    expect(await step('$checkpoint = undefined', { checkpoint: 1 })).not.toHaveProperty('checkpoint');
  });

  test('has a limit', async () => {
    const { error } = await step('$checkpoint = "x".repeat(64 * 1024)');
    expect(error?.message).toBe('$checkpoint is larger than 64KB.');
  });
});
