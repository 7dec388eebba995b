// cspell:ignore sumary
import { describe, expect, test } from 'vitest';
import { limits } from '../../data/limits.ts';
import { print } from '../../data/quantity.ts';
import { createSource } from '../../samples/harness/component/source.ts';
import { loadComponent } from '../../samples/harness/node/load-component.ts';
import { fixtureAxios } from './support/fixture-axios.ts';
import { deployed } from './support/test-source.ts';

describe('/components/quickstart/nodejs/sources/', () => {
  test('the minimal source emits an event when it is run manually', async () => {
    const hello = await deployed(`run() { this.$emit({ message: 'hello world!' }); }`);
    await hello.run();
    expect(hello.events).toEqual([
      {
        event: { message: 'hello world!' },
        id: undefined,
        name: 'default',
        summary: undefined,
        ts: undefined,
      },
    ]);
  });

  test('the key-value store keeps state across invocations, this does not', async () => {
    const counter = await deployed(`
      props: { db: '$.service.db' },
      async run() {
        let count = this.db.get('count') || 1;
        this.$emit({ count }, { summary: 'Invocation #' + count });
        this.db.set('count', ++count);
      }`);
    await counter.run();
    await counter.run();
    expect(counter.events.map(({ summary }) => summary)).toEqual(['Invocation #1', 'Invocation #2']);
    expect(counter.db.entries()).toEqual({ count: 3 });
  });

  test('a timer source that polls emits new items only', async () => {
    const feed = [{ guid: 'a', title: 'A' }];
    const { axios } = fixtureAxios({ 'example.com': () => ({ data: { items: feed } }) });
    const { component } = await loadComponent(
      `import axios from 'axios';
      export default {
        name: 'New Item in Feed', key: 'feed-new-item', version: '0.0.1', type: 'source', dedupe: 'unique',
        props: { timer: { type: '$.interface.timer', default: { intervalSeconds: 60 * 5 } } },
        async run() {
          const { data } = await axios.get('https://example.com/feed');
          for (const item of data.items) this.$emit(item, { id: item.guid, summary: item.title });
        },
      };`,
      { axios },
    );
    const rss = createSource(component);
    await rss.deploy();
    expect((await rss.tick()).emitted.map(({ id }) => id)).toEqual(['a']);
    expect((await rss.tick()).emitted).toEqual([]);
    feed.unshift({ guid: 'b', title: 'B' });
    expect((await rss.tick()).emitted).toMatchObject([{ event: { title: 'B' }, id: 'b', summary: 'B' }]);
    expect(rss.events).toHaveLength(2);
  });

  test('issues with ts are emitted oldest first, and by greatest once', async () => {
    const poll = await deployed(`
      dedupe: 'greatest',
      async run(issues) {
        for (const { id, at } of issues) this.$emit({ id }, { id, ts: Date.parse(at) });
      }`);
    const issues = [
      { id: 3, at: '2021-03-03' },
      { id: 2, at: '2021-02-02' },
    ];
    expect((await poll.run(issues)).emitted.map(({ id }) => id)).toEqual([2, 3]);
    expect((await poll.run([{ id: 4, at: '2021-04-04' }, ...issues])).emitted.map(({ id }) => id)).toEqual([
      4,
    ]);
  });
});

describe('/components/api/#interface-props', () => {
  test('a timer event has the time in seconds and its interval, and this.timer its type', async () => {
    const members = `props: { timer: '$.interface.timer' }, run(event) { this.$emit({ event, timer: this.timer }); }`;
    const now = () => 1_593_937_896_123;
    const hourly = await deployed(members, { now, props: { timer: { intervalSeconds: 3600 } } });
    await hourly.tick();
    expect(hourly.events[0]?.event).toEqual({
      event: { timestamp: 1_593_937_896, interval_seconds: 3600 },
      timer: { type: '$.interface.timer' },
    });
    const daily = await deployed(members, { now, props: { timer: { cron: '0 0 * * *' } } });
    await daily.tick('timer');
    expect(daily.events[0]?.event).toMatchObject({ event: { timestamp: 1_593_937_896 } });
    await expect(daily.tick('clock')).rejects.toThrow('The source has no timer clock.');
  });

  test('a request becomes an event, and the source responds to it', async () => {
    const echo = await deployed(
      `props: { http: { type: '$.interface.http', customResponse: true } },
      async run(event) {
        this.http.respond({
          status: 200,
          body: event.body,
          headers: { 'Content-Type': event.headers['content-type'] },
        });
        this.$emit(event);
      }`,
    );
    const { response, emitted } = await echo.request({
      path: '/hook',
      query: { a: '1' },
      headers: { 'X-Id': '7' },
      body: { name: 'Yoda' },
    });
    expect(response).toEqual({
      status: 200,
      body: { name: 'Yoda' },
      headers: { 'Content-Type': 'application/json' },
    });
    expect(emitted[0]?.event).toEqual({
      method: 'POST',
      path: '/hook',
      query: { a: '1' },
      headers: { 'x-id': '7', 'content-type': 'application/json' },
      bodyRaw: '{"name":"Yoda"}',
      body: { name: 'Yoda' },
    });
  });

  test("a body that isn't JSON stays text; a source without customResponse responds with 200", async () => {
    const bin = await deployed(
      `props: { http: '$.interface.http' }, run({ body }) { this.$emit({ body }); }`,
    );
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(await bin.request({ headers: form, body: 'name=Yoda' })).toMatchObject({
      response: { status: 200 },
      emitted: [{ event: { body: 'name=Yoda' } }],
    });
    await bin.request({ headers: { 'Content-Type': 'application/json' }, body: '{' });
    await bin.request();
    expect(bin.events.map(({ event }) => event)).toEqual([{ body: 'name=Yoda' }, { body: '{' }, {}]);
  });

  test(`a body above ${print(limits.httpPayload)} is rejected before the source runs`, async () => {
    const bin = await deployed(`props: { http: '$.interface.http' }, run() { this.$emit(1); }`);
    const body = 'x'.repeat(512 * 1024 + 1);
    expect(await bin.request({ body })).toEqual({
      emitted: [],
      response: { status: 413, body: 'Payload Too Large' },
    });
    expect(bin.events).toEqual([]);
  });

  test.each([
    ['customResponse: true', '', 'It ended without a response to the request.'],
    ['customResponse: false', 'this.http.respond({ status: 200 })', 'Add customResponse: true to the prop.'],
    [
      'customResponse: true',
      'this.http.respond({ status: 600 })',
      'Expected a status from 100 to 599, found 600.',
    ],
    [
      'customResponse: true',
      'this.http.respond({ body: 3 })',
      'Expected text, an object or a Buffer, found 3.',
    ],
    ['customResponse: true', 'this.http.respond({ status: 200, header: {} })', 'Did you mean "headers"?'],
    ['customResponse: true', 'this.http.respond("ok")', 'Expected an object, found "ok".'],
    [
      'customResponse: true',
      'this.http.respond({ status: 200 }); this.http.respond({ status: 200 })',
      'The request got two responses.',
    ],
  ])('an undocumented response is an error: %s, %s', async (option, code, message) => {
    const bin = await deployed(`props: { http: { type: '$.interface.http', ${option} } }, run() { ${code} }`);
    await expect(bin.request()).rejects.toThrow(message);
  });

  test('hooks can read the endpoint, but not respond', async () => {
    const members = (code: string) => `
      props: { http: { type: '$.interface.http', customResponse: true }, db: '$.service.db' },
      hooks: { activate() { ${code} } }, run() {}`;
    const endpoint = 'https://en1.m.pipedream.net';
    const good = await deployed(members(`this.db.set('endpoint', this.http.endpoint)`), { endpoint });
    expect(good.db.entries()).toEqual({ endpoint });
    await expect(deployed(members('this.http.respond({ status: 200 })'))).rejects.toThrow(
      'Only run() can answer',
    );
    await expect((await deployed('run() {}')).request()).rejects.toThrow('The source has no HTTP interface.');
  });
});

describe('/components/api/#emit', () => {
  const emit = async (members: string, code: string) =>
    (await deployed(`${members} run() { ${code} }`)).run();

  test('an event has a channel, and is ordered by ts, which defaults to now', async () => {
    const { emitted } = await emit(
      '',
      `this.$emit('now'); this.$emit('old', { ts: 1 }); this.$emit('later', { ts: 9e15, name: 'x' }); this.$emit()`,
    );
    expect(emitted.map(({ event, name }) => [event, name])).toEqual([
      ['old', 'default'],
      ['now', 'default'],
      [undefined, 'default'],
      ['later', 'x'],
    ]);
  });

  test(`the last ${limits.inspectorEvents} events are kept`, async () => {
    const many = await deployed('run() { for (let i = 1; i <= 130; i++) this.$emit(i); }');
    expect((await many.run()).emitted).toHaveLength(130);
    expect(many.events.map(({ event }) => event)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 31),
    );
  });

  test.each([
    ['', 'this.$emit(() => 1)', 'The event, a function, cannot be written as JSON.'],
    ['', 'this.$emit(10n)', 'cannot be written as JSON.'],
    ['', 'this.$emit(1, 2)', 'Expected an object as metadata, found 2.'],
    ['', 'this.$emit(1, { sumary: "x" })', 'There is no "sumary" here. Did you mean "summary"?'],
    ['', 'this.$emit(1, { summary: 3 })', 'this.$emit summary: Expected text, found 3.'],
    ['', 'this.$emit(1, { ts: new Date() })', 'Expected milliseconds since 1970, found an object.'],
    ['', 'this.$emit(1, { ts: Date.parse("soon") })', 'found NaN'],
    ['', 'this.$emit(1, { id: {} })', 'this.$emit id: Expected text or a number, found an object.'],
    [
      'dedupe: "unique",',
      'this.$emit(1)',
      'Expected text or a number for dedupe: "unique", found undefined.',
    ],
    ['dedupe: "last",', 'this.$emit(1, { summary: "x" })', 'for dedupe: "last", found undefined.'],
    [
      'dedupe: "greatest",',
      'this.$emit(1, { id: "7" })',
      'Expected a number for dedupe: "greatest", found "7".',
    ],
  ])('%s %s is an error that says what is expected', async (members, code, message) => {
    await expect(emit(members, code)).rejects.toThrow(message);
  });

  test('events cannot be emitted from activate, or after run() has ended', async () => {
    await expect(deployed('hooks: { activate() { this.$emit(1); } }, run() {}')).rejects.toThrow(
      'Events cannot be emitted from hooks.activate.',
    );
    const { component } = await loadComponent(`
      export const late = {};
      export default { name: 'Late', version: '0.0.1', run({ later }) { later(() => this.$emit(1)); } };`);
    const late = createSource(component);
    await late.deploy();
    let emitLate = () => {};
    const later = (code: () => void) => {
      emitLate = code;
    };
    await late.run({ later });
    expect(() => emitLate()).toThrow('run has already ended. Await everything that it starts.');
  });
});
