import { limits } from '../../../data/limits.ts';
import { print, size } from '../../../data/quantity.ts';
import { type Json, levelsOf } from '../../../samples/harness/json.ts';
import { byteLength } from '../../../samples/harness/size.ts';

/** An event's use of a limit. */
export interface Near {
  name: string;
  /** From 0 to 1; above 1 if the limit is exceeded. */
  share: number;
  /** The event's size or count, and the limit. */
  words: string;
}

const kilobyte = size(1, 'KB').bytes;

/** Formats bytes in the unit that limits are stated in. */
const printBytes = (bytes: number): string =>
  bytes < kilobyte ? `${bytes} bytes` : `${print(Math.round(bytes / kilobyte))}KB`;

/**
 * The limits that apply to an event, the most used first.
 *
 * @param event as received; for an HTTP request, its body alone
 */
export function limitsNear(event: Json): Near[] {
  const body = isRecord(event) && 'method' in event ? (event.body ?? '') : undefined;
  const near = [
    amount('Logs, exports, and event data', event, limits.functionPayload),
    {
      name: 'Nested objects',
      share: levelsOf(event) / limits.nestedProperties,
      words: `${print(levelsOf(event))} of ${print(limits.nestedProperties)}`,
    },
  ];
  if (body !== undefined) near.push(amount('Request body', body, limits.httpPayload));
  return near.sort((one, other) => other.share - one.share);
}

function amount(name: string, value: Json, limit: typeof limits.httpPayload): Near {
  const bytes = byteLength(typeof value === 'string' ? value : JSON.stringify(value));
  return {
    name,
    share: bytes / limit.bytes,
    words: `${printBytes(bytes)} of ${print(limit)}`,
  };
}

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
