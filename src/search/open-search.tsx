import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addStyles } from '../browser/add-styles.ts';
import { reportFailure } from '../browser/failure.ts';
import { closeDialog } from '../browser/overlays.ts';
import { provider } from './providers.ts';
import { SearchDialog } from './SearchDialog.tsx';
import styles from './search.css?inline';

/** Milliseconds within which a second crash means that a new dialog doesn't help. */
const soon = 2000;

let dialog: HTMLDialogElement | undefined;
let lastCrash = Number.NEGATIVE_INFINITY;

/** Opens search, the first time with the query of the address (`?q=cron`), or leaves it open. */
export function openSearch(): void {
  open(new URLSearchParams(location.search).get('q') ?? '');
}

function open(query: string): void {
  provider.prepare();
  dialog ??= createDialog(query);
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
}

function createDialog(query: string): HTMLDialogElement {
  addStyles(styles);
  const element = document.createElement('dialog');
  element.id = 'search-dialog';
  element.setAttribute('aria-label', 'Search');
  const close = () => closeDialog(element);
  // A click beside the panel lands on the dialog itself.
  element.addEventListener('click', ({ target }) => target === element && close());
  document.body.append(element);
  let latest = query;
  const onQuery = (next: string) => {
    latest = next;
  };
  const root = createRoot(element, {
    onUncaughtError(error) {
      reportError(error);
      restart(element, latest);
    },
  });
  const content = <SearchDialog {...{ provider, onQuery }} initialQuery={query} onLeave={close} />;
  flushSync(() => root.render(content));
  return element;
}

/**
 * Replaces a dialog that an error has left empty by a new one with the same query. Extensions and translators change the
 * document, and React can't repair every change.
 */
function restart(crashed: HTMLDialogElement, query: string): void {
  const isRepeated = performance.now() - lastCrash < soon;
  lastCrash = performance.now();
  // React is still at work on the old one.
  setTimeout(() => {
    if (dialog !== crashed) return;
    const wasOpen = crashed.open;
    crashed.remove();
    dialog = undefined;
    if (!wasOpen) return;
    if (isRepeated) reportFailure(openSearch);
    else open(query);
  });
}
