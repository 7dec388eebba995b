import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

const secret = 's-4711';
const body = '{"order":17,"state":"paid"}';
/** The body's HMAC-SHA256 with the secret, without which the sample rejects it. */
const signature = 'e2f542d380511223f56f21fb2e903db5c31e24b4b146c5d59faedcb82e109a1b';

/** Fixture data for samples about security. */
export const security: Record<string, Given> = {
  /** The user name and password that callers need. */
  'security-basic': { env: { HOOK_USER: 'nina', HOOK_PASSWORD: 'pa55' } },
  /** A request whose body is signed with a shared secret. */
  'security-signature': {
    env: { SIGNING_SECRET: secret },
    trigger: httpTrigger({
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'X-Signature': signature,
      },
    }),
  },
  /** A service with a customer, which returns more than the step needs. */
  'security-customer': {
    env: { SHOP_API_KEY: 'k-4711' },
    hosts: {
      'https://api.example.com': ({ headers }) =>
        headers.authorization === 'Bearer k-4711'
          ? { body: { id: 'c-4711', name: 'Nina', plan: 'team', phone: '555-0100' } }
          : { status: 401, body: { message: 'unknown key' } },
    },
  },
};
