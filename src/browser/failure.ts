/** Milliseconds after which a server counts as unreachable. */
const timeout = 8000;

/** Shows that something could not be loaded, with a button that retries. Without `retry`, hides the message. */
export function reportFailure(retry: (() => void) | undefined): void {
  const button = document.querySelector<HTMLElement>('#failure button');
  if (!button?.parentElement) return;
  button.parentElement.hidden = !retry;
  button.onclick = retry ?? null;
}

/** Whether the server responds at all, with whatever status. */
export const isReachable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) }).then(
    () => true,
    // Offline, connection reset, or too slow.
    () => false,
  );
