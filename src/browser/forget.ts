import { storageKey } from '../shared/storage-key.ts';

/** Forgets a remembered value. Only search needs it, so it isn't in `storage.ts`, which every page loads. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(storageKey(name));
  } catch {
    // Storage is blocked, so nothing was remembered.
  }
}
