import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { watchCrashes } from '../browser/crashes.ts';
import { reportFailure } from '../browser/failure.ts';
import { closeDialog } from '../browser/overlays.ts';
import { addStyles } from '../browser/styles.ts';
import { provider } from './providers.ts';
import { SearchDialog } from './SearchDialog.tsx';
import styles from './search.css?inline';

const isRepeatedCrash = watchCrashes();
let dialog: HTMLDialogElement | undefined;

/** Opens search. The first time, it has the query of the URL (`?q=cron`). */
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
  // A click on the backdrop has the dialog itself as its target.
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
 * Replaces a dialog that is empty after an error, with the same query. Extensions and translators change the document in ways
 * that React can't handle.
 */
function restart(crashed: HTMLDialogElement, query: string): void {
  const isRepeated = isRepeatedCrash();
  // React is still rendering the old one.
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
