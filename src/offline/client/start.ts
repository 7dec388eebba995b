/*
 * The page's side of what is kept, fetched when the page has nothing else to do: it registers the worker, sees to it that
 * pages are kept as they are visited, and tells of a new version. The control in the footer comes with the footer.
 */
import { scriptUrl } from '../../browser/trusted.ts';
import { workerFile } from '../names.ts';
import { cacheVisited } from './cache-visited.ts';
import { watchForNewVersion } from './new-version.ts';

/** Pixels above the footer from which on its control is fetched. */
const ahead = '600px';

/** Registers the worker. Where there are none, or the browser lets nothing be kept, the footer says so. */
export function start(): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  const registration = register();
  registration.then(
    (registered) => {
      cacheVisited();
      watchForNewVersion(registered);
    },
    // The control in the footer waits for the same answer, and has words for it.
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
        // Nobody has asked for it; the next document brings it. A file that came empty is a module too.
        .catch(() => {});
    },
    { rootMargin: ahead },
  );
  observer.observe(footer);
}

/**
 * Registers the worker, or finds the one that is there.
 *
 * @throws when the browser does not allow it, or its script cannot be had
 */
async function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(scriptUrl(__BASE__ + workerFile), { scope: __BASE__ });
}
