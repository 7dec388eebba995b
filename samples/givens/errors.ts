import type { Given } from './given.ts';

/** The number of requests for customers. Every other one is rate-limited. */
let customerRequests = 0;

const hosts: Given['hosts'] = {
  'https://api.example.com': ({ path }) => {
    if (path.startsWith('/customers')) {
      if (customerRequests++ % 2 === 0) return { status: 429, headers: { 'Retry-After': '1' }, body: '' };
      return { body: [{ id: 1 }, { id: 2 }, { id: 3 }] };
    }
    if (path.startsWith('/orders')) return { body: [{ id: 1 }, { id: 2 }] };
    if (path.startsWith('/export')) return { body: 'id,state\n1,new\n2,paid\n' };
    return { status: 401, body: { message: 'token expired' } };
  },
};

/** Fixture data for samples about errors. */
export const errors: Record<string, Given> = {
  /** A server with orders, an export of them, customers on the second attempt, and a profile whose token has expired. */
  'errors-api': { hosts },
  /** The same, after a step that exports about 4 MB. */
  'errors-large-export': {
    hosts,
    steps: {
      get_export: {
        $return_value: Array.from({ length: 50000 }, (_, id) => ({
          id: 100000 + id,
          state: 'new',
          note: 'x'.repeat(40),
        })),
      },
    },
  },
  /** Files to send: a large body and a table. */
  'errors-files': {
    files: {
      'orders.json': JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, state: 'new' }))),
      'orders.csv': 'id,state\n1,new\n2,paid\n',
    },
  },
};
