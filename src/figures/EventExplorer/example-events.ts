import { events } from '../../../samples/givens/events.ts';
import type { Json } from '../../../samples/harness/json.ts';

/** The kinds of events to choose from, and their labels. */
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

/** The event that the page's samples get. @throws if there is no such sample */
export function exampleEvent(kind: Exclude<Kind, 'own'>): Json {
  const event = events[givenNames[kind]]?.trigger?.event;
  if (event === undefined) throw new Error(`There is no given named ${givenNames[kind]}.`);
  // A sample's event is JSON.
  return JSON.parse(JSON.stringify(event));
}

/** The pasted event, or what is wrong with it. */
export type Pasted = { event: Json } | { error: string };

/** Parses pasted JSON. */
export function readPasted(text: string): Pasted {
  try {
    return { event: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {
      error: text.trim() === '' ? 'Paste an event as JSON.' : `This isn't valid JSON: ${error.message}`,
    };
  }
}
