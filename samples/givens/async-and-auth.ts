import type { Given } from './given.ts';

const orders: Record<string, object> = {
  '/orders/17': { id: 17, state: 'paid' },
  '/orders/18': { id: 18, state: 'new' },
};

const basic = `Basic ${btoa('nina:pa55')}`;

/** Fixture data for samples about asynchronous code and credentials. */
export const asyncAndAuthGivens: Record<string, Given> = {
  'async-api': { hosts: { 'https://api.example.com': ({ path }) => ({ body: orders[path] ?? {} }) } },
  /** A Slack account, whose token Slack accepts. */
  'auth-slack': {
    auths: { slack: { oauth_access_token: 't-4711' } },
    hosts: {
      'https://slack.com': ({ headers }) => ({
        body: headers.authorization === 'Bearer t-4711' ? { ok: true } : { ok: false, error: 'invalid_auth' },
      }),
    },
  },
  /** An account with a user name and a password. */
  'auth-example': {
    auths: { example: { username: 'nina', password: 'pa55' } },
    hosts: {
      'https://api.example.com': ({ headers }) =>
        headers.authorization === basic
          ? { body: { user: 'nina' } }
          : { status: 401, body: { message: 'no access' } },
    },
  },
};
