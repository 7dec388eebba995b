import { loadManifest } from '../client/pages/manifest.ts';
import { scriptUrl } from '../client/trusted.ts';
import { searchIndexFile } from '../manifest.ts';
import { withBase } from '../paths.ts';
import type { Found } from './engine.ts';
import { fetchFile } from './fetch-file.ts';
import type { Answered, Answers, Question } from './messages.ts';
import type { SearchHit, SearchProvider } from './provider.ts';
import workerUrl from './worker.ts?worker&url';

/** A hit that remembers where its text is. */
type LocalHit = SearchHit & Pick<Found, 'texts' | 'place'>;

/** Finds sections in the site's own index, in a worker. Nothing leaves the browser. */
export function localProvider(): SearchProvider {
  let worker: Promise<SearchWorker> | undefined;
  const ask: Ask = async (question) => {
    worker ??= startWorker();
    const started = worker;
    try {
      return await (await started).ask(question);
    } catch (error) {
      // The next question tries again, with another worker. Texts that cannot be had are no reason for one.
      if (worker === started && question.kind !== 'excerpts') {
        worker = undefined;
        // One that has not started has been stopped already.
        started.then(({ stop }) => stop()).catch(() => {});
      }
      throw error;
    }
  };
  return {
    prepare() {
      worker ??= startWorker();
      // Nobody has asked yet; who does will be told.
      worker.catch(() => {});
    },
    async search(query) {
      const { found, nearest } = await ask({ kind: 'search', query });
      return { hits: found.map(toHit), nearest: nearest.map(toHit) };
    },
    excerpts(query, hits) {
      return ask({ kind: 'excerpts', query, found: hits as readonly LocalHit[] });
    },
  };
}

function toHit({ route, page, slug, title, trail, texts, place }: Found, i: number, all: Found[]): LocalHit {
  const href = withBase(__BASE__, route) + (slug && `#${slug}`);
  return { href, page, title, trail, isNested: all[i - 1]?.route === route, texts, place };
}

/** Asks the worker a question. */
type Ask = <Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
  handedOver?: Transferable[],
) => Promise<Answers[Kind]>;

/** A worker that answers questions until it is stopped. */
interface SearchWorker {
  ask: Ask;
  stop(): void;
}

/** Starts a worker and opens the index in it. After a deploy the index may have another name than this tab knows. */
async function startWorker(): Promise<SearchWorker> {
  const worker = connect(new Worker(scriptUrl(workerUrl), { type: 'module' }));
  const open = async (fresh: boolean) => {
    const { search } = await loadManifest('/', { fresh });
    const url = __BASE__ + searchIndexFile(search);
    // By the page, because the worker can fetch nothing until its own script is there.
    const file = await (await fetchFile(url)).arrayBuffer();
    await worker.ask({ kind: 'open', url, file }, [file]);
  };
  try {
    await open(false).catch(() => open(true));
    return worker;
  } catch (error) {
    worker.stop();
    throw error;
  }
}

function connect(worker: Worker): SearchWorker {
  let questions = 0;
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    // The answer has the type of the question, which its number stands for.
    if ('value' in data) asker?.resolve(data.value as never);
    else asker?.reject(new Error(data.error));
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error('The search worker could not be loaded.'));
    waiting.clear();
  });
  return {
    ask: (question, handedOver = []) =>
      new Promise((resolve, reject) => {
        const id = questions++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...question, id }, handedOver);
      }),
    stop: () => worker.terminate(),
  };
}
