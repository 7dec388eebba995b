import type { FixtureResponse } from '../harness/fixture.ts';
import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

const env = { PD_API_KEY: 'sample-key' };

/** An endpoint for orders, with the URL of the workflow whose errors are replayed. */
const replayed: Given['hosts'] = {
  'https://YOUR-ENDPOINT-ID.m.pipedream.net': () => ({ body: 'ok' }),
};

/** The REST API's response to a request with a revoked key. */
const refusing: Given['hosts'] = {
  'https://api.pipedream.com': (): FixtureResponse => ({ status: 401, body: '' }),
};

/** Fixture data for samples that call the REST API. */
export const apiGivens: Record<string, Given> = {
  /** The reader's API key is in the environment. */
  'api-key': { env },
  /** The same, but the key has been revoked. */
  'api-key-revoked': { env, hosts: refusing },
  /** The workflow whose errors are replayed is available. */
  'api-replay': { env, hosts: replayed },
  /** A workflow receives the error of another one. */
  'api-forwarded-error': {
    trigger: {
      ...httpTrigger(),
      event: {
        original_event: { method: 'POST', body: { order: 1234 } },
        original_context: { workflow_id: 'p_abc123', ts: '2021-12-01T12:00:00.000Z' },
        error: {
          code: 'Error',
          msg: 'test',
          cellId: 'c_abc123',
          ts: '2021-12-01T12:00:01.000Z',
          stack: 'Error: test\n    at Object.module.exports (/steps/nodejs.js:3:9)',
        },
      },
    },
  },
  /** The step throws an error, to show where it is sent. */
  'api-test-error': { error: /^Error: test$/ },
};
