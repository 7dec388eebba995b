import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { algoliaProvider } from './algolia-provider.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { titlesProvider } from './titles-provider.ts';

const provider = __ALGOLIA__ ? algoliaProvider(__ALGOLIA__, titlesProvider) : titlesProvider;

let dialog: HTMLDialogElement | undefined;

/** Opens search, or leaves it open. */
export function openSearch(): void {
  dialog ??= createDialog();
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
}

function createDialog(): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.id = 'search-dialog';
  element.setAttribute('aria-label', 'Search');
  // A click beside the panel lands on the dialog itself.
  element.addEventListener('click', ({ target }) => target === element && element.close());
  document.body.append(element);
  flushSync(() =>
    createRoot(element).render(<SearchDialog provider={provider} onLeave={() => element.close()} />),
  );
  return element;
}
