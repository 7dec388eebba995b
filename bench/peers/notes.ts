import type { Notes } from './table.ts';

/** The causes of what this site loses, as profiles show them. */
export const notes: Notes = [];
