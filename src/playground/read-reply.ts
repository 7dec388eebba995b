import type { JobEvent } from '../../samples/harness/browser/job.ts';

/** A validated message of a worker. */
export type ReadReply = { type: 'event'; event: JobEvent } | { type: 'failed'; message: string };

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

/** Validates the properties of each type of event that the report uses. */
const events: Readonly<Record<string, Check>> = {
  // Workflows.
  start: record({ step: text }),
  warning: record({ step: text, text }),
  unhandled: record({ step: text, text }),
  sent: record({ step: text, destination: text, options: isRecord }),
  respond: record({ step: text, response: record({ status: number, headers: isRecord, body: text }) }),
  exports: record({ step: text, exports: isRecord }),
  checkpoint: isRecord,
  stepCheckpoint: record({ step: text }),
  end: record({ step: text, message: optional(text) }),
  // Components.
  stage: record({ name: text }),
  did: record({ verb: text, values: Array.isArray }),
  // Both.
  log: record({ step: optional(text), text }),
  error: record({ step: optional(text), name: optional(text), message: text, line: optional(number) }),
};

/**
 * Parses and validates a message of a worker. The reader's code runs in the worker too, and may send anything.
 *
 * @returns `undefined` for a message that the harness wouldn't send
 */
export function readReply(message: string): ReadReply | undefined {
  let reply: unknown;
  try {
    reply = JSON.parse(message);
  } catch {
    return undefined;
  }
  if (!isRecord(reply)) return undefined;
  const { type, event } = reply;
  if (type === 'failed' && typeof reply.message === 'string') return { type, message: reply.message };
  return type === 'event' && isJobEvent(event) ? { type, event } : undefined;
}

function isJobEvent(event: unknown): event is JobEvent {
  if (!isRecord(event) || typeof event.type !== 'string' || !Object.hasOwn(events, event.type)) return false;
  return events[event.type]?.(event) ?? false;
}
