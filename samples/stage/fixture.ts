import type { IncomingHttpHeaders } from 'node:http';
import { type Fixture, type FixtureRequest, readAnswer } from '../harness/fixture.ts';
import { type Loopback, startLoopback } from './loopback.ts';

/**
 * Starts a server that stands for somebody else's. Its answers have no date, so that they are always the same.
 *
 * @param count how many requests came before
 */
export const startFixture = (answer: Fixture, count: () => number): Promise<Loopback> =>
  startLoopback(async (request, body, response) => {
    const { method = 'GET', url = '/', headers: sent } = request;
    const {
      status,
      headers,
      body: text,
      breaks,
    } = readAnswer(answer(requestOf({ method, url, headers: sent, body }, count())));
    response.sendDate = false;
    response.writeHead(status, headers);
    if (breaks) response.write(text, () => request.socket.destroy());
    else response.end(text);
  });

/** A request as a fixture is told of it. */
export function requestOf(
  { method, url, headers, body }: { method: string; url: string; headers: IncomingHttpHeaders; body: string },
  count: number,
): FixtureRequest {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { method, path: url, headers: Object.fromEntries(sent), body, count };
}
