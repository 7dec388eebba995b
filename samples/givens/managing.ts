import { httpTrigger, sampleContext } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

/** The event of the global error workflow when a request to an API fails. */
const errorEvent = {
  error: {
    code: 'Error',
    msg: 'Request failed with status code 500',
    stack: 'Error: Request failed with status code 500\n    at createError (createError.js:16:15)',
    cell_id: 'c_abc123',
    ts: '2021-12-01T12:00:01.000Z',
  },
  original_event: { method: 'POST', body: { customer: 'Ada' } },
  original_context: { ...sampleContext, workflow_id: 'p_def456', workflow_name: 'Orders' },
};

const trigger = { event: errorEvent, context: sampleContext };

const hosts: Given['hosts'] = {
  'https://hooks.example.com': () => ({ body: 'ok' }),
  'https://api.example.com': ({ path, headers }) => {
    if (path === '/profile' && headers.authorization === 'Bearer k-4711')
      return { body: { name: 'Corner Shop' } };
    return { status: 404, body: { message: 'no such customer' } };
  },
};

/** Fixture data for samples about managing workflows and their errors. */
export const managing: Record<string, Given> = {
  /** A workflow with a price list as an attachment. */
  'managing-attachment': { attachments: { 'prices.csv': 'item,price\nTea,4\nCup,9\n' } },
  /** The error of another workflow, and a server that accepts alerts. */
  'managing-error': { trigger, hosts, env: { ALERT_URL: 'https://hooks.example.com/alerts' } },
  /** An API without the customer. */
  'managing-api': { hosts },
  /** An order with its total as a string. */
  'managing-order': { trigger: httpTrigger({ method: 'POST', body: { customer: 'Ada', total: '17' } }) },
  /** A shop's API that needs a key, which is an environment variable. */
  'managing-secret': { hosts, env: { SHOP_API_KEY: 'k-4711' } },
  /** A copied workflow needs two variables, but only one exists. */
  'managing-copy': {
    env: { SHOP_API_KEY: 'k-4711' },
    error: /^Error: Create these environment variables: ALERT_URL$/,
  },
  /** The step throws. */
  'managing-fails': { error: /^Error: Testing my global error workflow$/ },
};
