import type { FixtureRequest } from '../harness/fixture.ts';
import { httpTrigger, scheduleTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

const slack: Given['hosts'] = {
  'https://slack.com': ({ headers }) => ({
    body:
      headers.authorization === 'Bearer t-4711'
        ? { ok: true, user: 'ada' }
        : { ok: false, error: 'invalid_auth' },
  }),
};

/** Creates a server that rejects requests without the token of the connected account. */
const withToken =
  (scheme: string, answer: (request: FixtureRequest) => object) =>
  (request: FixtureRequest): { status?: number; body: object | string } =>
    request.headers.authorization === `${scheme} t-4711`
      ? { body: answer(request) }
      : { status: 401, body: '' };

const token = { oauth_access_token: 't-4711' };

const intercom: Given['hosts'] = {
  'https://api.intercom.io': withToken('Bearer', () => ({ id: 'c-4711', role: 'lead', name: 'Ada' })),
};

/** A shop that requires a key in a header. */
const shop: Given['hosts'] = {
  'https://api.example.com': ({ headers }) =>
    headers['x-api-key'] === 'k-4711' ? { body: { open: 3 } } : { status: 401, body: '' },
};

/** Fixture data for samples about connected accounts, environment variables and individual apps. */
export const appGivens: Record<string, Given> = {
  /** A Slack account. */
  'apps-slack': { auths: { slack: { oauth_access_token: 't-4711' } }, hosts: slack },
  'apps-slack-component': { accounts: { slack: { oauth_access_token: 't-4711' } }, hosts: slack },
  /** Environment variables of the reader, and the service that requires the key. */
  'apps-variables': {
    env: { SHOP_API_KEY: 'k-4711', PAGE_SIZE: '50', DRY_RUN: 'false' },
    hosts: shop,
  },
  /** None of these variables exists. */
  'apps-no-variables': { error: /^Error: Create these environment variables: SHOP_API_KEY, ALERT_URL$/ },
  'apps-strava': {
    trigger: scheduleTrigger('0 9 * * 1'),
    auths: { strava: token },
    hosts: {
      'https://www.strava.com': withToken('Bearer', () => [{ distance: 12345.6 }, { distance: 25400 }]),
    },
  },
  'apps-zoom': {
    auths: { zoom: token },
    hosts: {
      'https://api.zoom.us': withToken('Bearer', () => ({ join_url: 'https://example.zoom.us/j/4711' })),
    },
  },
  'apps-servicenow': {
    auths: { servicenow: { ...token, instance_name: 'dev98042' } },
    hosts: {
      'https://dev98042.service-now.com': withToken('Bearer', () => ({
        result: [{ number: 'INC0010017', short_description: 'Checkout is down' }],
      })),
    },
  },
  'apps-intercom': {
    trigger: httpTrigger({ method: 'POST', body: { name: 'Ada', email: 'ada@example.com' } }),
    auths: { intercom: token },
    hosts: intercom,
  },
  'apps-zoho-books': {
    auths: { zoho_books: token },
    hosts: {
      'https://books.zoho.com': withToken('Zoho-oauthtoken', () => ({
        invoices: [{ invoice_number: 'INV-17', customer_name: 'Ada', balance: 17, status: 'overdue' }],
      })),
    },
  },
  'apps-zoho-crm': {
    trigger: httpTrigger({
      method: 'POST',
      body: { name: 'Lovelace', company: 'Analytical Engines', email: 'ada@example.com' },
    }),
    auths: { zoho_crm: token },
    hosts: {
      'https://www.zohoapis.com': withToken('Zoho-oauthtoken', () => ({
        data: [{ status: 'success', action: 'insert', details: { id: '4711' } }],
      })),
    },
  },
  /** A mailbox that accepts an email to send. */
  'apps-zoho-mail': {
    auths: { zoho_mail: token },
    hosts: {
      'https://mail.zoho.com': withToken('Zoho-oauthtoken', ({ path }) =>
        path === '/api/accounts'
          ? { data: [{ accountId: '4711', primaryEmailAddress: 'you@example.com' }] }
          : { status: { code: 200, description: 'success' } },
      ),
    },
  },
  /** Orders and sign-ups to send to destinations. */
  'destinations-order': { props: { order: 17 } },
  'destinations-signup': {
    trigger: httpTrigger({ method: 'POST', body: { name: 'Ada', email: 'ada@example.com' } }),
  },
  'destinations-paid-order': {
    trigger: httpTrigger({ method: 'POST', body: { id: 17, items: ['tea', 'cup'] } }),
  },
  'destinations-password': { env: { SHOP_PASSWORD: 'pa55' } },
};
