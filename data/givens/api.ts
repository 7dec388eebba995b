import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples that call the REST API. */
export const apiGivens: Record<string, Given> = {
  /** The reader's API key is in the environment. */
  'api-key': { env: { PD_API_KEY: 'sample-key' } },
};
