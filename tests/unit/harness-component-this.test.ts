import { describe, expect, test } from 'vitest';
import { createStore } from '../../samples/harness/component/store.ts';
import { deployed, source } from './support/test-source.ts';

describe('this', () => {
  test('props are read-only, and an unknown member is reported with the nearest one', async () => {
    const run = async (code: string) =>
      (await deployed(`props: { msg: { type: 'string', default: 'x' } }, async run() { ${code} }`)).run();
    await expect(run(`this.msg = 'y'`)).rejects.toThrow('this.msg: It cannot be set from code.');
    await expect(run('this.mgs.length')).rejects.toThrow(
      'this.mgs: There is no such thing. Did you mean "msg"?',
    );
    await expect(run('this.emit(1)')).rejects.toThrow('Write this.$emit().');
    await expect(run('this.$auth')).rejects.toThrow('Credentials are at this.<appProp>.$auth');
    await expect(run('await 0; return `${this}`')).resolves.toMatchObject({ emitted: [] });
  });

  test('a value is a copy, so that nothing outlives the invocation', async () => {
    const members = `props: { list: { type: 'string[]' } }, run() { this.list.push('b'); this.$emit(this.list); }`;
    const list = ['a'];
    const copying = await deployed(members, { props: { list } });
    await copying.run();
    await copying.run();
    expect(copying.events.map(({ event }) => event)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(list).toEqual(['a']);
  });

  test('methods call each other through this', async () => {
    const methods = await deployed(
      `methods: { double(x) { return 2 * x; }, four() { return this.double(2); } },
      run() { this.$emit(this.four()); }`,
    );
    expect((await methods.run()).emitted[0]?.event).toBe(4);
  });

  test('an error names the hook that threw it; events emitted before stay emitted', async () => {
    const failing = await deployed(`run() { this.$emit(1); throw new TypeError('broken'); }`);
    await expect(failing.run()).rejects.toMatchObject({
      message: 'run of "Test" failed: broken',
      place: 'run',
      cause: { name: 'TypeError' },
    });
    expect(failing.events).toHaveLength(1);
    const hook = await source(`hooks: { async deploy() { throw 'text'; } }, run() {}`);
    await expect(hook.deploy()).rejects.toThrow('hooks.deploy of "Test" failed: text');
    expect(hook.state).toBe('saved');
  });
});

describe('/components/api/#db', () => {
  test('a store returns copies of JSON, or undefined for an unknown key', () => {
    const store = createStore({ a: { b: [1] } });
    store.get('a').b.push(2);
    expect(store.get('a')).toEqual({ b: [1] });
    expect(store.get('x')).toBeUndefined();
    store.set('date', new Date(0));
    expect(store.entries()).toEqual({ a: { b: [1] }, date: '1970-01-01T00:00:00.000Z' });
  });

  test("values that JSON can't represent are rejected", () => {
    const store = createStore();
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    for (const value of [undefined, () => 1, 10n, circle]) {
      expect(() => store.set('key', value)).toThrow('cannot be written as JSON');
    }
    const broken = {
      toJSON() {
        throw new RangeError('own');
      },
    };
    expect(() => store.set('key', broken)).toThrow('own');
  });
});
