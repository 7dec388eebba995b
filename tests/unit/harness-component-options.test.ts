// cspell:ignore bord
import { describe, expect, test } from 'vitest';
import { optionPages } from '../../samples/harness/component/options.ts';
import { loadComponent } from '../../samples/harness/node/load-component.ts';
import { fixtureAxios } from './support/fixture-axios.ts';

const all = async <Item>(pages: AsyncIterable<Item>): Promise<Item[]> => {
  const list: Item[] = [];
  for await (const page of pages) list.push(page);
  return list;
};
const prop = async (text: string) =>
  (await loadComponent(`export default { name: 'T', version: '1', props: { x: ${text} }, run() {} };`))
    .component;

describe('/components/api/#async-options-example', () => {
  test('a list is a drop-down of one page, with the values as labels', async () => {
    expect(await all(optionPages(await prop(`{ type: 'string', options: ['a', 'b'] }`), 'x'))).toEqual([
      [
        { label: 'a', value: 'a' },
        { label: 'b', value: 'b' },
      ],
    ]);
    const labeled = `{ type: 'integer[]', options: [{ label: 'One', value: 1 }] }`;
    expect(await all(optionPages(await prop(labeled), 'x'))).toEqual([[{ label: 'One', value: 1 }]]);
  });

  test('pages are counted from 0, until one is empty', async () => {
    const repos = ['a', 'b', 'c'];
    const { axios, requests } = fixtureAxios({
      'api.github.com': ({ url }) => {
        const page = Number(url.searchParams.get('page'));
        return { data: repos.slice(2 * page - 2, 2 * page).map((name) => ({ full_name: name })) };
      },
    });
    const { component } = await loadComponent(
      `import { axios } from '@pipedream/platform';
      export default {
        name: 'Get Repo', key: 'github-get-repo', version: '0.0.2', type: 'action',
        props: {
          github: { type: 'app', app: 'github' },
          repo: {
            type: 'string',
            async options({ page }) {
              const repos = await axios(this, {
                url: 'https://api.github.com/user/repos',
                params: { page: page + 1, per_page: 2 },
                headers: { Authorization: 'Bearer ' + this.github.$auth.oauth_access_token },
              });
              return repos.map(({ full_name }) => full_name);
            },
          },
        },
        run() {},
      };`,
      { axios },
    );
    const accounts = { github: { oauth_access_token: 't' } };
    const pages = await all(optionPages(component, 'repo', { accounts }));
    expect(pages.map((page) => page.map(({ value }) => value))).toEqual([['a', 'b'], ['c']]);
    expect(requests.map(({ url }) => url.searchParams.get('page'))).toEqual(['1', '2', '3']);
    expect(requests[0]?.headers.authorization).toBe('Bearer t');
  });

  test('the returned context is the next prevContext, which is undefined in the first call', async () => {
    const component = await prop(`{
      type: 'string',
      options(input) {
        const { page, prevContext } = input;
        if (page === 0 && 'prevContext' in input) throw new Error('there was no call before');
        return { options: page < 2 ? ['after ' + (prevContext?.token ?? 'nothing')] : [], context: { token: page } };
      },
    }`);
    expect((await all(optionPages(component, 'x'))).flat().map(({ label }) => label)).toEqual([
      'after nothing',
      'after 0',
    ]);
  });

  test('other props may still be empty, but the credentials in use are required', async () => {
    const text = (code: string) => `export default { name: 'T', version: '1', run() {}, props: {
      rss: { type: 'app', app: 'rss' }, timer: '$.interface.timer', other: { type: 'string' },
      x: { type: 'string', options() { ${code} } } } };`;
    const { component } = await loadComponent(text('return this.other ? [] : [];'));
    expect(await all(optionPages(component, 'x'))).toEqual([]);
    const { component: curious } = await loadComponent(text('return [this.rss.$auth.api_key];'));
    await expect(all(optionPages(curious, 'x'))).rejects.toThrow(
      '$auth of the app rss.api_key: There is no such',
    );
  });

  test('the iteration can stop early', async () => {
    const endless = await prop(`{ type: 'integer', options: ({ page }) => [page] }`);
    let last: unknown;
    for await (const [option] of optionPages(endless, 'x')) {
      last = option?.value;
      if (last === 3) break;
    }
    expect(last).toBe(3);
  });

  test.each([
    [`{ type: 'string' }`, 'The prop has no options.'],
    [`{ type: 'string', options: [1] }`, '1 is no entry for string. Give a string, or { label, value }.'],
    [`{ type: 'string', options: [{ name: 'a' }] }`, 'an object is no entry for string.'],
    [`{ type: 'string', options: () => 'a' }`, 'Expected a list, found "a".'],
    [`{ type: 'string', options() { return this.y; } }`, 'this.y: There is no such thing.'],
    [`{ type: 'string', options() { throw new Error('no'); } }`, 'props.x.options of "T" failed: no'],
  ])('%s is an error', async (text, message) => {
    await expect(all(optionPages(await prop(text), 'x'))).rejects.toThrow(message);
    await expect(all(optionPages(await prop(text), 'z'))).rejects.toThrow('props.z: There is no such prop.');
  });
});

describe('/components/api/#referencing-values-from-previous-props', () => {
  const app = `export default {
    type: 'app', app: 'trello',
    propDefinitions: {
      board: { type: 'string', async options() {
        const boards = await this.getBoards(this.$auth.oauth_uid);
        return boards.filter(({ closed }) => !closed).map(({ id, name }) => ({ label: name, value: id }));
      } },
      lists: { type: 'string[]', optional: true, async options({ board, page }) {
        return page === 0 ? this.getLists(board) : [];
      } },
    },
    methods: {
      async getBoards(user) {
        return [{ id: 'b1', name: 'Active of ' + user }, { id: 'b2', name: 'Old', closed: true }];
      },
      getLists: (board) => ['To Do of ' + board, 'Doing of ' + board],
    },
  };`;
  const load = (inputValues: string) =>
    loadComponent(
      `import trello from '../../trello.app.mjs';
      export default {
        name: 'New Card', version: '0.0.1',
        props: {
          trello,
          board: { propDefinition: [trello, 'board'] },
          lists: { propDefinition: [trello, 'lists', ${inputValues}] },
        },
        run() {},
      };`,
      { modules: { '../../trello.app.mjs': app } },
    );
  const setup = { accounts: { trello: { oauth_uid: 'u1' } }, props: { board: 'b1' } };

  test('options in an app file have its methods and $auth on this', async () => {
    const { component } = await load('(c) => ({ board: c.board })');
    const { value } = await optionPages(component, 'board', setup).next();
    expect(value).toEqual([{ label: 'Active of u1', value: 'b1' }]);
  });

  test('an arrow function receives the configured props; an object is passed as it is', async () => {
    for (const input of ['(c) => ({ board: c.board })', `{ board: 'b1' }`]) {
      const { component } = await load(input);
      const pages = await all(optionPages(component, 'lists', setup));
      expect(pages.flat().map(({ value }) => value)).toEqual(['To Do of b1', 'Doing of b1']);
    }
  });

  test('a misspelled prop is an error', async () => {
    const { component } = await load('(c) => ({ board: c.bord })');
    await expect(all(optionPages(component, 'lists', setup))).rejects.toThrow('Did you mean "board"?');
  });
});
