/*
 * The search engine in a worker.
 */
import { createEngine, type Engine } from './engine.ts';
import { fetchFile } from './fetch-file.ts';
import type { Answers, FromWorker, NumberedQuestion, Question, TextsFile } from './messages.ts';
import { hitLimit } from './provider.ts';

const nearestLimit = 5;
let indexUrl = '';
let engine: Engine | undefined;
const texts = new Map<string, Promise<TextsFile>>();

addEventListener('message', ({ data }: MessageEvent<NumberedQuestion>) => {
  answer(data).then(
    (value) => reply({ id: data.id, value }),
    (error: unknown) => reply({ id: data.id, error: String(error) }),
  );
});

const reply = (message: FromWorker) => postMessage(message);
reply('started');

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  switch (question.kind) {
    case 'open':
      indexUrl = question.url;
      engine = createEngine(JSON.parse(new TextDecoder().decode(question.file)));
      return undefined;
    case 'search': {
      const { search, nearest: nearestTo } = opened();
      const found = search(question.query, hitLimit);
      const nearest = found.length > 0 ? [] : nearestTo(question.query, nearestLimit);
      return { found, nearest };
    }
    case 'excerpts': {
      const { excerpt } = opened();
      return Promise.all(
        question.found.map(async (found) => {
          const [text, code] = (await textsOf(found.texts))[found.place] ?? ['', ''];
          return text || code ? excerpt(question.query, text, code) : undefined;
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
