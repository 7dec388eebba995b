// cspell:ignore strng lable
import { describe, expect, test } from 'vitest';
import { limits } from '../../data/limits.ts';
import { print } from '../../data/quantity.ts';
import { runAction } from '../../samples/harness/component/action.ts';
import { configure, expression, type Setup } from '../../samples/harness/component/configure.ts';
import { validate } from '../../samples/harness/component/problem.ts';
import { readComponent } from '../../samples/harness/component/read-component.ts';
import { createSource } from '../../samples/harness/component/source.ts';

const run = () => undefined;
const source = { name: 'New Item', version: '0.0.1', run };
const action = { ...source, type: 'action' };

const configureProps = (props: object, setup: Setup, kind: 'source' | 'action' = 'source') =>
  validate((report) => configure(readComponent({ ...source, type: kind, props }, kind), setup, report));

describe('/components/api/#component-structure', () => {
  test('a source needs a name, a version and run(), and may omit its type', () => {
    expect(readComponent(source, 'source')).toMatchObject({ kind: 'source', label: 'New Item' });
    expect(readComponent({ ...source, type: 'source', key: 'app-new-item' }, 'source').label).toBe(
      'app-new-item',
    );
    expect(() => readComponent({}, 'source')).toThrowErrorMatchingInlineSnapshot(`
      [ComponentError: name: Every component needs a name, found undefined. Add name: "New Item".
      version: Every component needs a version, found undefined. Add version: "0.0.1".
      run: Expected a function, found undefined. Add async run() { … }.]
    `);
  });

  test('an action needs its type, and has neither hooks nor dedupe', () => {
    expect(() => readComponent(source, 'action')).toThrow('its type is undefined. Write type: "action".');
    expect(() => readComponent({ ...action, hooks: {} }, 'action')).toThrow('There is no "hooks" here.');
    expect(() => readComponent({ ...action, dedupe: 'unique' }, 'action')).toThrow(
      'There is no "dedupe" here.',
    );
  });

  test.each([
    [undefined, 'Expected a component, found undefined. Export an object.'],
    [{ ...source, hook: {} }, 'source: There is no "hook" here. Did you mean "hooks"?'],
    [{ ...source, dedupe: 'uniq' }, 'There is no strategy "uniq". Did you mean "unique"?'],
    [
      { ...source, hooks: { activated: run } },
      'hooks.activated: There is no such hook. Did you mean "activate"?',
    ],
    [{ ...source, hooks: { deploy: true } }, 'hooks.deploy: Expected a function, found true.'],
    [{ ...source, methods: [] }, 'methods: Expected an object, found a list.'],
    [{ ...source, props: 3 }, 'props: Expected an object, found 3.'],
    [{ ...source, key: 3 }, 'key: Expected text, found 3.'],
    [{ ...source, type: 'action' }, 'This is run as source, but its type is "action".'],
    [
      { ...source, props: { a: { type: 'string' } }, methods: { a: run } },
      'methods.a: A prop is called a as well.',
    ],
  ])('an invalid component is reported with the documented form: %#', (component, message) => {
    expect(() => readComponent(component, 'source')).toThrow(message);
  });
});

describe('/components/api/#props', () => {
  test('interfaces and the key-value store can be defined by their type alone', () => {
    const props = { http: '$.interface.http', timer: '$.interface.timer', db: '$.service.db' };
    const read = readComponent({ ...source, props }, 'source');
    expect(read.props).toEqual(
      new Map<string, object>([
        ['http', { family: 'http', customResponse: false }],
        ['timer', { family: 'timer', default: undefined }],
        ['db', { family: 'db' }],
      ]),
    );
  });

  test.each([
    [{ type: 'strng' }, 'source', 'There is no type "strng". Did you mean "string"?'],
    ['$.interface.htp', 'source', 'There is no type "$.interface.htp". Did you mean "$.interface.http"?'],
    ['string', 'source', 'The type alone, "string", is not enough.'],
    ['$.interface.timer', 'action', 'There is no type "$.interface.timer" in an action.'],
    [{ type: 'any' }, 'source', 'There is no type "any" in a source.'],
    [{ type: 'object[]' }, 'source', 'There is no type "object[]".'],
    [{ type: 'string', lable: 'Name' }, 'source', 'There is no "lable" here. Did you mean "label"?'],
    [{ type: 'string', label: 3 }, 'source', 'props.x.label: Expected a string, found 3.'],
    [{ type: 'integer', secret: true }, 'source', 'There is no "secret" here.'],
    [{ type: 'string', max: 3 }, 'source', 'There is no "max" here.'],
    [
      { type: 'string', options: 'a' },
      'source',
      'props.x.options: Expected a list or a function, found "a".',
    ],
    [{ type: '$.interface.http', customRespond: true }, 'source', 'Did you mean "customResponse"?'],
    [{ type: '$.interface.http', customResponse: 1 }, 'source', 'Expected true or false, found 1.'],
    [{ type: '$.interface.timer', default: { seconds: 3 } }, 'source', 'Write { intervalSeconds: 900 }'],
    [{ type: '$.interface.timer', default: { cron: '0 0 *' } }, 'source', 'This is no schedule'],
    [{ type: '$.interface.timer', default: { cron: '99 99 99 99 99' } }, 'source', 'This is no schedule'],
    [{ type: '$.interface.timer', default: { cron: '0 0 31 2 *' } }, 'source', 'This is no schedule'],
    [{ type: '$.interface.timer', default: { cron: '@daily' } }, 'source', 'This is no schedule'],
    [{ type: 'app' }, 'source', 'Expected the name slug of an app, found undefined.'],
    [
      { type: 'app', app: 'rss', propDefinitions: [] },
      'source',
      'props.x.propDefinitions: Expected an object',
    ],
    [7, 'source', 'Expected a prop, found 7.'],
  ] as const)('an unknown type or option is reported with the nearest one: %#', (prop, kind, message) => {
    expect(() => readComponent({ ...source, type: kind, props: { x: prop } }, kind)).toThrow(message);
  });

  test('a prop definition is inherited, and each of its options can be overridden', () => {
    const rss = {
      type: 'app',
      app: 'rss',
      propDefinitions: { urlDef: { type: 'string', label: 'URL', default: 'https://example.com' } },
    };
    const read = (url: object) =>
      readComponent({ ...source, props: { rss, url } }, 'source').props.get('url');
    expect(read({ propDefinition: [rss, 'urlDef'] })).toMatchObject({
      type: 'string',
      default: 'https://example.com',
      optional: false,
    });
    expect(read({ propDefinition: [rss, 'urlDef'], optional: true, default: 'mine' })).toMatchObject({
      optional: true,
      default: 'mine',
    });
    expect(() => read({ propDefinition: [rss, 'url'] })).toThrow(
      'The app "rss" has no prop definition "url". Did you mean "urlDef"?',
    );
    expect(() => read({ propDefinition: ['rss', 'urlDef'] })).toThrow('Write [app, "name"].');
    expect(() => read({ propDefinition: [rss, 'urlDef', { page: 1 }] })).toThrow(
      'The name page is reserved.',
    );
    const broken = { ...rss, propDefinitions: { urlDef: { type: 'strng' } } };
    expect(() => read({ propDefinition: [broken, 'urlDef'] })).toThrow('There is no input of type "strng".');
  });
});

describe('configured props', () => {
  test('a default is used if the field is empty; an optional prop may stay empty', () => {
    const props = {
      a: { type: 'string', default: 'x' },
      b: { type: 'integer', optional: true },
      c: { type: 'boolean' },
    };
    const { inputs } = configureProps(props, { props: { c: false } });
    expect([...inputs]).toEqual([
      ['a', 'x'],
      ['b', undefined],
      ['c', false],
    ]);
    expect(() => configureProps(props, {})).toThrow('props.c: A required prop is empty.');
    expect(() => configureProps(props, { props: { c: true, d: 1 } })).toThrow(
      'props.d: There is no such prop.',
    );
  });

  test.each([
    ['string', 'text', 3],
    ['integer', 3, 3.5],
    ['boolean', false, 'false'],
    ['object', { a: 1 }, []],
    ['string[]', ['a'], 'a'],
    ['integer[]', [1, 2], [1, '2']],
    ['boolean[]', [], [0]],
  ])('a prop of type %s accepts %j, not %j', (type, good, bad) => {
    expect(configureProps({ x: { type } }, { props: { x: good } }).inputs.get('x')).toEqual(good);
    expect(() => configureProps({ x: { type } }, { props: { x: bad } })).toThrow(`Its type is ${type}.`);
  });

  test('an integer is between min and max', () => {
    const props = { n: { type: 'integer', min: 1, max: 5 } };
    expect(() => configureProps(props, { props: { n: 6 } })).toThrow(
      'Expected a number from 1 to 5, found 6.',
    );
    expect(configureProps(props, { props: { n: 5 } }).inputs.get('n')).toBe(5);
  });

  test('a timer accepts a schedule, or uses its default; interfaces and services have no value', () => {
    const timer = { type: '$.interface.timer', default: { intervalSeconds: 900 } };
    expect(configureProps({ timer }, {}).schedules.get('timer')).toEqual({ intervalSeconds: 900 });
    const cron = { cron: '*/15 9-17 * * MON-FRI' };
    expect(configureProps({ timer }, { props: { timer: cron } }).schedules.get('timer')).toEqual(cron);
    expect(() => configureProps({ timer: '$.interface.timer' }, {})).toThrow(
      'Expected a schedule, found undefined.',
    );
    expect(() => configureProps({ db: '$.service.db' }, { props: { db: {} } })).toThrow(
      'Nothing is filled in here.',
    );
  });

  test('an app prop needs a connected account', () => {
    const props = { github: { type: 'app', app: 'github' } };
    expect(() => configureProps(props, {})).toThrow('Give accounts: { "github": { … } }.');
    expect(configureProps(props, { accounts: { github: { oauth_access_token: 't' } } }).inputs.size).toBe(0);
  });

  test(`a value has at most ${print(limits.configuredProps)}, where an expression counts as its text`, async () => {
    const large = 'x'.repeat(64 * 1024);
    const props = { data: { type: 'string' } };
    expect(() => createSource({ ...source, props }, { props: { data: large } })).not.toThrow();
    expect(() => createSource({ ...source, props }, { props: { data: `${large}x` } })).toThrow(
      `The value is larger than ${print(limits.configuredProps)}.`,
    );
    const wide = { ...action, props: { data: { type: 'any' } } };
    await expect(runAction(wide, { props: { data: [large] } })).rejects.toThrow('is larger than');
    const computed = expression('{{steps.nodejs.$return_value}}', [large]);
    await expect(runAction(wide, { props: { data: computed } })).resolves.toMatchObject({ exports: {} });
  });
});
