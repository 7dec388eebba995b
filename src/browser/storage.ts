/*
 * Values that the browser remembers between visits. Other sites of the origin can write them too, so callers check what they
 * recall.
 */
import { storageKey } from '../shared/storage-key.ts';

/** Returns a remembered value, which can be anything; `null` if there is none or storage is blocked. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null');
  } catch {
    // Storage is blocked, or the value isn't JSON.
    return null;
  }
}

/** Remembers a value. If storage is blocked or full, nothing is remembered. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(value));
  } catch {
    // Storage is blocked or full.
  }
}
