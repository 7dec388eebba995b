/** The timeout of the request that checks the server. */
const timeout = 8000;

/** Shows the error message with a button that calls `retry`, or hides it if there is nothing to retry. */
export function reportFailure(retry: (() => void) | undefined): void {
  const button = document.querySelector<HTMLElement>('#failure button');
  if (!button?.parentElement) return;
  if (retry) {
    // On narrow screens, the menu would cover the message.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    // Behind an open dialog, nobody could reach it.
    (document.querySelector('dialog[open]') ?? document.body).append(button.parentElement);
  }
  button.parentElement.hidden = !retry;
  button.onclick = retry ?? null;
}

/** Whether the server responds, with any status. */
export const isReachable = (href: string): Promise<boolean> =>
  fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) }).then(
    () => true,
    // Offline, connection reset, or timed out.
    () => false,
  );
