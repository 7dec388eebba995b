/*
 * What a reader's browser remembers between visits. The origin is shared with others, so every key has a prefix, and what
 * comes out may be anything: whoever recalls a value checks it.
 */

const prefix = 'docs.';

/** The name under which a value is kept; the scripts in the document use it too. */
export const storageKey = (name: string): string => prefix + name;

/** A remembered value, of whatever form; `null` when there is none or storage is blocked. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null');
  } catch {
    // Blocked, absent, or not written by this site: as good as nothing.
    return null;
  }
}

/** Remembers a value. In blocked or full storage it holds for this page only. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Blocked or full, as said above.
  }
}
