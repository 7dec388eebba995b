import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples on google sheets. */
export const googleSheets: Record<string, Given> = {};
