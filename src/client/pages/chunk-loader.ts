import type { PageChunk } from '../../page-chunk.ts';
import type { PageContent } from '../../page-content.ts';

/** Why a page chunk did not arrive (specification, section 8). */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** Thrown when a page chunk can't be loaded. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly kind: ChunkFailure;
  readonly url: string;

  constructor(kind: ChunkFailure, url: string, options?: ErrorOptions) {
    super(`The chunk ${url} could not be loaded (${kind}).`, options);
    this.kind = kind;
    this.url = url;
  }
}

/** The functions of the browser that loading needs; tests replace them. */
export interface LoaderPorts {
  importModule(url: string): Promise<unknown>;
  fetch(url: string): Promise<{ ok: boolean; headers: { get(name: string): string | null } }>;
}

const browser: LoaderPorts = {
  importModule: (url) => import(/* @vite-ignore */ url),
  // The reason is only for the error; readers don't wait longer for it.
  fetch: (url) => fetch(url, { signal: AbortSignal.timeout(5000) }),
};

/**
 * Loads the chunk of a page.
 *
 * @param url address of the script
 * @param timeoutMs milliseconds until the time-out
 * @throws {ChunkLoadError} `missing` when the server has no such script or sends something else in its place,
 *   `timeout` when it takes too long, `error` for everything else, such as a broken connection
 */
export async function loadChunk(
  url: string,
  timeoutMs: number,
  ports: LoaderPorts = browser,
): Promise<PageContent> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', url)), timeoutMs);
  });
  try {
    const module = await Promise.race([ports.importModule(url), timeout]);
    if (!isPageChunk(module)) throw new ChunkLoadError('missing', url);
    return module.page;
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError(await classify(url, ports), url, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

const isPageChunk = (module: unknown): module is PageChunk =>
  typeof module === 'object' && module !== null && 'page' in module;

/** A failed `import()` does not say why; a request for the file does. */
async function classify(url: string, ports: LoaderPorts): Promise<ChunkFailure> {
  try {
    const response = await ports.fetch(url);
    const isScript = /javascript/.test(response.headers.get('content-type') ?? '');
    return response.ok && isScript ? 'error' : 'missing';
  } catch {
    // The address cannot be reached at all, which is what the caller is told.
    return 'error';
  }
}
