import type { PageChunk } from '../page.ts';

/** The script that brings a page to a reader who arrives by navigation. */
export function chunkScript({ view, html }: PageChunk): string {
  return `export const view=${literal(view)};export const html=${literal(html)};\n`;
}

/** JSON as JavaScript; since ECMAScript 2019 every JSON text is one. */
const literal = (value: unknown): string => JSON.stringify(value);
