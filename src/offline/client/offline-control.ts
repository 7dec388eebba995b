import { createButton } from './button.ts';
import {
  type CacheState,
  cacheAll,
  failureOf,
  readCacheState,
  removeAll,
  type StorageFailure,
} from './offline-copy.ts';

/** What the control shows. */
type State =
  | CacheState
  | { kind: 'loading' }
  | { kind: 'downloading'; done: number; total: number; stop: () => void }
  | { kind: 'failed'; failure: Failure };

/** `broken`: a file couldn't be downloaded. `uninstalled`: there is no service worker to serve what would be downloaded. */
type Failure = StorageFailure | 'broken' | 'uninstalled';

const messages: Record<Failure, string> = {
  full: "There isn't enough space on this device to save these docs. Free some up, then try again.",
  blocked:
    "This browser doesn't let this site store data. Allow it, or leave the private window, then try again.",
  stuck: "This browser's storage doesn't respond. Restart the browser, then try again.",
  broken:
    "Some pages couldn't be downloaded. Try again when you're online. If that fails too, reload the page.",
  uninstalled: "Offline reading couldn't be set up. Try again when you're online.",
};

/**
 * Creates the control that downloads the docs for offline reading, and removes them.
 *
 * @param register registers the service worker; also called when the reader retries
 */
export function createOfflineControl(register: () => Promise<ServiceWorkerRegistration>): HTMLElement {
  const element = document.createElement('div');
  const view = document.createElement('div');
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'visually-hidden';
  element.append(view, status);

  const show = (state: State) => {
    if (state.kind !== 'downloading' || !updateProgress(view, state)) view.replaceChildren(...partsOf(state));
    status.textContent = announcementOf(state);
  };
  const showFailure = (failure: Failure) => show({ kind: 'failed', failure });
  const find = async () => {
    try {
      show(await readCacheState(await register()));
    } catch (error) {
      showFailure(failureOf(error) ?? 'uninstalled');
    }
  };
  const keep = async () => {
    const controller = new AbortController();
    const stop = () => controller.abort();
    const onProgress = (done: number, total: number) => show({ kind: 'downloading', done, total, stop });
    onProgress(0, 0);
    try {
      await cacheAll(controller.signal, onProgress);
    } catch (error) {
      if (controller.signal.aborted) return find();
      // An incomplete copy is of no use if the rest doesn't fit. If removing it fails too, the message is the same.
      const failure = failureOf(error) ?? 'broken';
      if (failure === 'full') await removeAll().catch(() => false);
      return showFailure(failure);
    }
    // Another tab may have activated a new version meanwhile, which removes the copy.
    await find();
  };
  const remove = async () => {
    try {
      await removeAll();
    } catch (error) {
      return showFailure(failureOf(error) ?? 'stuck');
    }
    await find();
  };
  const retry = async () => {
    show({ kind: 'loading' });
    await find();
  };

  function partsOf(state: State): HTMLElement[] {
    switch (state.kind) {
      case 'loading':
      case 'unknown':
        return [];
      case 'nothing':
        return [createButton(`Keep these docs offline (${megabytes(state.bytes)})`, keep)];
      case 'downloading':
        return progressOf(state);
      case 'all':
        return [span('These docs are saved on this device.'), createButton('Remove them', remove)];
      case 'outdated':
        return [
          span('The docs on this device are out of date.'),
          createButton('Update them', keep),
          createButton('Remove them', remove),
        ];
      case 'failed': {
        const { failure } = state;
        const isDownload = failure === 'full' || failure === 'broken';
        return [span(messages[failure]), createButton('Try again', isDownload ? keep : retry)];
      }
    }
  }

  void find();
  navigator.serviceWorker.addEventListener('controllerchange', find);
  return element;
}

function progressOf({ done, total, stop }: State & { kind: 'downloading' }): HTMLElement[] {
  const label = document.createElement('label');
  label.htmlFor = 'keep-progress';
  label.textContent = 'Downloading these docs';
  const progress = document.createElement('progress');
  progress.id = 'keep-progress';
  progress.max = total || 1;
  progress.value = done;
  return [label, progress, span(amountOf(done, total)), createButton('Stop', stop)];
}

/**
 * Updates the progress in place, so that the button keeps focus.
 *
 * @returns false if no progress is shown
 */
function updateProgress(view: HTMLElement, { done, total }: State & { kind: 'downloading' }): boolean {
  const progress = view.querySelector('progress');
  const amount = view.querySelector('span');
  if (!progress || !amount) return false;
  progress.max = total || 1;
  progress.value = done;
  amount.textContent = amountOf(done, total);
  return true;
}

/** What screen readers announce: start, end, and each quarter. */
function announcementOf(state: State): string {
  switch (state.kind) {
    case 'downloading': {
      const quarters = state.total > 0 ? Math.floor((4 * state.done) / state.total) : 0;
      return quarters === 0 ? 'Downloading these docs.' : `${25 * quarters} percent downloaded.`;
    }
    case 'all':
      return 'These docs are saved on this device.';
    case 'failed':
      return messages[state.failure];
    default:
      return '';
  }
}

const amountOf = (done: number, total: number): string =>
  total > 0 ? `${megabytes(done)} of ${megabytes(total)}` : '';

/** `8.4 MB`, in millions of bytes, as operating systems show sizes. */
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function span(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
