import { loadManifest } from '../browser/load-manifest.ts';
import { withBase } from '../shared/paths.ts';
import { searchIndexFile } from '../shared/search-files.ts';
import type { FoundSection } from './engine.ts';
import { fetchFile } from './fetch-file.ts';
import { nestSections, type SearchHit, type SearchProvider } from './provider.ts';
import workerUrl from './worker.ts?worker&url';
import { connectWorker, type SearchWorker, type Send } from './worker-connection.ts';

/** A hit with the position of its text. */
type LocalHit = SearchHit & Pick<FoundSection, 'texts' | 'place'>;

/** Searches the site's own index in a worker. Nothing is sent to a server. */
export function localProvider(): SearchProvider {
  let worker: Promise<SearchWorker> | undefined;
  const send: Send = async (request) => {
    worker ??= startWorker();
    const started = worker;
    try {
      return await (await started).send(request);
    } catch (error) {
      // The next query starts another worker, unless only the texts for excerpts are missing.
      const running = await started.catch(() => undefined);
      const isUsable = request.kind === 'excerpts' && running && !running.hasFailed();
      if (worker === started && !isUsable) {
        worker = undefined;
        running?.stop();
      }
      throw error;
    }
  };
  return {
    prepare() {
      worker ??= startWorker();
      // The first query reports failures.
      worker.catch(() => {});
    },
    async search(query) {
      const { found, nearest } = await send({ kind: 'search', query });
      return { hits: nestSections(found.map(toHit)), nearest: nestSections(nearest.map(toHit)) };
    },
    excerpts(query, hits) {
      return send({ kind: 'excerpts', query, found: hits as readonly LocalHit[] });
    },
  };
}

function toHit({ route, slug, ...rest }: FoundSection) {
  return { ...rest, href: withBase(__BASE__, route) + (slug && `#${slug}`) };
}

/** Starts a worker and opens the index in it. After a deploy, the index may have another name than the cached manifest says. */
async function startWorker(): Promise<SearchWorker> {
  const worker = connectWorker(workerUrl);
  const open = async (fresh: boolean) => {
    const { search } = await loadManifest('/', fresh);
    const url = __BASE__ + searchIndexFile(search);
    // Fetched by the page, in parallel with the worker's own script.
    const file = await (await fetchFile(url)).arrayBuffer();
    await worker.send({ kind: 'open', url, file }, [file]);
  };
  try {
    await open(false).catch(() => open(true));
    return worker;
  } catch (error) {
    worker.stop();
    throw error;
  }
}
