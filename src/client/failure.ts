/** Milliseconds that a server gets to answer at all before it counts as out of reach. */
const patience = 8000;

/**
 * Says that something could not be loaded and offers to try again; the page that is shown stays. Without `retry`, takes
 * the message away.
 */
export function reportFailure(retry: (() => void) | undefined): void {
  const box = document.getElementById('failure');
  const button = box?.querySelector('button');
  if (!box || !button) return;
  box.hidden = !retry;
  // Otherwise it keeps the one it has, by which those who listen to all clicks know that this one has its answer.
  if (retry) button.onclick = retry;
}

/** Whether the server answers at all; what it answers is the browser's business. */
export const isReachable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    () => true,
    // No answer is the answer: offline, connection reset, or too slow to be of use.
    () => false,
  );
