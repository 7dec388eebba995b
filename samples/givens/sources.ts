import type { Given } from './given.ts';

const feed = (numbers: readonly number[]) =>
  numbers.map((number) => ({ id: number, number: number - 100, total: number / 10 }));

/** Two polls: the second finds one order that is new. */
const orders: Given['hosts'] = {
  'https://api.example.com': ({ count }) => ({ body: feed(count === 0 ? [101, 102] : [102, 103]) }),
};

const issue = (id: number, number: number, title: string, created_at: string) => ({
  id,
  number,
  title,
  created_at,
  state: 'open',
});
const first = issue(901, 7, 'Typo in the readme', '2021-12-01T09:00:00Z');
const second = issue(902, 8, 'Add a dark theme', '2021-12-01T10:00:00Z');
const third = issue(903, 9, 'Search finds nothing', '2021-12-01T11:00:00Z');

/** GitHub's issues, newest first, as its API lists them; a third one comes between two polls. */
const issues: Given['hosts'] = {
  'https://api.github.com': ({ headers, count }) => {
    if (headers.authorization !== 'Bearer sample-token') return { status: 401, body: { message: 'no' } };
    return { body: count === 0 ? [second, first] : [third, second, first] };
  },
};

/** A stand-in for the package rss-parser, with a feed that gets a new item. */
const rssParser = `
let polls = 0;
const item = (n) => ({ guid: "https://blog.example.com/" + n, link: "https://blog.example.com/" + n, title: "Post " + n });
export default class {
  async parseURL(url) {
    if (!url) throw new Error("There is no feed.");
    polls += 1;
    return { items: polls === 1 ? [item(1), item(2)] : [item(1), item(2), item(3)] };
  }
}
`;

const received: Given['hosts'] = {
  'https://api.pipedream.com': () => ({
    body: {
      data: [
        { id: '1589486981598-0', event: { method: 'POST', path: '/', query: {}, body: { name: 'Ada' } } },
        { id: '1589486981597-0', event: { method: 'POST', path: '/', query: {}, body: '{"name": "Ada"}' } },
      ],
    },
  }),
};

const twoPolls: Given['events'] = [{ tick: 'timer' }, { tick: 'timer' }];

/** Circumstances of the samples on event sources. */
export const sourceGivens: Record<string, Given> = {
  /** An API with orders, polled twice. */
  'source-orders': { hosts: orders, props: { timer: { intervalSeconds: 900 } }, events: twoPolls },
  /** A repository with issues, polled twice. */
  'source-github': {
    hosts: issues,
    props: { repo: 'example/website', timer: { intervalSeconds: 900 } },
    accounts: { github: { oauth_access_token: 'sample-token' } },
    events: twoPolls,
  },
  /** A feed, polled twice. */
  'source-rss': {
    modules: { 'rss-parser': rssParser },
    props: { url: 'https://blog.example.com/feed.xml', timer: { intervalSeconds: 900 } },
    events: twoPolls,
  },
  /** Two requests to a source, of which the second lacks what it asks for. */
  'source-http': {
    events: [
      { request: { method: 'POST', path: '/', body: { order: 1234 } } },
      { request: { method: 'POST', path: '/', body: {} } },
    ],
  },
  /** A source that logs and fails. */
  'source-logs': {
    hosts: { 'https://api.example.com': () => ({ status: 500, body: { message: 'try later' } }) },
    props: { timer: { intervalSeconds: 900 } },
    events: ['tick'],
    error: /status code 500/,
  },
  /** An item of a feed starts a workflow. */
  'source-rss-item': {
    trigger: {
      context: {},
      event: {
        title: 'Whales sing differently this year',
        link: 'https://blog.example.com/4',
        permalink: 'https://blog.example.com/4',
        guid: 'https://blog.example.com/4',
      },
    } as Given['trigger'],
  },
  /** What an HTTP source has received, as the REST API lists it. */
  'source-http-rest': { env: { PD_API_KEY: 'sample-key' }, hosts: received },
  /** The endpoint of the reader's HTTP source. */
  'source-endpoint': {
    hosts: { 'https://YOUR-ENDPOINT-ID.m.pipedream.net': () => ({ body: '' }) },
  },
};
