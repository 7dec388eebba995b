import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples on hello name. */
export const helloName: Record<string, Given> = {};
