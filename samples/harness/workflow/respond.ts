import { noRespondMessage } from './errors.ts';
import type { HttpResponse } from './run.ts';

/** The options of `$respond()` (/workflows/steps/triggers/#customizing-the-http-response). */
export interface RespondOptions {
  status?: unknown;
  headers?: unknown;
  body?: unknown;
  immediate?: unknown;
}

/** Returns the response of a workflow without `$respond()` (/workflows/steps/triggers/#default-http-response). */
export const defaultResponse = (): HttpResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body:
    '<p><b>Success!</b></p><p>To customize this response, check out our docs ' +
    '<a href="https://docs.pipedream.com/workflows/steps/triggers/#http-responses">here</a></p>',
});

/** Returns the response of a run that ended before `$respond()` (/workflows/steps/triggers/#errors-with-http-responses). */
export const missingResponse = (): HttpResponse => ({ status: 400, headers: {}, body: noRespondMessage });

/** Whether any of these steps calls `$respond()` (/workflows/steps/triggers/#errors-with-http-responses). */
export const mentionsRespond = (codes: readonly string[]): boolean =>
  codes.some((code) => /\$respond\b/.test(code));

/**
 * Validates options of `$respond()`, and creates the response: synchronously, unless the body is a stream, which can't be sent
 * immediately (/workflows/steps/triggers/#customizing-the-http-response).
 */
export function createResponse(options: RespondOptions): HttpResponse | Promise<HttpResponse> {
  const { status = 200, headers = {}, body, immediate } = options;
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 599)
    throw new TypeError(`$respond: status is an HTTP status code, not ${String(status)}.`);
  if (typeof headers !== 'object' || headers === null)
    throw new TypeError('$respond: headers is an object of names and values.');
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  if (isStream(body)) {
    if (immediate) throw new TypeError('$respond: a stream cannot be combined with immediate: true.');
    return readStream(body).then((bytes) => ({ status, headers: named, body: asText(bytes) }));
  }
  if (body === undefined) return { status, headers: named, body: '' };
  if (typeof body === 'string') return { status, headers: named, body };
  if (body instanceof Uint8Array) return { status, headers: named, body: asText(body) };
  if (typeof body !== 'object' || body === null)
    throw new TypeError(
      `$respond: body is a string, an object, a Buffer or a Readable stream, not ${String(body)}.`,
    );
  const hasType = Object.keys(named).some((name) => name.toLowerCase() === 'content-type');
  const type: Record<string, string> = hasType ? {} : { 'content-type': 'application/json' };
  return { status, headers: { ...type, ...named }, body: JSON.stringify(body) };
}

const isStream = (body: unknown): body is AsyncIterable<unknown> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

async function readStream(stream: AsyncIterable<unknown>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) {
    if (typeof chunk === 'string') chunks.push(new TextEncoder().encode(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
    else throw new TypeError('$respond: a stream must contain strings or Buffers.');
  }
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

/** Returns text if the bytes are valid UTF-8, and the bytes otherwise. */
function asText(bytes: Uint8Array): string | Uint8Array {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text.includes('\uFFFD') ? Uint8Array.from(bytes) : text;
}
