import { events } from '../../../samples/givens/events.ts';
import type { Json } from '../../../samples/harness/json.ts';

/** The kinds of events to choose from, and their names for readers. */
export const kinds = {
  http: 'HTTP',
  schedule: 'Schedule',
  email: 'Email',
  feed: 'Feed item',
  own: 'Your own',
} as const;
export type Kind = keyof typeof kinds;

const givenNames: Record<Exclude<Kind, 'own'>, string> = {
  http: 'events-signup',
  schedule: 'events-schedule',
  email: 'events-email',
  feed: 'events-feed',
};

/** The event that a sample of the page reads. @throws if there's no such sample */
export function exampleEvent(kind: Exclude<Kind, 'own'>): Json {
  const event = events[givenNames[kind]]?.trigger?.event;
  if (event === undefined) throw new Error(`There are no circumstances named ${givenNames[kind]}.`);
  // What samples are given is made of JSON.
  return JSON.parse(JSON.stringify(event));
}

/** What a reader pasted, or what is wrong with it. */
export type Pasted = { event: Json } | { mistake: string };

/** Reads JSON that a reader pasted. */
export function readPasted(text: string): Pasted {
  try {
    return { event: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { mistake: text.trim() === '' ? 'Paste an event as JSON.' : `This isn't JSON: ${error.message}` };
  }
}
