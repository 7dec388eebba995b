import type { Given } from '../../src/samples/given.ts';

const slack: Given['hosts'] = {
  'https://slack.com': ({ headers }) => ({
    body: headers.authorization === 'Bearer t-4711' ? { ok: true } : { ok: false, error: 'invalid_auth' },
  }),
};

/** A shop that takes a key in a header. */
const shop: Given['hosts'] = {
  'https://api.example.com': ({ headers }) =>
    headers['x-api-key'] === 'k-4711' ? { body: { open: 3 } } : { status: 401, body: '' },
};

/** Circumstances of the samples on connected accounts, environment variables and single apps. */
export const appGivens: Record<string, Given> = {
  /** An account with Slack. */
  'apps-slack': { auths: { slack: { oauth_access_token: 't-4711' } }, hosts: slack },
  'apps-slack-component': { accounts: { slack: { oauth_access_token: 't-4711' } } },
  /** Environment variables of the reader, and the service that takes the key. */
  'apps-variables': {
    env: { SHOP_API_KEY: 'k-4711', PAGE_SIZE: '50', DRY_RUN: 'false' },
    hosts: shop,
  },
  /** None of them exists. */
  'apps-no-variables': { error: /^Error: Create these environment variables: SHOP_API_KEY, ALERT_URL$/ },
  /** A source and an action whose user enters the key in a field. */
  'apps-secret-prop': {
    props: { apiKey: 'k-4711' },
    hosts: shop,
  },
};
