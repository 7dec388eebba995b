import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { provider } from './providers.ts';
import { SearchDialog } from './SearchDialog.tsx';
import styles from './search.css?inline';

let dialog: { element: HTMLDialogElement; root: Root } | undefined;
let opened = 0;

/** Fetches what search needs, before it is opened. */
export function prepareSearch(): void {
  provider.prepare();
}

/** Opens search, at first with the query of the address (`?q=cron`), or leaves it open. */
export function openSearch(): void {
  provider.prepare();
  dialog ??= createDialog();
  const { element, root } = dialog;
  if (element.open) return;
  opened += 1;
  const initialQuery =
    element.querySelector('input')?.value ?? new URLSearchParams(location.search).get('q') ?? '';
  flushSync(() =>
    root.render(
      <SearchDialog
        key={opened}
        provider={provider}
        initialQuery={initialQuery}
        onLeave={() => element.close()}
      />,
    ),
  );
  element.showModal();
  element.querySelector('input')?.select();
}

function createDialog() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const element = document.createElement('dialog');
  element.id = 'search-dialog';
  element.setAttribute('aria-label', 'Search');
  // A click beside the panel lands on the dialog itself.
  element.addEventListener('click', ({ target }) => target === element && element.close());
  document.body.append(element);
  return { element, root: createRoot(element) };
}
