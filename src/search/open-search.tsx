import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { closeDialog } from '../client/pages/overlays.ts';
import { provider } from './providers.ts';
import { SearchDialog } from './SearchDialog.tsx';
import styles from './search.css?inline';

let dialog: HTMLDialogElement | undefined;

/** Opens search, the first time with the query of the address (`?q=cron`), or leaves it open. */
export function openSearch(): void {
  provider.prepare();
  dialog ??= createDialog();
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
}

function createDialog(): HTMLDialogElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const element = document.createElement('dialog');
  element.id = 'search-dialog';
  element.setAttribute('aria-label', 'Search');
  const close = () => closeDialog(element);
  // A click beside the panel lands on the dialog itself.
  element.addEventListener('click', ({ target }) => target === element && close());
  document.body.append(element);
  const query = new URLSearchParams(location.search).get('q') ?? '';
  flushSync(() =>
    createRoot(element).render(<SearchDialog provider={provider} initialQuery={query} onLeave={close} />),
  );
  return element;
}
