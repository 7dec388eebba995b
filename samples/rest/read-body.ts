import { isRecord } from './answer.ts';
import { Refusal } from './refusal.ts';

/** An operation, as far as its body matters. */
export interface Bodied {
  method: string;
  path: string;
  body?: unknown;
}

/**
 * Reads the body that a request brings to an operation: see /api/rest/#required-headers.
 *
 * @returns `undefined` when there is none
 * @throws {Refusal} when the operation takes none, when it is not declared as JSON, or is none
 */
export function readBody(
  operation: Bodied,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  text: string,
): Record<string, unknown> | undefined {
  if (text === '') return undefined;
  if (!operation.body) throw new Refusal(400, `${operation.method} ${operation.path} takes no body.`);
  const type = String(headers['content-type'] ?? 'none');
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(415, `A body needs "Content-Type: application/json"; this one has ${type}.`);
  }
  const body = parse(text);
  if (!isRecord(body)) throw new Refusal(400, 'The body is not a JSON object.');
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, `The body is not JSON: ${text}`, { cause: error });
  }
}
