import { HttpError } from './http-error.ts';
import { isRecord } from './response.ts';

/** The parts of an operation that parsing a request body depends on. */
export interface OperationBase {
  method: string;
  path: string;
  body?: unknown;
}

/**
 * Parses the body of a request to an operation: see /api/rest/#required-headers.
 *
 * @returns `undefined` if the request has no body
 * @throws {HttpError} if the operation has no body, or if the request's body isn't a JSON object that is declared as JSON
 */
export function readBody(
  operation: OperationBase,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  text: string,
): Record<string, unknown> | undefined {
  if (text === '') return undefined;
  if (!operation.body) throw new HttpError(400, `${operation.method} ${operation.path} takes no body.`);
  const type = String(headers['content-type'] ?? 'none');
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new HttpError(415, `A body needs "Content-Type: application/json"; this one has ${type}.`);
  }
  const body = parse(text);
  if (!isRecord(body)) throw new HttpError(400, 'The body is not a JSON object.');
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, `The body is not JSON: ${text}`, { cause: error });
  }
}
