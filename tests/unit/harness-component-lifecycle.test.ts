import { describe, expect, test } from 'vitest';
import { createSource } from '../../samples/harness/component/source.ts';
import { loadComponent } from '../../samples/harness/node/load-component.ts';
import { fixtureAxios } from './support/fixture-axios.ts';
import { deployed, source } from './support/test-source.ts';

describe('/components/api/#source-lifecycle', () => {
  const recorder = `
    props: { db: '$.service.db', msg: { type: 'string' } },
    methods: { note(what) { this.db.set('log', [...(this.db.get('log') ?? []), what + ' ' + this.msg]); } },
    hooks: {
      deploy() { this.note('deploy'); },
      async activate() { this.note('activate'); },
      deactivate() { this.note('deactivate'); },
    },
    run() { this.note('run'); }`;

  test('deploy runs deploy and activate, update runs deactivate and activate, delete runs deactivate', async () => {
    const life = await source(recorder, { props: { msg: 'one' } });
    expect(life.state).toBe('saved');
    await life.deploy();
    await life.run();
    await life.update({ props: { msg: 'two' } });
    await life.deactivate();
    await expect(life.run()).rejects.toThrow('source Test: It is inactive. It would have to be active.');
    await life.activate();
    await life.delete();
    expect(life.state).toBe('deleted');
    expect(life.db.get('log')).toEqual([
      'deploy one',
      'activate one',
      'run one',
      'deactivate one',
      'activate two',
      'deactivate two',
      'activate two',
      'deactivate two',
    ]);
    await expect(life.activate()).rejects.toThrow('It is deleted.');
  });

  test('an inactive source is updated and deleted without running hooks', async () => {
    const life = await source(recorder, { props: { msg: 'one' } });
    await life.deploy();
    await life.deactivate();
    await life.update({ props: { msg: 'two' } });
    await life.delete();
    expect(life.db.get('log')).toEqual(['deploy one', 'activate one', 'deactivate one']);
  });

  test('a failed update changes nothing', async () => {
    const life = await source(recorder, { props: { msg: 'one' } });
    await life.deploy();
    await expect(life.update({ props: { msg: 3 } })).rejects.toThrow('Its type is string.');
    await life.run();
    expect(life.db.get('log')).toEqual(['deploy one', 'activate one', 'run one']);
  });

  test("a new default in the code doesn't change a running schedule; new code and its strategy apply", async () => {
    const timer = (seconds: number) =>
      `timer: { type: '$.interface.timer', default: { intervalSeconds: ${seconds} } }`;
    const polling = await deployed(`props: { ${timer(15)} }, run(event) { this.$emit(event); }`);
    const { component } = await loadComponent(`export default {
      name: 'Test', version: '0.0.2', dedupe: 'unique', props: { ${timer(60)} },
      run(event) { this.$emit(event, { id: 'always' }); } };`);
    await polling.update({ component });
    await polling.tick();
    await polling.tick();
    expect(polling.events).toMatchObject([{ event: { interval_seconds: 15 }, id: 'always' }]);
    await polling.update({ props: { timer: { intervalSeconds: 60 } } });
    expect((await polling.tick()).emitted).toEqual([]);
  });

  test('a webhook is created at the service on activate, and removed on deactivate', async () => {
    const hooks = new Map<string, string>();
    const network = fixtureAxios({
      'api.example.com': ({ method, url, headers, data }) => {
        if (headers.authorization !== 'Bearer secret') return { status: 401, data: 'no' };
        if (method === 'POST') {
          const id = `hook_${hooks.size + 1}`;
          hooks.set(id, String(data));
          return { status: 201, data: { id } };
        }
        hooks.delete(url.pathname.replace('/hooks/', ''));
        return { status: 204 };
      },
    });
    const app = `
      import { axios } from '@pipedream/platform';
      export default {
        type: 'app',
        app: 'example',
        methods: {
          _request(config) {
            const headers = { Authorization: 'Bearer ' + this.$auth.oauth_access_token };
            return axios(this, { baseURL: 'https://api.example.com', headers, ...config });
          },
          createHook(url, event) {
            return this._request({ method: 'POST', url: '/hooks', data: { url, event } });
          },
          deleteHook(id) {
            return this._request({ method: 'DELETE', url: '/hooks/' + id });
          },
        },
      };`;
    const { component } = await loadComponent(
      `import example from '../../example.app.mjs';
      export default {
        key: 'example-new-star', name: 'New Star (Instant)', version: '0.0.1', type: 'source', dedupe: 'unique',
        props: { example, http: '$.interface.http', db: '$.service.db' },
        hooks: {
          async deploy() { this.$emit({ id: 0 }, { id: 0, summary: 'a recent one' }); },
          async activate() {
            const { id } = await this.example.createHook(this.http.endpoint, 'star');
            this.db.set('hookId', id);
          },
          async deactivate() { await this.example.deleteHook(this.db.get('hookId')); },
        },
        run({ body }) { this.$emit(body, { id: body.id }); },
      };`,
      { modules: { '../../example.app.mjs': app }, axios: network.axios },
    );
    const accounts = { example: { oauth_access_token: 'secret' } };
    const stars = createSource(component, { accounts, endpoint: 'https://en1.m.pipedream.net' });
    await stars.deploy();
    expect([...hooks]).toEqual([['hook_1', '{"url":"https://en1.m.pipedream.net","event":"star"}']]);
    await stars.request({ body: { id: 5 } });
    await stars.request({ body: { id: 5 } });
    expect(stars.events.map(({ id }) => id)).toEqual([0, 5]);
    await stars.delete();
    expect(hooks.size).toBe(0);
    expect(network.requests.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });
});
