import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { FaultServer } from '../browser/support/fault-server.ts';
import { type PageState, readState } from './compare.ts';
import { untilStill } from './in-page.ts';

/** Timeout for a page to become idle. */
const timeoutMs = 30_000;

/** Runs a function in the page. Returns `undefined` if the document was replaced or isn't ours. */
export async function inPage<In, Out>(
  page: Page,
  run: (argument: In) => Out,
  argument: In,
): Promise<Awaited<Out> | undefined> {
  const answer = page.evaluate(run as never, argument as never) as Promise<Awaited<Out>>;
  const gone = () => undefined;
  return await Promise.race([answer.catch(gone), pause(5000, undefined, { ref: false })]);
}

/**
 * Waits until nothing changes and no response is pending, twice in a row.
 *
 * @throws after a timeout
 */
export async function settle(page: Page, server: FaultServer): Promise<PageState> {
  const end = performance.now() + timeoutMs;
  let state: PageState | undefined;
  for (let quiet = 0; performance.now() < end; ) {
    await inPage(page, untilStill, undefined);
    state = await inPage(page, readState, undefined);
    const isError = state !== undefined && state.build === '';
    const isQuiet = server.pending.length === 0 && state && !state.isBusy && (state.isWhole || isError);
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet === 2 && state) return state;
    if (!isQuiet) await pause(20);
  }
  // A truncated document never becomes complete.
  if (state && !state.isBusy && server.pending.length === 0) return state;
  throw new Error(`The page does not become idle: ${server.pending.join(', ')} ${JSON.stringify(state)}`);
}
