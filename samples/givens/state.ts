import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

const post = (body: { [name: string]: string }) => httpTrigger({ method: 'POST', body });

/** Fixture data for samples about state. */
export const stateGivens: Record<string, Given> = {
  /** An event from a country that earlier runs have counted already. */
  'state-countries': { trigger: post({ country: 'NL' }), checkpoint: { PT: 4, NL: 2 } },
  /** A new email address, and a checkpoint with two others. */
  'state-duplicates': {
    trigger: post({ email: 'nina@example.com' }),
    checkpoint: ['5d5a2bb8a6d9c1f0', '0c7e1b9d4f3a8e62'],
  },
  'state-first-run': { error: /^TypeError: Cannot set property 'test' of undefined$/ },
  /** A checkpoint at order 17, and a server with two newer orders. */
  'state-orders': {
    stepCheckpoints: { program: 17 },
    hosts: {
      'https://api.example.com': ({ path }) => ({
        body: path === '/orders?after=17' ? [{ id: 18 }, { id: 19 }] : [],
      }),
    },
  },
};
