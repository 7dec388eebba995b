import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { FaultServer } from '../browser/support/fault-server.ts';
import { look, type Sight } from './compare.ts';
import { untilStill } from './in-page.ts';

/** Time-out for a page to become idle. */
const timeoutMs = 30_000;

/** Runs a function in the page; `undefined` if the document was replaced or isn't ours. */
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
 * @throws after a time-out
 */
export async function settle(page: Page, server: FaultServer): Promise<Sight> {
  const end = performance.now() + timeoutMs;
  let sight: Sight | undefined;
  for (let quiet = 0; performance.now() < end; ) {
    await inPage(page, untilStill, undefined);
    sight = await inPage(page, look, undefined);
    const isError = sight !== undefined && sight.build === '';
    const isQuiet = server.owed.length === 0 && sight && !sight.isBusy && (sight.isWhole || isError);
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet === 2 && sight) return sight;
    if (!isQuiet) await pause(20);
  }
  // A document cut short never becomes whole.
  if (sight && !sight.isBusy && server.owed.length === 0) return sight;
  throw new Error(`It does not come to rest: ${server.owed.join(', ')} ${JSON.stringify(sight)}`);
}
