import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { withTimeout } from '../../browser/with-timeout.ts';

/** Milliseconds that the cache has to respond before the file is fetched. Damaged storage may never respond. */
const cacheLimit = 3000;

/** Responds with the cached file, or fetches and caches it. */
export class CacheFirst extends Strategy {
  /** @throws when the file isn't cached and can't be fetched */
  override async _handle(
    request: Request,
    handler: Pick<StrategyHandler, 'cacheMatch' | 'fetchAndCachePut'>,
  ): Promise<Response> {
    const cached = await withTimeout(handler.cacheMatch(request), cacheLimit).catch(() => undefined);
    return cached ?? handler.fetchAndCachePut(request);
  }
}
