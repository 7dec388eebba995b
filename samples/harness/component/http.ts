import { limits } from '../../../data/limits.ts';
import type { Http, HttpEvent, HttpResponse } from '../../../types/component.d.ts';
import { byteLength } from '../size.ts';
import { closed } from './closed.ts';
import { failTogether, refuse } from './problem.ts';
import { reportUnknown } from './read-app.ts';
import { describe, isRecord } from './values.ts';

/** A request as a test writes it; what is left out has the usual value. */
export interface IncomingRequest {
  /** `POST` without one. */
  method?: string;
  /** `/` without one. */
  path?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Text goes as it is, anything else as JSON. */
  body?: unknown;
}

/** What `run(event)` gets for a request. Header names come in lower case. /components/api/#http-event-shape */
export function createHttpEvent({
  method = 'POST',
  path = '/',
  query = {},
  headers = {},
  body,
}: IncomingRequest): HttpEvent {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const isText = typeof body === 'string';
  const bodyRaw = isText ? body : (JSON.stringify(body) ?? '');
  if (!isText && body !== undefined) lower['content-type'] ??= 'application/json';
  return { method, path, query, headers: lower, bodyRaw, body: parseBody(bodyRaw, lower['content-type']) };
}

/** A body is parsed when its type says JSON, and otherwise stays text. /event-sources/http/ */
function parseBody(raw: string, type: string | undefined): unknown {
  if (!type?.includes('json')) return raw === '' ? undefined : raw;
  try {
    return JSON.parse(raw);
  } catch (error) {
    // What a sender falsely calls JSON is text.
    if (error instanceof SyntaxError) return raw;
    throw error;
  }
}

/** Whether a request exceeds what a source accepts. /limits/ */
export const isTooLarge = (event: HttpEvent): boolean => byteLength(event.bodyRaw) > limits.httpPayload.bytes;

/** `this.<prop>` of an HTTP interface, and what was answered through it. */
export interface HttpInterface {
  http: Http;
  response(): HttpResponse | undefined;
}

/**
 * @param place the hook or method that runs: only `run` may answer
 * @param customResponse what the prop says
 */
export function createHttp(
  prop: string,
  endpoint: string,
  customResponse: boolean,
  place: string,
): HttpInterface {
  const name = `this.${prop}.respond`;
  let answer: HttpResponse | undefined;
  const http: Http = {
    endpoint,
    respond(response) {
      if (place !== 'run') refuse(name, `It was called in ${place}.`, 'Only run() can answer a request.');
      if (!customResponse)
        refuse(name, `props.${prop} has no customResponse.`, 'Add customResponse: true to the prop.');
      if (answer) refuse(name, 'The request got two responses.', 'Return after the first answer.');
      answer = readResponse(name, response, []);
    },
  };
  return { http: closed(`this.${prop}`, http), response: () => answer };
}

/**
 * Holds an answer against the documentation. /components/api/#responding-to-http-requests
 *
 * @param more options beyond status, headers and body
 */
export function readResponse<Response extends HttpResponse>(
  place: string,
  response: Response,
  more: readonly string[],
): Response {
  return failTogether((report) => {
    const given: unknown = response;
    if (!isRecord(given)) {
      report(place, `Expected an object, found ${describe(given)}.`, 'Write { status, headers, body }.');
      return response;
    }
    reportUnknown(place, given, ['status', 'headers', 'body', ...more], report);
    const { status, headers = {}, body } = given;
    if (typeof status !== 'number' || !Number.isInteger(status) || status < 100 || status > 599) {
      report(
        `${place} status`,
        `Expected a status from 100 to 599, found ${describe(status)}.`,
        '200 is success.',
      );
    }
    if (!isRecord(headers)) report(`${place} headers`, `Expected an object, found ${describe(headers)}.`, '');
    if (body !== undefined && body !== null && typeof body !== 'string' && typeof body !== 'object') {
      report(`${place} body`, `Expected text, an object or a Buffer, found ${describe(body)}.`, '');
    }
    return response;
  });
}
