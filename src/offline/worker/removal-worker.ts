/*
 * The worker of a site without offline reading. It replaces any other one, removes the caches, and unregisters itself. Open pages
 * stay as they are.
 */
import { cachePrefix } from '../names.ts';
import { base, scope } from './config.ts';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix(base))).map((name) => caches.delete(name)),
  );
  await scope.registration.unregister();
}
