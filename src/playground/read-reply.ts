import type { JobEvent } from '../../samples/harness/browser/job.ts';

/** A message of the worker that runs a sample. */
export type ReadReply = { type: 'event'; event: JobEvent } | { type: 'failed'; message: string };

/** The type of each field of an event that is shown, by the event's type. */
const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Workflows.
  start: { step: 'string' },
  warning: { step: 'string', text: 'string' },
  unhandled: { step: 'string', text: 'string' },
  sent: { step: 'string', destination: 'string', options: 'object' },
  respond: { step: 'string', response: 'object' },
  exports: { step: 'string', exports: 'object' },
  checkpoint: {},
  stepCheckpoint: { step: 'string' },
  end: { step: 'string' },
  // Components.
  stage: { name: 'string' },
  did: { verb: 'string', values: 'object' },
  // Both.
  log: { text: 'string' },
  error: { message: 'string' },
};

/**
 * Reads a message of a worker. The code of the reader runs in the worker, and may have sent anything.
 *
 * @returns `undefined` if it isn't a message that the harness sends
 */
export function readReply(text: string): ReadReply | undefined {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(reply)) return undefined;
  const { type, event, message } = reply;
  if (type === 'failed' && typeof message === 'string') return { type, message };
  return type === 'event' && isJobEvent(event) ? { type, event } : undefined;
}

function isJobEvent(event: unknown): event is JobEvent {
  if (!isRecord(event) || typeof event.type !== 'string' || !Object.hasOwn(fields, event.type)) return false;
  return Object.entries(fields[event.type] ?? {}).every(
    ([name, type]) => typeof event[name] === type && event[name] !== null,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
