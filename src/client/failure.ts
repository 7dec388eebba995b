/** Milliseconds that a server gets to answer at all before it counts as out of reach. */
const patience = 8000;

const box = (): HTMLElement | null => document.getElementById('failure');

/** Says that a page could not be loaded and offers to try again. The page that is shown stays. */
export function showFailure(retry: () => unknown): void {
  const element = box();
  const button = element?.querySelector('button');
  if (!element || !button) return;
  button.onclick = () => {
    hideFailure();
    retry();
  };
  element.hidden = false;
}

/** Takes the message away. */
export function hideFailure(): void {
  const element = box();
  if (element) element.hidden = true;
}

/** Whether the server answers at all; what it answers is the browser's business. */
export async function isReachable(href: string): Promise<boolean> {
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    // No answer is the answer: offline, connection reset, or too slow to be of use.
    return false;
  }
}
