import { text } from 'node:stream/consumers';
import { listen } from '../../server/listen.ts';
import { type Answered, type Asked, createGate } from './gate.ts';

/** A request that reached the server, and how it fared. */
export type ReceivedRequest = Asked & Omit<Answered, 'body'>;

/** A REST API on this machine. */
export interface RestServer {
  /** `http://127.0.0.1:4711`, to be put in the place of `https://api.pipedream.com`. */
  origin: string;
  /** Every request so far, in the order of the answers. */
  requests: ReceivedRequest[];
  close: () => Promise<void>;
}

/** The same for every server, which compiling the description anew for each would only make slower. */
let gate: ReturnType<typeof createGate> | undefined;

/**
 * Starts a server on the loopback interface that behaves as data/openapi.yaml describes /api/rest/, and refuses everything
 * else. It keeps no state: what it creates is an example, and is not in its lists.
 */
export async function startRestServer(): Promise<RestServer> {
  gate ??= createGate();
  const judge = await gate;
  const requests: ReceivedRequest[] = [];
  const { server, port } = await listen(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const asked: Asked = { method, url, headers, body: '' };
    const answered = await text(request)
      .then((body) => judge(Object.assign(asked, { body })))
      .catch(fault);
    const { body, ...outcome } = answered;
    requests.push({ ...asked, ...outcome });
    const json = body === undefined ? undefined : JSON.stringify(body);
    response.writeHead(answered.status, json === undefined ? {} : { 'content-type': 'application/json' });
    response.end(json);
  }, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Ours to mend, not the sample's: it must show in the test, and not leave a request without an answer. */
function fault(error: unknown): Answered {
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { status: 500, problem, body: { error: problem } };
}
