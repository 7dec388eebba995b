import type { Given } from './given.ts';

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

/** Fixture data for samples about event sources. */
export const sourceGivens: Record<string, Given> = {
  /** Two requests to a source. The second one lacks the token. */
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
  /** A workflow that is triggered by an item of a feed. */
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
  /** The REST API's list of events that an HTTP source has received. */
  'source-http-rest': { env: { PD_API_KEY: 'sample-key' }, hosts: received },
  /** The endpoint of the reader's HTTP source. */
  'source-endpoint': {
    hosts: { 'https://YOUR-ENDPOINT-ID.m.pipedream.net': () => ({ body: '' }) },
  },
};
