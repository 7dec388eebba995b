import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples on errors. */
export const errors: Record<string, Given> = {};
