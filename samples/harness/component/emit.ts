import type { Strategy } from '../../../types/component.d.ts';
import { jsonCopy } from '../json.ts';
import { type Report, refuse, validate } from './problem.ts';
import { reportUnknown } from './read-app.ts';
import { describe, isRecord } from './values.ts';

/** An event that a source emitted. */
export interface EmittedEvent {
  event: unknown;
  id: string | number | undefined;
  /** The channel. */
  name: string;
  summary: string | undefined;
  ts: number | undefined;
}

/** The events of an invocation that hasn't ended yet. */
export interface Batch {
  /** The `this.$emit` of the invocation. */
  emit: (event?: unknown, metadata?: unknown) => void;
  /** Ends the invocation, and returns its events sorted by time: `ts`, or else the time of the call. */
  end(): EmittedEvent[];
}

/**
 * Collects the events that an invocation emits. /components/api/#emit
 *
 * @param place the hook or method that is running
 * @param now returns the time in milliseconds
 */
export function createBatch(place: string, dedupe: Strategy | undefined, now: () => number): Batch {
  const emitted: { record: EmittedEvent; time: number }[] = [];
  let ended = false;
  return {
    emit(event, metadata) {
      if (ended) refuse('this.$emit', `${place} has already ended.`, 'Await everything that it starts.');
      if (place !== 'run' && place !== 'hooks.deploy') {
        refuse(
          'this.$emit',
          `Events cannot be emitted from ${place}.`,
          'Emit them in run(), or once in the deploy hook.',
        );
      }
      const record = validate((report) => readEvent(event, metadata, dedupe, report));
      emitted.push({ record, time: record.ts ?? now() });
    },
    end() {
      ended = true;
      return emitted.sort((a, b) => a.time - b.time).map(({ record }) => record);
    },
  };
}

function readEvent(
  event: unknown,
  metadata: unknown = {},
  dedupe: Strategy | undefined,
  report: Report,
): EmittedEvent {
  const place = 'this.$emit';
  const json = event === undefined ? { copy: undefined } : jsonCopy(event);
  if (!json) report(place, `The event, ${describe(event)}, cannot be written as JSON.`, 'Emit data.');
  const given = isRecord(metadata) ? metadata : {};
  if (given !== metadata)
    report(place, `Expected an object as metadata, found ${describe(metadata)}.`, example);
  reportUnknown(place, given, ['id', 'name', 'summary', 'ts'], report);
  const { id, name, summary, ts } = given;
  const text = (key: string, value: unknown) => {
    if (value === undefined || typeof value === 'string') return value;
    report(`${place} ${key}`, `Expected text, found ${describe(value)}.`, example);
    return undefined;
  };
  if (ts !== undefined && !Number.isInteger(ts)) {
    report(
      `${place} ts`,
      `Expected milliseconds since 1970, found ${describe(ts)}.`,
      'For example Date.parse(item.date).',
    );
  }
  return {
    event: json?.copy,
    id: readId(`${place} id`, id, dedupe, report),
    name: text('name', name) ?? 'default',
    summary: text('summary', summary),
    ts: typeof ts === 'number' ? ts : undefined,
  };
}

const example = 'Write for example { id: item.id, summary: item.title, ts: Date.parse(item.date) }.';

/** Validates the id of an event. Dedupe strategies need an id, and `greatest` a numeric one. */
function readId(
  place: string,
  id: unknown,
  dedupe: Strategy | undefined,
  report: Report,
): string | number | undefined {
  if (typeof id === 'number' && Number.isFinite(id)) return id;
  if (typeof id === 'string' && dedupe !== 'greatest') return id;
  if (id === undefined && dedupe === undefined) return undefined;
  const expected = dedupe === 'greatest' ? 'a number' : 'text or a number';
  const reason = dedupe === undefined ? '' : ` for dedupe: "${dedupe}"`;
  report(
    place,
    `Expected ${expected}${reason}, found ${describe(id)}.`,
    'Give each event the id that its service gives it.',
  );
  return undefined;
}
