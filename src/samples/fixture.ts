import type { FixtureAnswer, FixtureRequest } from './given.ts';
import { type Loopback, startLoopback } from './loopback.ts';

/**
 * Starts a server that stands for somebody else's. Its answers have no date, so that they are always the same.
 *
 * @param count how many requests came before
 */
export const startFixture = (
  answer: (request: FixtureRequest) => FixtureAnswer,
  count: () => number,
): Promise<Loopback> =>
  startLoopback(async (request, body, response) => {
    const { method = 'GET', url = '/' } = request;
    const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const {
      status = 200,
      headers = {},
      body: content,
    } = answer({ method, path: url, headers: Object.fromEntries(sent), body, count: count() });
    const isText = typeof content === 'string';
    const text = isText ? content : JSON.stringify(content);
    response.sendDate = false;
    response.writeHead(status, {
      'content-type': isText ? 'text/plain' : 'application/json',
      ...(status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(text) }),
      ...headers,
    });
    response.end(text);
  });
