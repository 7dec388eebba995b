import { storageKey } from './storage.ts';

/** Forgets a remembered value. It is not beside `remember`, which every page brings. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(storageKey(name));
  } catch {
    // Blocked: nothing is remembered.
  }
}
