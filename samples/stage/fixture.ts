import type { IncomingHttpHeaders } from 'node:http';
import { completeResponse, type Fixture, type FixtureRequest } from '../harness/fixture.ts';
import { type Loopback, startLoopback } from './loopback.ts';

/**
 * Starts a server that replaces a third-party server. Its responses have no `Date` header, so that they are deterministic.
 *
 * @param count returns the number of earlier requests
 */
export const startFixture = (fixture: Fixture, count: () => number): Promise<Loopback> =>
  startLoopback(async (request, body, response) => {
    const { method = 'GET', url = '/', headers: sent } = request;
    const {
      status,
      headers,
      body: text,
      breaks,
    } = completeResponse(fixture(requestOf({ method, url, headers: sent, body }, count())));
    response.sendDate = false;
    response.writeHead(status, headers);
    if (breaks) response.write(text, () => request.socket.destroy());
    else response.end(text);
  });

/** Converts a request to the one that is passed to a fixture. */
export function requestOf(
  { method, url, headers, body }: { method: string; url: string; headers: IncomingHttpHeaders; body: string },
  count: number,
): FixtureRequest {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { method, path: url, headers: Object.fromEntries(sent), body, count };
}
