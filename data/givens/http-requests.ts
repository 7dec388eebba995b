import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples on http requests. */
export const httpRequests: Record<string, Given> = {};
