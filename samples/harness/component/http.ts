import { limits } from '../../../data/limits.ts';
import type { Http, HttpEvent, HttpResponse } from '../../../types/component.d.ts';
import { byteLength } from '../size.ts';
import { refuse, validate } from './problem.ts';
import { reportUnknown } from './read-app.ts';
import { strictObject } from './strict-object.ts';
import { describe, isRecord } from './values.ts';

/** A request to a source. Omitted fields have default values. */
export interface IncomingRequest {
  /** `POST` by default. */
  method?: string;
  /** `/` by default. */
  path?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Text is sent unchanged, other values as JSON. */
  body?: unknown;
}

/** Creates the event that `run(event)` receives for a request. Header names are in lower case. /components/api/#http-event-shape */
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

/** Parses a body if its content type is JSON; otherwise, it stays text. /event-sources/http/ */
function parseBody(raw: string, type: string | undefined): unknown {
  if (!type?.includes('json')) return raw === '' ? undefined : raw;
  try {
    return JSON.parse(raw);
  } catch (error) {
    // Invalid JSON stays text as well.
    if (error instanceof SyntaxError) return raw;
    throw error;
  }
}

/** Whether a request exceeds the size limit of sources. /limits/ */
export const isTooLarge = (event: HttpEvent): boolean => byteLength(event.bodyRaw) > limits.httpPayload.bytes;

/** The `this.<prop>` of an HTTP interface, and the response that was sent through it. */
export interface HttpInterface {
  http: Http;
  response(): HttpResponse | undefined;
}

/**
 * Creates the `this.<prop>` of an HTTP interface.
 *
 * @param place the hook or method that is running; only `run` may respond
 * @param customResponse the option of the prop
 */
export function createHttp(
  prop: string,
  endpoint: string,
  customResponse: boolean,
  place: string,
): HttpInterface {
  const name = `this.${prop}.respond`;
  let sent: HttpResponse | undefined;
  const http: Http = {
    endpoint,
    respond(response) {
      if (place !== 'run') refuse(name, `It was called in ${place}.`, 'Only run() can answer a request.');
      if (!customResponse)
        refuse(name, `props.${prop} has no customResponse.`, 'Add customResponse: true to the prop.');
      if (sent) refuse(name, 'The request got two responses.', 'Return after the first response.');
      sent = readResponse(name, response, []);
    },
  };
  return { http: strictObject(`this.${prop}`, http), response: () => sent };
}

/**
 * Validates a response. /components/api/#responding-to-http-requests
 *
 * @param more allowed options besides status, headers, and body
 */
export function readResponse<Response extends HttpResponse>(
  place: string,
  response: Response,
  more: readonly string[],
): Response {
  return validate((report) => {
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
