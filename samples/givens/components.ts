import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

const githubAccount = { github: { oauth_access_token: 'sample-token' } };
const shopAccount = { shop: { oauth_access_token: 'sample-token' } };

/** An app with boards that have lists, which requires a token. */
const boards: Given['hosts'] = {
  'https://api.example.com': ({ path, headers, count }) => {
    if (headers.authorization !== 'Bearer sample-token')
      return { status: 401, body: { message: 'Unauthorized' } };
    // The options of a drop-down are loaded page by page until there are no more.
    if (count > 0) return { body: [] };
    if (path === '/boards') return { body: [{ id: 'b1', name: 'Active' }] };
    if (path === '/boards/b1/lists')
      return {
        body: [
          { id: 'l1', name: 'To Do' },
          { id: 'l2', name: 'Doing' },
        ],
      };
    return { status: 404, body: { message: 'Not Found' } };
  },
};

/** The repositories of a user, on two pages. */
const repositories: Given['hosts'] = {
  'https://api.github.com': ({ path }) => {
    const page = Number(new URL(path, 'https://api.github.com').searchParams.get('page'));
    const names = [['acme/shop', 'acme/blog'], ['acme/tea']][page - 1] ?? [];
    return { body: names.map((full_name) => ({ full_name })) };
  },
};

/** A stub for a package that isn't installed: a feed with a new item on every request. */
const rssParser = {
  'rss-parser': `
    const items = ['Tea is back', 'Rain ahead', 'New bridge'].map((title, n) => ({ guid: \`item-\${n + 1}\`, title }));
    let looks = 0;
    export default class Parser {
      async parseURL(_url) {
        looks += 1;
        return { items: items.slice(0, looks + 1) };
      }
    }
  `,
};

/** Issues of a repository, newest first. A third one is opened after the first request. */
const issues: Given['hosts'] = {
  'https://api.github.com': ({ path, headers, count }) => {
    if (headers.authorization !== 'Bearer sample-token')
      return { status: 401, body: { message: 'Bad credentials' } };
    if (path !== '/repos/acme/shop/issues') return { status: 404, body: { message: 'Not Found' } };
    const open = [
      { id: 1003, number: 3, title: 'Add mint tea', created_at: '2021-12-01T11:58:00Z' },
      { id: 1002, number: 2, title: 'Broken link', created_at: '2021-11-30T09:00:00Z' },
      { id: 1001, number: 1, title: 'Typo', created_at: '2021-11-29T09:00:00Z' },
    ];
    return { body: count === 0 ? open.slice(1) : open };
  },
};
const issueSource: Given = { props: { repo: 'acme/shop' }, accounts: githubAccount, hosts: issues };

/** A public repository, and the repositories of a user. */
const github: Given['hosts'] = {
  'https://api.github.com': ({ path, headers }) => {
    if (path === '/repos/PipedreamHQ/pipedream')
      return { body: { id: 1, full_name: 'PipedreamHQ/pipedream' } };
    if (headers.authorization !== 'Bearer sample-token')
      return { status: 404, body: { message: 'Not Found' } };
    if (path === '/repos/acme/shop') return { body: { id: 2, full_name: 'acme/shop' } };
    if (path === '/user/repos?page=1&per_page=100')
      return { body: [{ full_name: 'acme/shop' }, { full_name: 'acme/blog' }] };
    return { body: [] };
  },
};

/** Orders of a shop, newest first. After the first request there is one more. */
const orders: Given['hosts'] = {
  'https://api.example.com': ({ method, path, headers }) => {
    if (headers.authorization !== 'Bearer sample-token')
      return { status: 401, body: { message: 'Unauthorized' } };
    if (path === '/hooks') return { status: 201, body: { id: 'h1', secret: 's-4711' } };
    if (path === '/hooks/h1') return { body: {} };
    if (method === 'POST') return { status: 201, body: { id: 3, item: 'green tea', count: 2 } };
    const first = [
      { id: 2, customer: 'Nina', item: 'mint tea', created_at: '2021-12-01T11:30:00Z' },
      { id: 1, customer: 'Ada', item: 'green tea', created_at: '2021-12-01T11:00:00Z' },
    ];
    const next = { id: 3, customer: 'Grace', item: 'black tea', created_at: '2021-12-01T11:58:00Z' };
    return { body: { orders: path.includes('since=2') ? [next] : first } };
  },
};

/** An order from a webhook, and its HMAC-SHA256 with the secret `s-4711`, without which the sample rejects it. */
const signedOrder = { id: 1, customer: 'Ada', item: 'green tea' };
const signature = 'bf40fd7e2f30a9cb5bcabdd4ff40b02c220dd15b3fadd706a53a62d3d0ebcf17';

/** Fixture data for samples about components. */
export const components: Record<string, Given> = {
  'components-customer': { props: { customer: 'Ada' } },
  'components-state': { props: { state: 'open' } },
  'components-orders': {
    props: { word: 'tea' },
    events: [
      { request: { method: 'POST', path: '/', body: { id: 17, text: 'Green tea' } } },
      { request: { method: 'POST', path: '/', body: { id: 18, text: 'Coffee' } } },
    ],
  },
  'components-amounts': { props: { amounts: [4, 8, 15] } },
  /** The user selects a repository. */
  'components-repos': {
    props: { repo: 'acme/tea' },
    accounts: githubAccount,
    options: ['repo'],
    hosts: repositories,
  },
  /** Customers, listed page by page with a cursor. */
  'components-cursor': {
    props: { customer: 'c3' },
    options: ['customer'],
    hosts: {
      'https://api.example.com': ({ path }) =>
        path.includes('after=c2')
          ? { body: { customers: [{ id: 'c3', name: 'Grace' }], next: 'c3' } }
          : {
              body: {
                customers: path.includes('after=c3')
                  ? []
                  : [
                      { id: 'c1', name: 'Ada' },
                      { id: 'c2', name: 'Nina' },
                    ],
                next: 'c2',
              },
            },
    },
  },
  'components-list': {
    props: { board: 'b1', list: 'l2' },
    accounts: shopAccount,
    options: ['list'],
    hosts: boards,
  },
  'components-tick': { events: ['tick'] },
  'components-twice': { events: ['run', 'run'] },
  'components-request': { events: [{ request: { method: 'POST', path: '/', body: { id: 1 } } }] },
  /** An app that sends webhooks for orders. */
  'components-webhook': {
    events: [{ request: { method: 'POST', path: '/', body: { id: 17 } } }],
    hosts: {
      'https://api.example.com': ({ method }) =>
        method === 'POST' ? { status: 201, body: { id: 'h1' } } : { status: 200, body: {} },
    },
  },
  /** Two runs with the same item. */
  'components-hash': { events: [{ run: { title: 'Tea' } }, { run: { title: 'Tea' } }] },
  /** The output of `pd dev`, which deploys a file. */
  'components-pd-dev': {
    pd: {
      'dev source.mjs': [
        'watch:add | source.mjs',
        'Configuring props...',
        'Deploying...',
        'Attached to deployed component: https://pipedream.com/sources/dc_abc123/configuration',
        'Ready for updates!',
      ].join('\n'),
    },
  },
  'components-two-ticks': { events: ['tick', 'tick'] },
  'components-hello-request': { events: [{ request: { body: { message: 'hello world!' } } }] },
  'components-feed': { modules: rssParser },
  'components-feed-twice': { modules: rssParser, events: ['run', 'run'] },
  'components-feed-ticks': { modules: rssParser, events: ['tick', 'tick'] },
  'components-issues': issueSource,
  'components-issues-ticks': { ...issueSource, events: ['tick', 'tick'] },
  /** The output of `pd publish`: id, name, version, age, key. */
  'components-publish-1': {
    pd: { 'publish action.mjs': 'sc_v4iaWB  Action Demo  0.0.1  just now  action_demo' },
  },
  'components-publish-2': {
    pd: { 'publish action.mjs': 'sc_k9meXD  Action Demo  0.0.2  just now  action_demo' },
  },
  'components-name': { props: { name: 'Luke' } },
  'components-public-repo': { hosts: github },
  'components-own-repo': { accounts: githubAccount, hosts: github },
  'components-repo-options': {
    props: { repo: 'acme/shop' },
    accounts: githubAccount,
    options: ['repo'],
    hosts: github,
  },
  /** The action GET Request has fetched an order. */
  'components-get-request': {
    trigger: httpTrigger({ method: 'POST', body: { id: 17 } }),
    steps: { get_request: { $return_value: { id: 17, state: 'paid' } } },
  },
  'axios-orders': {
    hosts: { 'https://api.example.com': () => ({ body: { id: 17, state: 'paid' } }) },
  },
  'axios-github': {
    props: { repo: 'acme/shop', title: 'Typo in the menu' },
    accounts: githubAccount,
    hosts: {
      'https://api.github.com': ({ body }) => ({
        status: 201,
        body: { number: 18, title: JSON.parse(body).title },
      }),
    },
  },
  'axios-missing': {
    props: { id: 99 },
    hosts: { 'https://api.example.com': () => ({ status: 404, body: { message: 'Not Found' } }) },
  },
  'migrating-legacy': {
    params: { owner: 'acme', repo: 'shop' },
    auths: { github: { oauth_access_token: 'sample-token' } },
    hosts: github,
  },
  'migrating-repo': { props: { owner: 'acme', repo: 'shop' }, accounts: githubAccount, hosts: github },
  'migrating-options': {
    props: { repoFullName: 'acme/shop' },
    accounts: githubAccount,
    options: ['repoFullName'],
    hosts: github,
  },
  'guidelines-tags': { props: { tags: ['tea', 'green', 'tea'] } },
  'guidelines-rows': { props: { rows: 'Ada' }, error: /Rows must be an array of objects/ },
  'guidelines-pages': {
    hosts: {
      'https://api.example.com': ({ path }) => ({
        body: path.includes('after=2')
          ? { orders: [{ id: 3 }] }
          : { orders: [{ id: 1 }, { id: 2 }], next: 2 },
      }),
    },
  },
  'guidelines-polling': { accounts: shopAccount, hosts: orders, events: ['tick', 'tick'] },
  'guidelines-webhook': {
    accounts: shopAccount,
    hosts: orders,
    events: [
      { request: { headers: { 'x-shop-signature': signature }, body: signedOrder } },
      { request: { body: { id: 2, customer: 'Mallory', item: 'everything' } } },
    ],
  },
  'guidelines-action': {
    props: { item: 'green tea', count: 2 },
    accounts: shopAccount,
    hosts: orders,
  },
};
