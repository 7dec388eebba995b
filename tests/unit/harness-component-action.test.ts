// cspell:ignore methd
import { describe, expect, test } from 'vitest';
import { type ActionOptions, runAction } from '../../samples/harness/component/action.ts';
import { createStore } from '../../samples/harness/component/store.ts';
import { loadComponent } from '../../samples/harness/node/load-component.ts';
import { fixtureAxios } from './support/fixture-axios.ts';

const action = async (code: string, options: ActionOptions = {}, members = '') => {
  const text = `export default { name: 'Test', version: '0.0.1', type: 'action', ${members} async run({ $ }) { ${code} } };`;
  return runAction((await loadComponent(text)).component, options);
};

describe('/components/api/#actions', () => {
  test('the result of run() is $return_value, and $.export adds more; both are serialized as JSON', async () => {
    const { exports } = await action(`
      const data = { at: new Date(0) };
      $.export('first', data);
      data.at = 'changed';
      $.export('$summary', 'Successfully added 2 items to "sweet jams"');
      return data;`);
    expect(exports).toEqual({
      first: { at: '1970-01-01T00:00:00.000Z' },
      $summary: 'Successfully added 2 items to "sweet jams"',
      $return_value: { at: 'changed' },
    });
    expect((await action('')).exports).toEqual({});
  });

  test('props, defaults and methods are on this', async () => {
    const members = `props: { name: { type: 'string', label: 'Name', default: 'world' } },
      methods: { greet(name) { return 'hello ' + name; } },`;
    expect((await action('return this.greet(this.name)', {}, members)).exports.$return_value).toBe(
      'hello world',
    );
    const { exports } = await action('return this.greet(this.name)', { props: { name: 'foo' } }, members);
    expect(exports.$return_value).toBe('hello foo');
  });

  test('return $.flow.exit(reason) ends the workflow, and is no return value', async () => {
    const result = await action(
      `if (!this.id) return $.flow.exit('nothing to do'); return 1;`,
      {},
      `props: { id: { type: 'string', optional: true } },`,
    );
    expect(result).toMatchObject({ exit: { reason: 'nothing to do' }, exports: {} });
    expect((await action('return $.flow.exit()')).exit).toEqual({ reason: undefined });
    await expect(action('$.flow.exit("x"); return 1;')).rejects.toThrow('Write return $.flow.exit(reason).');
  });

  test('$.respond responds to the request that started the workflow', async () => {
    const { response } = await action(
      `await $.respond({ immediate: true, status: 204, headers: { a: 'b' } });`,
    );
    expect(response).toEqual({ immediate: true, status: 204, headers: { a: 'b' } });
  });

  test('$.send sends data to destinations, in order', async () => {
    const { sent } = await action(`
      $.send.http({ method: 'GET', url: 'https://example.com', params: { a: 1 } });
      $.send.email({ subject: 'Done', text: 'All', include_collaborators: false });
      $.send.s3({ bucket: 'b', prefix: 'p/', payload: [1] });
      $.send.emit({ raw_event: { id: 1 } });
      $.send.sse({ channel: 'c', payload: 'x' });`);
    expect(sent.map(({ destination }) => destination)).toEqual(['http', 'email', 's3', 'emit', 'sse']);
    expect(sent[0]?.options).toEqual({ method: 'GET', url: 'https://example.com', params: { a: 1 } });
  });

  test('an action can keep state in the key-value store', async () => {
    const db = createStore();
    const count = () =>
      action(
        `this.db.set('n', (this.db.get('n') ?? 0) + 1); return this.db.get('n');`,
        { db },
        `props: { db: '$.service.db' },`,
      );
    await count();
    expect((await count()).exports.$return_value).toBe(2);
  });

  test.each([
    ['return () => 1', 'the value that run() returns: a function cannot be written as JSON.'],
    [`$.export('f', () => 1)`, '$.export("f"): a function cannot be written as JSON.'],
    [`$.export('$summary', 3)`, 'Expected text, found 3. Say what the step has done.'],
    [`$.summary('x')`, 'Write $.export("$summary", text).'],
    [`$.exports('a', 1)`, '$.exports: There is no such thing. Did you mean "export"?'],
    [`$.context.id`, 'Actions get no context'],
    ['return $.flow.exit(3)', 'Expected a reason as text, found 3.'],
    [`$.send.sql({ table: 't', payload: {} })`, 'Actions cannot send to SQL'],
    [`$.send.http({ url: 'https://example.com' })`, '$.send.http() needs method.'],
    [`$.send.http({ methd: 'GET' })`, '$.send.http() has no option "methd". Did you mean "method"?'],
    [`$.send.sse({ channel: 'c' })`, '$.send.sse() needs payload.'],
    [`$.send.emit('x')`, '$.send.emit() takes an object of options.'],
    [
      `$.send.s3({ bucket: 'b', prefix: 'p', payload: 1n })`,
      'What $.send.s3() is given is not JSON-serializable',
    ],
    ['$.respond({ status: 99 })', 'Expected a status from 100 to 599, found 99.'],
    ['$.respond({ status: 200 }); $.respond({ status: 200 })', 'The request got two responses.'],
    [
      '$.respond({ status: 200, immediate: true, body: { pipe() {} } })',
      'A stream cannot be sent with immediate.',
    ],
    ['this.$emit({})', 'Only sources emit events.'],
  ])('%s is an error with a hint', async (code, message) => {
    await expect(action(code)).rejects.toThrow(message);
  });
});

describe('/components/quickstart/nodejs/actions/', () => {
  test('managed auth: an app prop has the account as $auth', async () => {
    const { axios } = fixtureAxios({
      'api.github.com': ({ headers, url }) =>
        headers.authorization === 'Bearer secret'
          ? { data: { full_name: url.pathname } }
          : { status: 401, data: {} },
    });
    const { component } = await loadComponent(
      `import { axios } from '@pipedream/platform';
      export default {
        name: 'Get Repo', key: 'github-get-repo', version: '0.0.4', type: 'action',
        props: { github: { type: 'app', app: 'github' } },
        async run({ $ }) {
          const data = await axios($, {
            url: 'https://api.github.com/repos/PipedreamHQ/pipedream',
            headers: { Authorization: \`Bearer \${this.github.$auth.oauth_access_token}\` },
          });
          $.export('$summary', \`Fetched \${data.full_name}\`);
          return data;
        },
      };`,
      { axios },
    );
    const { exports } = await runAction(component, {
      accounts: { github: { oauth_access_token: 'secret' } },
    });
    expect(exports.$summary).toBe('Fetched /repos/PipedreamHQ/pipedream');
    await expect(runAction(component)).rejects.toThrow('No account of the app "github" is connected.');
    const wrong = runAction(component, { accounts: { github: { oauth_access_token: 'wrong' } } });
    await expect(wrong).rejects.toMatchObject({ place: 'run', exports: { debug: { status: 401 } } });
  });
});
