// cspell:ignore nmae
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isRecord } from '../../samples/rest/response.ts';
import { type RestServer, startRestServer } from '../../samples/rest/server.ts';
import { addressOf, exampleRequest } from '../../src/openapi/example-request.ts';
import { operationsOf } from '../../src/openapi/operations.ts';
import { readOpenapi } from '../../src/openapi/read.ts';

const operations = operationsOf(readOpenapi());
const authorization = 'Bearer a1b2c3';
let server: RestServer;

beforeAll(async () => {
  server = await startRestServer();
});
afterAll(() => server.close());

type SentRequest = { method: string; url: string; body?: unknown };

/** Sends a request with the key, and with the type of JSON if it has a body; `headers` replaces these. */
async function send({ method, url, body }: SentRequest, headers?: Record<string, string>) {
  const response = await fetch(`${server.origin}/v1${url}`, {
    method,
    headers: headers ?? {
      authorization,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const answer: unknown = text && JSON.parse(text);
  const error = isRecord(answer) && answer.error !== undefined ? String(answer.error) : '';
  return { status: response.status, answer, error };
}

const get = (url: string) => send({ method: 'GET', url });

/** Builds the request with an operation's own examples, with selected parameters. */
function sentExample(...args: Parameters<typeof exampleRequest>): SentRequest {
  const { method, path, query, body } = exampleRequest(...args);
  return { method, url: addressOf({ path, query }), body };
}

/** Adds a parameter to the query of a request. */
const adding = (request: SentRequest, more: string): SentRequest => ({
  ...request,
  url: `${request.url}${request.url.includes('?') ? '&' : '?'}${more}`,
});

describe.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s',
  (_, operation) => {
    const request = sentExample(operation);

    test('responds to its example request with its example response', async () => {
      const { status, answer } = await send(request);
      expect(status).toBe(operation.answer.status);
      expect(answer).toEqual(operation.answer.body?.example ?? '');
      const { operationId, problem } = server.requests.at(-1) ?? {};
      expect({ operationId, problem }).toEqual({ operationId: operation.id, problem: undefined });
    });

    test('accepts each of its optional parameters', async () => {
      for (const { name } of operation.parameters.filter(({ required }) => !required)) {
        const wanted = sentExample(operation, (parameter) => parameter.required || parameter.name === name);
        expect(await send(wanted), name).toMatchObject({ status: operation.answer.status });
      }
    });

    test('rejects an unknown parameter', async () => {
      const { status, error } = await send(adding(request, 'limits=5'));
      expect(status).toBe(400);
      expect(error).toMatch(/^Unknown query parameter "limits"\./);
      expect(server.requests.at(-1)).toMatchObject({ operationId: operation.id, status, problem: error });
    });

    test('rejects a request without the key', async () => {
      const type = { 'content-type': 'application/json' };
      for (const headers of [
        type,
        { ...type, authorization: 'a1b2c3' },
        { ...type, authorization: 'Bearer ' },
      ]) {
        const { status, error } = await send(request, headers);
        expect({ status, error }).toEqual({
          status: 401,
          error: 'The header "Authorization: Bearer <api key>" is missing.',
        });
      }
    });

    const required = operation.parameters.filter(
      (parameter) => parameter.required && parameter.in === 'query',
    );
    if (required.length > 0)
      test('rejects a request without a required parameter', async () => {
        for (const { name } of required) {
          const { status, error } = await send(
            sentExample(operation, (parameter) => parameter.name !== name && parameter.required),
          );
          expect({ status, error }).toEqual({ status: 400, error: `Query parameter "${name}" is missing.` });
        }
      });

    const free = ['component', 'key', 'name', 'description', 'after', 'before'];
    const typed = operation.parameters.filter(
      ({ name, required }) =>
        !free.includes(name) && !(required && name === 'event_name' && operation.method === 'DELETE'),
    );
    if (typed.length > 0)
      test('rejects a value of the wrong type', async () => {
        for (const wrong of typed) {
          const example = wrong.name === 'event_name' && !wrong.required ? '' : '!';
          const parameters = operation.parameters.map((one) => (one === wrong ? { ...one, example } : one));
          const sabotaged = sentExample(
            { ...operation, parameters },
            ({ name, required }) => required || name === wrong.name,
          );
          const { status, error } = await send(sabotaged);
          expect(status, wrong.name).toBe(400);
          expect(error).toMatch(`${wrong.in === 'path' ? 'Path' : 'Query'} parameter "${wrong.name}" must `);
        }
      });
  },
);

describe('a request body', () => {
  const url = '/sources';
  const post = (body: unknown, headers?: Record<string, string>) =>
    send({ method: 'POST', url, body }, headers);

  test.each([
    [{ key: 'a', nmae: 'b' }, 'Unknown property "nmae" of the body. Did you mean "name"?'],
    [
      { name: 'b' },
      'One of these is missing from the body: component_id, component_code, component_url, key.',
    ],
    [{ key: 'a', name: 5 }, 'Property "name" of the body must be string.'],
    [{ component_id: 'dc_abc123' }, 'Property "component_id" of the body must match pattern'],
    [
      { key: 'a', configured_props: { timer: { interval_seconds: 60 } } },
      'Property "configured_props.timer.interval_seconds" of the body is not accepted in a request.',
    ],
    [{ key: 'a', configured_props: 5 }, 'Property "configured_props" of the body must be object.'],
    ['{"key": "a"', 'The body is not JSON: {"key": "a"'],
    ['[]', 'The body is not a JSON object.'],
    [undefined, 'The body is missing.'],
  ])('%j is rejected', async (body, message) => {
    const { status, error } = await post(body);
    expect(status).toBe(400);
    expect(error.slice(0, message.length)).toBe(message);
  });

  test('can configure props with values of any type', async () => {
    const configured_props = { text: 'a', number: 1, flag: true, list: ['a'], timer: { cron: '0 9 * * 1' } };
    expect(await post({ key: 'a', configured_props })).toMatchObject({ status: 200 });
  });

  test('is rejected if it is not declared as JSON', async () => {
    expect(
      await post('key=a', { authorization, 'content-type': 'application/x-www-form-urlencoded' }),
    ).toMatchObject({
      status: 415,
      error: 'A body needs "Content-Type: application/json"; this one has application/x-www-form-urlencoded.',
    });
    const withCharset = { authorization, 'content-type': 'application/json; charset=utf-8' };
    expect(await post({ key: 'a' }, withCharset)).toMatchObject({ status: 200 });
  });

  test('is rejected where none is accepted', async () => {
    expect(await send({ method: 'DELETE', url: '/sources/dc_abc123', body: {} })).toMatchObject({
      status: 400,
      error: 'DELETE /sources/{id} takes no body.',
    });
  });

  test('is optional if parameters are in the query', async () => {
    const subscription = '/subscriptions?emitter_id=dc_*&listener_id=wh_abc123';
    const reduced = await send({ method: 'POST', url: subscription, body: { include: 'id' } });
    expect(reduced.answer).toEqual({ data: { id: 'sub_abc123' } });
    const whole = await send({ method: 'POST', url: subscription });
    expect(whole.answer).toEqual({
      data: { id: 'sub_abc123', emitter_id: 'dc_*', listener_id: 'wh_abc123', event_name: '' },
    });
    const misplaced = await send({
      method: 'POST',
      url: '/subscriptions',
      body: { emitter_id: 'dc_abc123' },
    });
    expect(misplaced.error).toContain('Unknown property "emitter_id" of the body.');
    expect(misplaced.error).toContain('Query parameter "emitter_id" is missing.');
  });
});

describe('a URL', () => {
  test.each([
    ['GET', '/v1/users/me/', 404, 'There is no /v1/users/me/. Did you mean "/v1/users/me"?'],
    ['GET', '/users/me', 404, 'There is no /users/me. Did you mean "/v1/users/me"?'],
    ['GET', '/v1users/me', 404, 'There is no /v1users/me. Did you mean "/v1/users/me"?'],
    [
      'GET',
      // The result of a shell that expands $errors in double quotes.
      '/v1/workflows/p_abc123//event_summaries',
      404,
      'There is no /v1/workflows/p_abc123//event_summaries. Did you mean "/v1/workflows/{workflow_id}/event_summaries"?',
    ],
    [
      'GET',
      '/v1/sources/%/event_summaries',
      400,
      'The path /v1/sources/%/event_summaries is not encoded correctly.',
    ],
    ['PATCH', '/v1/sources/dc_abc123', 405, 'There is no PATCH /sources/dc_abc123, only PUT and DELETE.'],
    ['GET', '/v1/webhooks', 405, 'There is no GET /webhooks, only POST.'],
  ])('%s %s is rejected', async (method, path, status, error) => {
    const response = await fetch(server.origin + path, { method, headers: { authorization } });
    expect({ status: response.status, answer: await response.json() }).toEqual({ status, answer: { error } });
  });

  test('may encode the dollar sign', async () => {
    expect(await get('/workflows/p_abc123/%24errors/event_summaries')).toMatchObject({ status: 200 });
  });

  test('has each parameter once', async () => {
    const { error } = await get('/users/me/sources?limit=1&limit=2');
    expect(error).toBe('Query parameter "limit" must be integer.');
  });
});

describe('pagination', () => {
  /** Collects all pages like a sample. */
  async function collect(url: string): Promise<string[]> {
    const ids: string[] = [];
    for (let after = ''; ; ) {
      const { answer } = await get(`${url}?limit=2${after && `&after=${after}`}`);
      if (!isRecord(answer) || !Array.isArray(answer.data) || !isRecord(answer.page_info))
        throw new Error('No page');
      if (answer.data.length === 0) return ids;
      ids.push(...answer.data.map(({ id }) => id));
      after = String(answer.page_info.end_cursor);
    }
  }

  test('ends, whether cursors are based on ids or on events', async () => {
    expect(await collect('/users/me/sources')).toEqual(['dc_abc123', 'dc_def456', 'dc_ghi789']);
    expect(await collect('/sources/dc_abc123/event_summaries')).toEqual([
      '1589486981599-0',
      '1589486981598-0',
      '1589486981597-0',
    ]);
  });

  test('also goes backwards, and restarts at an unknown cursor', async () => {
    const { answer } = await get('/users/me/sources?limit=1&before=ZGNfZ2hpNzg5&include=id');
    expect(answer).toEqual({
      page_info: { total_count: 3, count: 1, start_cursor: 'ZGNfZGVmNDU2', end_cursor: 'ZGNfZGVmNDU2' },
      data: [{ id: 'dc_def456' }],
    });
    expect(await get('/users/me/sources?limit=1&after=unknown&include=id')).toMatchObject({
      answer: { data: [{ id: 'dc_abc123' }] },
    });
  });
});

describe('the fields of a response', () => {
  test('are omitted from an object and from every item of a list', async () => {
    expect(await get('/users/me?include=id,email')).toMatchObject({
      answer: { data: { id: 'u_abc123', email: 'ada@example.com' } },
    });
    const { answer } = await get('/users/me/subscriptions?exclude=id,event_name');
    expect(answer).toEqual({
      data: [
        { emitter_id: 'dc_abc123', listener_id: 'p_abc123' },
        { emitter_id: 'p_abc123', listener_id: 'p_def456' },
        { emitter_id: 'dc_abc123', listener_id: 'wh_abc123' },
      ],
    });
  });

  test('are rejected if unknown', async () => {
    const { status, error } = await get('/users/me?include=id,mail');
    expect(status).toBe(400);
    expect(error).toMatch('include names the field "mail". Did you mean "email"?');
  });
});

test('an aborted request is recorded, and the server continues', async () => {
  const { port, hostname } = new URL(server.origin);
  const socket = connect(Number(port), hostname, () => {
    socket.write('POST /v1/sources HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{', () =>
      socket.destroy(),
    );
  });
  await vi.waitFor(
    () => expect(server.requests.at(-1)).toMatchObject({ status: 500, url: '/v1/sources' }),
    60_000,
  );
  expect(await get('/users/me')).toMatchObject({ status: 200 });
});
