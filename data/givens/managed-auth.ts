import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples on managed auth. */
export const managedAuth: Record<string, Given> = {};
