/** Milliseconds for which a button says that it has copied. */
const thanks = 1600;
const timeoutMs = 10_000;

/** Lets the buttons on code blocks copy their code, in articles that are there and in those to come. */
export function startCopying(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null;
    const code = button?.parentElement?.querySelector('code');
    if (button && code) void copyText(textOf(code), button);
    const page = target instanceof Element ? target.closest<HTMLElement>('[data-copy-page]') : null;
    if (page) void copyPage(page);
  });
}

/** Copies the page as Markdown, from the address that the link beside the button leads to. */
async function copyPage(button: HTMLElement): Promise<void> {
  const address = button.parentElement?.querySelector('a')?.href ?? '';
  button.textContent = 'Copying';
  const isCopied = await writeLater(fetchText(address));
  button.textContent = isCopied ? 'Copied' : 'Could not copy';
  setTimeout(() => {
    button.textContent = 'Copy page';
  }, thanks);
}

/** @throws when the server does not send it in time */
async function fetchText(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}

/** The text of a block without the lines that it shows as removed. */
function textOf(code: HTMLElement): string {
  const kept = [...code.childNodes].filter((node) => !(node instanceof Element && node.matches('.del')));
  return kept
    .map((node) => node.textContent)
    .join('')
    .replace(/\n$/, '');
}

async function copyText(text: string, button: HTMLElement): Promise<void> {
  const isCopied = await write(text);
  button.dataset.label ??= button.getAttribute('aria-label') ?? '';
  button.dataset.copy = isCopied ? 'done' : 'failed';
  button.setAttribute('aria-label', isCopied ? 'Copied' : 'Could not copy');
  setTimeout(() => {
    button.dataset.copy = '';
    button.setAttribute('aria-label', button.dataset.label ?? '');
  }, thanks);
}

/** Puts text on the clipboard that is there now, and says whether the browser has let it. */
async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or no clipboard because the page came over plain HTTP.
    return writeBySelection(text);
  }
}

/** Puts text on the clipboard that is still on its way. Safari accepts that within the click only, as a promise. */
async function writeLater(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    // No permission, no clipboard, a browser that takes no promises, or a text that did not come.
    return text.then(write, () => false);
  }
}

/** The old way, which needs no secure context: what is selected in a field is copied. */
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
