import { limits } from '../../../data/limits.ts';
import { print, size } from '../../../data/quantity.ts';
import { type Json, levelsOf } from '../../../samples/harness/json.ts';
import { byteLength } from '../../../samples/harness/size.ts';

/** How near an event is to a limit. */
export interface Near {
  name: string;
  /** From 0 to 1, and above it if the limit is exceeded. */
  share: number;
  /** What it has, and what it may have. */
  words: string;
}

const kilobyte = size(1, 'KB').bytes;

/** An amount of bytes for readers, in the unit of limits. */
const printBytes = (bytes: number): string =>
  bytes < kilobyte ? `${bytes} bytes` : `${print(Math.round(bytes / kilobyte))}KB`;

/**
 * The limits that an event counts toward. The nearest is the first.
 *
 * @param event as it came, or its body alone where it's an HTTP request
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
