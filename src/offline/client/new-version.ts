import { addStyles } from '../../browser/add-styles.ts';
import { takeOver } from '../names.ts';
import { buildOfWorker } from './builds.ts';
import { createButton } from './button.ts';
import styles from './offline.css?inline';

/** Milliseconds after which a tab that has been out of sight asks whether there is a new version. */
const often = 60 * 60 * 1000;

/** Tells the reader of a new version as soon as it is ready, and takes it only when the reader says so. */
export function watchForNewVersion(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // In place before there is something to say, as screen readers want it.
  const box = document.createElement('div');
  box.id = 'new-version';
  box.setAttribute('role', 'status');
  addStyles(styles);
  document.body.append(box);

  const tell = async () => {
    if (serviceWorker.controller && (await isVersion(registration.waiting)))
      announce(box, () => take(registration));
  };
  const watch = () => registration.installing?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', watch);
  watch();
  void tell();

  let had = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', async () => {
    const before = had;
    had = serviceWorker.controller;
    // The reader has taken it in another tab; this one still shows the version before.
    if (before && (await isVersion(had))) announce(box, () => location.reload());
  });

  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < often) return;
    asked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  });
}

/** Whether a worker has a version to show; one that only takes everything away has none, and says nothing. */
const isVersion = async (worker: ServiceWorker | null): Promise<boolean> =>
  (await buildOfWorker(worker)) !== undefined;

function take({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(takeOver);
}

function announce(box: HTMLElement, onTake: () => void): void {
  const text = document.createElement('p');
  text.textContent = 'A new version of these docs is here.';
  box.replaceChildren(
    text,
    createButton('Show it', onTake),
    createButton('Later', () => box.replaceChildren()),
  );
}
