/*
 * The search engine, in a thread of its own.
 */
import { createEngine, type Engine } from './engine.ts';
import type { Answered, Answers, Asked, Question, TextsFile } from './messages.ts';
import { hitLimit } from './provider.ts';

const nearestLimit = 5;
/** Milliseconds that a file may take. Whoever waits for it is told then, and the next question asks anew. */
const patience = 10_000;

let indexUrl = '';
let engine: Promise<Engine> | undefined;
const texts = new Map<string, Promise<TextsFile>>();

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(
    (value) => reply({ id: data.id, value }),
    (error: unknown) => reply({ id: data.id, error: String(error) }),
  );
});

const reply = (message: Answered) => postMessage(message);

async function answer(question: Question): Promise<Answers[Question['kind']]> {
  switch (question.kind) {
    case 'open':
      indexUrl = question.url;
      engine = fetchJson(indexUrl).then((file) => createEngine(file));
      await engine;
      return undefined;
    case 'search': {
      const found = (await opened()).search(question.query, hitLimit);
      const nearest = found.length > 0 ? [] : (await opened()).nearest(question.query, nearestLimit);
      return { found, nearest };
    }
    case 'excerpts': {
      const { excerpt } = await opened();
      return Promise.all(
        question.found.map(async (found) => {
          const [text, code] = (await textsOf(found.texts))[found.place] ?? ['', ''];
          return text || code ? excerpt(question.query, text, code) : undefined;
        }),
      );
    }
  }
}

async function opened(): Promise<Engine> {
  if (!engine) throw new Error('The index is not open.');
  return engine;
}

/** A file of texts, fetched once; a failure is not remembered. */
function textsOf(name: string): Promise<TextsFile> {
  let file = texts.get(name);
  if (!file) {
    file = fetchJson(new URL(name, new URL(indexUrl, location.href)).href);
    texts.set(name, file);
    file.catch(() => texts.delete(name));
  }
  return file;
}

async function fetchJson(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
