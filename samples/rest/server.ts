import { text } from 'node:stream/consumers';
import { listen } from '../../src/server/listen.ts';
import { createGate } from './gate.ts';
import type { Answered, GateRequest } from './judge.ts';

/** A request that reached the server, and how it fared. */
export type ReceivedRequest = GateRequest & Omit<Answered, 'body'>;

/** A REST API on this machine. */
export interface RestServer {
  /** `http://127.0.0.1:4711`, to be put in the place of `https://api.pipedream.com`. */
  origin: string;
  /** Every request so far, in the order of the answers. */
  requests: ReceivedRequest[];
  close: () => Promise<void>;
}

/** Replaces the example. Missing properties are those of the example. */
export interface Stead {
  status?: number;
  body?: unknown;
}

/** Shared by all servers, because compiling the description is slow. */
let gate: ReturnType<typeof createGate> | undefined;

/**
 * Starts a server on the loopback interface that behaves like /api/rest/ in data/openapi.yaml, and refuses everything else. It
 * has no state: what it creates is an example, and isn't in its lists.
 *
 * @param answerOf the response to a valid request, instead of the example
 */
export async function startRestServer(answerOf?: (asked: GateRequest) => Stead): Promise<RestServer> {
  gate ??= createGate();
  const judge = await gate;
  const requests: ReceivedRequest[] = [];
  const { server, port } = await listen(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const asked: GateRequest = { method, url, headers, body: '' };
    const answered = await text(request)
      .then((body) => judge(Object.assign(asked, { body })))
      .catch(fault);
    const { body: example, ...outcome } = answered;
    requests.push({ ...asked, ...outcome });
    const stead = answered.status < 400 ? answerOf?.(asked) : undefined;
    const { status = outcome.status, body = example } = stead ?? {};
    const isJson = body !== undefined && typeof body !== 'string';
    response.writeHead(status, isJson ? { 'content-type': 'application/json' } : {});
    response.end(isJson ? JSON.stringify(body) : body);
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

/** A bug of this server rather than the sample. It must fail the test, and not leave the request without a response. */
function fault(error: unknown): Answered {
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { status: 500, problem, body: { error: problem } };
}
