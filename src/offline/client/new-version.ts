import { addStyles } from '../../browser/styles.ts';
import { takeOver } from '../names.ts';
import { buildOfWorker } from './builds.ts';
import { createButton } from './button.ts';
import styles from './offline.css?inline';

/** Minimum time in milliseconds between two checks for a new version. */
const minimumInterval = 60 * 60 * 1000;

/** Milliseconds that the new worker has to take over. */
const takeOverLimit = 5000;

/** Announces a new version when it is installed. It is only activated when the reader asks for it. */
export function watchForNewVersion(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // Screen readers only announce changes of a live region that exists already.
  const box = document.createElement('div');
  box.id = 'new-version';
  box.setAttribute('role', 'status');
  addStyles(styles);
  document.body.append(box);

  const announceIfReady = async () => {
    if (serviceWorker.controller && (await isVersion(registration.waiting)))
      announce(box, () => activate(registration));
  };
  const watch = () => registration.installing?.addEventListener('statechange', announceIfReady);
  registration.addEventListener('updatefound', watch);
  watch();
  void announceIfReady();

  let controller = serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', async () => {
    const before = controller;
    controller = serviceWorker.controller;
    // The new version was activated in another tab, and this one still shows the old one.
    if (before && (await isVersion(controller))) announce(box, () => location.reload());
  });

  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lastCheck < minimumInterval) return;
    lastCheck = Date.now();
    // Offline, so there is no new version.
    registration.update().catch(() => {});
  });
}

/** Whether a worker has a version to show. The worker that removes everything has none. */
const isVersion = async (worker: ServiceWorker | null): Promise<boolean> =>
  (await buildOfWorker(worker)) !== undefined;

/** Makes the new version take over, and loads the page again. */
export function activate({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(takeOver);
  // A worker that can't take over says nothing. Documents come from the network first, so the new version is shown all the same.
  setTimeout(() => location.reload(), takeOverLimit);
}

function announce(box: HTMLElement, onActivate: () => void): void {
  const text = document.createElement('p');
  text.textContent = 'A new version of these docs is available.';
  box.replaceChildren(
    text,
    createButton('Show it', onActivate),
    createButton('Later', () => box.replaceChildren()),
  );
}
