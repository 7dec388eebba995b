import { withTimeout } from '../../browser/with-timeout.ts';
import type { PageChunk } from '../../shared/page-chunk.ts';
import type { PageContent } from '../../shared/page-content.ts';

/** Why a page chunk couldn't be loaded. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** Thrown when a page chunk can't be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly kind: ChunkFailure;
  readonly url: string;

  constructor(kind: ChunkFailure, url: string, options?: ErrorOptions) {
    super(`Loading ${url} failed (${kind}).`, options);
    this.kind = kind;
    this.url = url;
  }
}

const importChunk = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/**
 * Loads the chunk of a page.
 *
 * @param url address of the script
 * @param timeoutMs milliseconds until the timeout
 * @param load imports the script; tests replace it
 * @throws {ChunkLoadError} `missing` when the server has no such script or sends something else in its place,
 *   `timeout` when it takes too long, `error` for everything else, such as a broken connection
 */
export async function loadChunk(url: string, timeoutMs: number, load = importChunk): Promise<PageContent> {
  try {
    const module = await withTimeout(load(url), timeoutMs);
    if (isPageChunk(module)) return module.page;
  } catch (error) {
    const kind = error === undefined ? 'timeout' : await classify(url);
    throw new ChunkLoadError(kind, url, { cause: error });
  }
  throw new ChunkLoadError('missing', url);
}

const isPageChunk = (module: unknown): module is PageChunk =>
  typeof module === 'object' && module !== null && 'page' in module;

/** Finds out why an `import()` failed, by requesting the file. */
async function classify(url: string): Promise<ChunkFailure> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const isScript = /javascript/.test(response.headers.get('content-type') ?? '');
    return response.ok && isScript ? 'error' : 'missing';
  } catch {
    // The server is unreachable.
    return 'error';
  }
}
