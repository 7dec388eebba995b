/*
 * The service worker: it responds from the cache when the network fails or is slow. It only handles files of its own build, so
 * that a page never mixes two builds.
 */
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { kindOfRequest } from '../file-kind.ts';
import { takeOver, whichBuild } from '../names.ts';
import { validatingPlugin } from './cache.ts';
import { CacheFirst } from './cache-first.ts';
import { base, config, names, scope } from './config.ts';
import { answerWithoutNetwork } from './fallback.ts';
import { install, removeOtherBuilds } from './install.ts';
import { rejectFailedPreload } from './preload.ts';
import { isSandboxDocument, withSandboxPolicy } from './sandbox-document.ts';

/** After this, the cached copy is shown instead. */
const networkTimeoutSeconds = 4;

const options = { cacheName: names.used, plugins: [validatingPlugin], matchOptions: { ignoreVary: true } };
const kept = new CacheFirst(options);
const fresh = new NetworkFirst({ ...options, networkTimeoutSeconds });
const is =
  (kind: string) =>
  ({ request }: { request: Request }) =>
    kindOfRequest(request, location.origin, base) === kind;

registerRoute(isSandboxDocument, async (asked) => withSandboxPolicy(await kept.handle(asked)));
registerRoute(is('hashed'), kept);
registerRoute(is('manifest'), fresh);
registerRoute(is('document'), (asked) => {
  rejectFailedPreload(asked.event);
  // Neither from the network nor from the cache.
  return fresh.handle(asked).catch(() => answerWithoutNetwork(new URL(asked.request.url)));
});

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOtherBuilds(),
      // The browser requests documents while the worker starts, so that it adds no delay.
      scope.registration.navigationPreload?.enable(),
    ]).then(() => scope.clients.claim()),
  ),
);
scope.addEventListener('message', ({ data, ports }) => {
  if (data === takeOver) void scope.skipWaiting();
  if (data === whichBuild) ports[0]?.postMessage(config.build);
});
