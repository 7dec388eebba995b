/*
 * The service worker: it answers for the network where that is gone or slow. It is of one build and keeps files of that
 * build alone, so that no page is put together from two; documents of any other go through it untouched.
 */
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { kindOfRequest } from '../file-kind.ts';
import { takeOver, whichBuild } from '../names.ts';
import { validatingPlugin } from './cache.ts';
import { base, facts, names, scope } from './config.ts';
import { answerWithoutNetwork } from './fallback.ts';
import { install, removeOtherBuilds } from './install.ts';
import { rejectFailedPreload } from './preload.ts';

/** After this, the cached copy is shown instead. */
const networkTimeoutSeconds = 4;

const options = { cacheName: names.used, plugins: [validatingPlugin], matchOptions: { ignoreVary: true } };
const kept = new CacheFirst(options);
const fresh = new NetworkFirst({ ...options, networkTimeoutSeconds });
const is =
  (kind: string) =>
  ({ request }: { request: Request }) =>
    kindOfRequest(request, location.origin, base) === kind;

registerRoute(is('hashed'), kept);
registerRoute(is('manifest'), fresh);
registerRoute(is('document'), (asked) => {
  rejectFailedPreload(asked.event);
  // What the network could not bring is answered from what is kept, or with words.
  return fresh.handle(asked).catch(() => answerWithoutNetwork(new URL(asked.request.url)));
});

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOtherBuilds(),
      // Documents are asked for while the worker starts, so that it costs readers nothing.
      scope.registration.navigationPreload?.enable(),
    ]).then(() => scope.clients.claim()),
  ),
);
scope.addEventListener('message', ({ data, ports }) => {
  if (data === takeOver) void scope.skipWaiting();
  if (data === whichBuild) ports[0]?.postMessage(facts.build);
});
