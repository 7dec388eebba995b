import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

const hosts: Given['hosts'] = {
  'https://api.example.com': ({ path, headers }) => {
    if (path === '/orders/17') return { body: { id: 17, state: 'paid' } };
    if (path === '/customers/c-4711' && headers['x-api-key'] === 'k-4711')
      return { body: { id: 'c-4711', name: 'Nina', plan: 'team', address: 'Harbor Street 1' } };
    return { status: 401, body: { message: 'unknown key' } };
  },
};

/** Fixture data for samples about code steps. */
export const codeGivens: Record<string, Given> = {
  /** A request with a name, and a server with an order. */
  'code-event': { trigger: httpTrigger({ path: '/?name=Luke' }), hosts },
  /** An order without an amount. */
  'code-incomplete-order': {
    trigger: httpTrigger({ method: 'POST', body: { id: 17, amount: null, settings: 'none' } }),
    error: /^Error: Order 17 has no amount$/,
  },
  /** Settings that aren't JSON. */
  'code-unreadable-settings': {
    trigger: httpTrigger({ method: 'POST', body: { settings: 'none' } }),
  },
  /** A request about a customer who exists on the server. */
  'code-customer': {
    trigger: httpTrigger({ method: 'POST', body: { customer_id: 'c-4711' } }),
    env: { API_KEY: 'k-4711' },
    hosts,
  },
};
