import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples on app events. */
export const appEvents: Record<string, Given> = {};
