import { text } from 'node:stream/consumers';
import { listen } from '../../src/server/listen.ts';
import type { ApiRequest, ApiResponse } from './api-handler.ts';
import { createValidatingHandler } from './validating-handler.ts';

/** A request that the server has received, with its result. */
export type ReceivedRequest = ApiRequest & Omit<ApiResponse, 'body'>;

/** A local REST API. */
export interface RestServer {
  /** `http://127.0.0.1:4711`, which replaces `https://api.pipedream.com`. */
  origin: string;
  /** All requests so far, in the order of their responses. */
  requests: ReceivedRequest[];
  close: () => Promise<void>;
}

/** Replaces the example response. Missing properties are taken from the example. */
export interface ResponseOverride {
  status?: number;
  body?: unknown;
}

/** Shared by all servers, because compiling the description is slow. */
let handler: ReturnType<typeof createValidatingHandler> | undefined;

/**
 * Starts a server on the loopback interface that implements /api/rest/ according to data/openapi.yaml, and rejects all other
 * requests. It is stateless: a created resource is an example, and doesn't appear in lists.
 *
 * @param overrideOf returns the response to a valid request, instead of the example
 */
export async function startRestServer(
  overrideOf?: (request: ApiRequest) => ResponseOverride,
): Promise<RestServer> {
  handler ??= createValidatingHandler();
  const handle = await handler;
  const requests: ReceivedRequest[] = [];
  const { server, port } = await listen(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const received: ApiRequest = { method, url, headers, body: '' };
    const { body: example, ...result } = await text(request)
      .then((body) => handle(Object.assign(received, { body })))
      .catch(internalError);
    requests.push({ ...received, ...result });
    const override = result.status < 400 ? overrideOf?.(received) : undefined;
    const { status = result.status, body = example } = override ?? {};
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

/** Returns the response for a bug of this server. It must fail the test, rather than leave the request pending. */
function internalError(error: unknown): ApiResponse {
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { status: 500, problem, body: { error: problem } };
}
