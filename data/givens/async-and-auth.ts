import type { FixtureRequest, Given } from '../../src/samples/given.ts';

const orders: Record<string, object> = {
  '/orders/17': { id: 17, state: 'paid' },
  '/orders/18': { id: 18, state: 'new' },
};

const basic = `Basic ${Buffer.from('nina:pa55').toString('base64')}`;

/** Whether a request has its credential where the path says that it belongs. */
const isAllowed = ({ path, headers }: FixtureRequest): boolean =>
  ({
    '/bearer': headers.authorization === 'Bearer t-4711',
    '/basic': headers.authorization === basic,
    '/header': headers['x-api-key'] === 'k-4711',
    '/query?api_key=k-4711': true,
  })[path] ?? false;

/** Circumstances of the samples on asynchronous code and on credentials. */
export const asyncAndAuthGivens: Record<string, Given> = {
  'async-api': { hosts: { 'https://api.example.com': ({ path }) => ({ body: orders[path] ?? {} }) } },
  /** An account with Slack, which accepts messages that carry its token. */
  'auth-slack': {
    auths: { slack: { oauth_access_token: 't-4711' } },
    hosts: {
      'https://slack.com': ({ headers }) => ({
        body: headers.authorization === 'Bearer t-4711' ? { ok: true } : { ok: false, error: 'invalid_auth' },
      }),
    },
  },
  /** An account with a service that takes every kind of credential, each at its own path. */
  'auth-example': {
    auths: {
      example: { oauth_access_token: 't-4711', api_key: 'k-4711', username: 'nina', password: 'pa55' },
    },
    env: { EXAMPLE_API_KEY: 'k-4711' },
    hosts: {
      'https://api.example.com': (request) =>
        isAllowed(request) ? { body: { user: 'nina' } } : { status: 401, body: { message: 'no access' } },
    },
  },
};
