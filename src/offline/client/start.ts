/*
 * The offline part of the page, loaded when the page is idle. It registers the service worker, caches visited pages, and
 * announces new versions. The control is loaded when the footer comes near.
 */
import { scriptUrl } from '../../browser/trusted.ts';
import { workerFile } from '../names.ts';
import { cacheVisited } from './cache-visited.ts';
import { watchForNewVersion } from './new-version.ts';

/** Distance at which the control is loaded. */
const ahead = '600px';

/** Registers the worker. If that is impossible, the control in the footer shows an error. */
export function start(): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  const registration = register();
  registration.then(
    (registered) => {
      cacheVisited();
      watchForNewVersion(registered);
    },
    // The control reports this.
    () => {},
  );
  const footer = document.querySelector('body > footer');
  if (!footer) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./show-control.ts')
        .then(({ showControl }) => showControl(footer, register))
        // The next document retries.
        .catch(() => {});
    },
    { rootMargin: ahead },
  );
  observer.observe(footer);
}

/**
 * Registers the worker, or returns the registered one.
 *
 * @throws when the browser does not allow it, or the script can't be loaded
 */
async function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(scriptUrl(__BASE__ + workerFile), { scope: __BASE__ });
}
