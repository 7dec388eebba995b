import { withTimeout } from '../browser/with-timeout.ts';

/** Milliseconds for which a button shows that its text was copied. */
const feedbackMs = 1600;
const timeoutMs = 10_000;
/** Milliseconds that the browser has to write to the clipboard. */
const clipboardLimit = 3000;

/** Handles the copy buttons of code blocks and pages, also in articles that are shown later. */
export function startCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('button[data-copy], [data-copy-page]');
    if (!button) return;
    const code = button.parentElement?.querySelector('code');
    if (button.hasAttribute('data-copy-page')) void copyPage(button);
    else if (code) void copyText(textOf(code), button);
  });
}

/** Copies the page's Markdown from the URL of the link beside the button. */
async function copyPage(button: HTMLElement): Promise<void> {
  const address = button.parentElement?.querySelector('a')?.href ?? '';
  button.textContent = 'Copying';
  const isCopied = await writeLater(fetchText(address));
  button.textContent = isCopied ? 'Copied' : "Couldn't copy";
  setTimeout(() => {
    button.textContent = 'Copy page';
  }, feedbackMs);
}

/** @throws when the request fails or times out */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response.text();
}

/** The text of a code block without its removed lines. */
const textOf = (code: HTMLElement): string =>
  [...code.childNodes]
    .map((node) => (node instanceof Element && node.matches('.del') ? '' : node.textContent))
    .join('')
    .replace(/\n$/, '');

async function copyText(text: string, button: HTMLElement): Promise<void> {
  const isCopied = await write(text);
  button.dataset.label ??= button.ariaLabel ?? '';
  button.dataset.copy = isCopied ? 'Copied' : 'Not copied';
  button.ariaLabel = isCopied ? 'Copied' : "Couldn't copy";
  setTimeout(() => {
    button.dataset.copy = 'Copy';
    button.ariaLabel = button.dataset.label ?? '';
  }, feedbackMs);
}

/** Writes to the clipboard. Returns whether the browser allowed it. */
async function write(text: string): Promise<boolean> {
  try {
    await withTimeout(navigator.clipboard.writeText(text), clipboardLimit);
    return true;
  } catch {
    // No permission, no clipboard API because the page was loaded over plain HTTP, or no response.
    return writeBySelection(text);
  }
}

/** Writes text to the clipboard that is still being fetched. Safari only allows that during the click, with a promise. */
async function writeLater(text: Promise<string>): Promise<boolean> {
  try {
    const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    await withTimeout(written, timeoutMs + clipboardLimit);
    return true;
  } catch {
    // No permission, no clipboard API, a browser that doesn't support promises there, a failed request, or no response.
    return text.then(write, () => false);
  }
}

/** The fallback for insecure contexts: copies the selection of a temporary field. */
function writeBySelection(text: string): boolean {
  const { activeElement } = document;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; opacity: 0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}
