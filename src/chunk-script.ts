import type { PageChunk } from './page.ts';

/**
 * The script that brings a page to a reader who arrives by navigation. It is the same to the byte whoever makes it: its name
 * has a hash of it, and what is kept for reading offline is made from the page's document.
 */
export function chunkScript({ view, html }: PageChunk): string {
  return `export const view=${literal(view)};export const html=${literal(html)};\n`;
}

/** JSON as JavaScript; since ECMAScript 2019 every JSON text is one. Names stand in the order of the alphabet. */
const literal = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
