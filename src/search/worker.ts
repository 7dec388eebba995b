/*
 * The search engine in a worker.
 */
import { createEngine, type Engine } from './engine.ts';
import { fetchFile } from './fetch-file.ts';
import type {
  NumberedRequest,
  TextsFile,
  WorkerMessage,
  WorkerRequest,
  WorkerResponses,
} from './messages.ts';
import { hitLimit } from './provider.ts';

const nearestLimit = 5;
let indexUrl = '';
let engine: Engine | undefined;
const texts = new Map<string, Promise<TextsFile>>();

addEventListener('message', ({ data }: MessageEvent<NumberedRequest>) => {
  respond(data).then(
    (value) => reply({ id: data.id, value }),
    (error: unknown) => reply({ id: data.id, error: String(error) }),
  );
});

const reply = (message: WorkerMessage) => postMessage(message);
reply('started');

async function respond(request: WorkerRequest): Promise<WorkerResponses[WorkerRequest['kind']]> {
  switch (request.kind) {
    case 'open':
      indexUrl = request.url;
      engine = createEngine(JSON.parse(new TextDecoder().decode(request.file)));
      return undefined;
    case 'search': {
      const { search, nearest: nearestTo } = opened();
      const found = search(request.query, hitLimit);
      const nearest = found.length > 0 ? [] : nearestTo(request.query, nearestLimit);
      return { found, nearest };
    }
    case 'excerpts': {
      const { excerpt } = opened();
      return Promise.all(
        request.found.map(async (found) => {
          const [text, code] = (await textsOf(found.texts))[found.place] ?? ['', ''];
          return text || code ? excerpt(request.query, text, code) : undefined;
        }),
      );
    }
  }
}

function opened(): Engine {
  if (!engine) throw new Error('The index is not open.');
  return engine;
}

/** A file of texts, cached unless it failed. */
function textsOf(name: string): Promise<TextsFile> {
  let file = texts.get(name);
  if (!file) {
    file = fetchTexts(new URL(name, new URL(indexUrl, location.href)).href);
    texts.set(name, file);
    file.catch(() => texts.delete(name));
  }
  return file;
}

const fetchTexts = async (url: string): Promise<TextsFile> => (await fetchFile(url)).json();
