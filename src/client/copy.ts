/** Milliseconds for which a button says that it has copied. */
const thanks = 1600;

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
  const text = await fetch(address)
    .then((response) => (response.ok ? response.text() : undefined))
    // What failed is said below.
    .catch(() => undefined);
  const isCopied = text !== undefined && (await writeClipboard(text)) === 'done';
  button.textContent = isCopied ? 'Copied' : 'Could not copy';
  setTimeout(() => {
    button.textContent = 'Copy page';
  }, thanks);
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
  const outcome = await writeClipboard(text);
  button.dataset.label ??= button.getAttribute('aria-label') ?? '';
  button.dataset.copy = outcome;
  button.setAttribute('aria-label', outcome === 'done' ? 'Copied' : 'Copying is not allowed here');
  setTimeout(() => {
    button.dataset.copy = '';
    button.setAttribute('aria-label', button.dataset.label ?? '');
  }, thanks);
}

/** Puts text on the clipboard; `failed` when the browser does not allow it. */
export async function writeClipboard(text: string): Promise<'done' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'done';
  } catch {
    // No permission, or no secure context: the button says so.
    return 'failed';
  }
}
