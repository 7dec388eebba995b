import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  /** Returns the number of held timeouts of a duration in milliseconds. */
  var countHeldTimeouts: ((ms: number) => number) | undefined;
  /** Fires the held timeouts of a duration in milliseconds, and returns how many there were. */
  var endHeldTimeouts: ((ms: number) => number) | undefined;
}

/**
 * Holds timeouts of two seconds or more until a test fires them, so that no test waits for them, and none fires too early on a slow
 * machine. Runs in every document before the site's scripts.
 */
export function holdTimeouts(): void {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, { ms: number; end(): void }>();
  let count = 0;
  const hold = (ms: number, end: () => void) => {
    // The browser's own ids are positive.
    held.set(--count, { ms, end });
    return count;
  };
  const heldFor = (ms: number) => [...held].filter(([, timeout]) => timeout.ms === ms);
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) =>
      ms < 2000 ? setTimeout(run, ms, ...rest) : hold(ms, run),
    clearTimeout: (id: number | undefined) => (held.delete(id ?? 0) ? undefined : clearTimeout(id)),
    countHeldTimeouts: (ms: number) => heldFor(ms).length,
    endHeldTimeouts: (ms: number) => {
      const due = heldFor(ms);
      for (const [id, { end }] of due) {
        held.delete(id);
        end();
      }
      return due.length;
    },
  });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    hold(ms, () => controller.abort(new DOMException('The time is over.', 'TimeoutError')));
    return controller.signal;
  };
}

/** Waits until a page has a held timeout of this duration, and fires it. */
export const endTimeout = (page: Page, ms: number): Promise<void> =>
  expect.poll(() => page.evaluate((length) => globalThis.endHeldTimeouts?.(length), ms)).toBeGreaterThan(0);
