import type { Server, ServerResponse } from 'node:http';
import { createHandler, type Handler } from '../../../src/server/handler.ts';
import { listen } from '../../../src/server/listen.ts';

/** The kinds of faults in a response. */
export const faultKinds = [
  'missing',
  'error',
  'empty',
  /** Responds with 200 and an HTML page, like hosts that send the same page for every URL. */
  'html',
  /** The correct content with an incorrect content type. */
  'wrong-type',
  'reset',
  /** No response until `release`, which closes the connection. */
  'stall',
  /** No response until `release`, which sends the correct one. */
  'late',
  'broken-script',
  /** The first half of the bytes, as if the response were complete. */
  'truncated',
  'slow',
] as const;

/** A fault that affects requests to matching paths. */
export interface Fault {
  path: RegExp;
  kind: (typeof faultKinds)[number];
  /** The method of affected requests. Defaults to any. */
  method?: 'GET';
  /** The delay of a `slow` response, in milliseconds. */
  ms?: number;
  /** The number of affected requests. Defaults to all. */
  times?: number;
}

/** A server of the built site with configurable faults. */
export interface FaultServer {
  /** `http://127.0.0.1:port`, without a trailing slash. */
  origin: string;
  faults: Fault[];
  /** Paths of the requests since the list was last cleared. */
  requests: string[];
  /** The requests with an unfinished response. */
  readonly pending: readonly string[];
  /** The number of requests that a fault has affected. */
  readonly hits: number;
  /** Serves another build from now on, as after a deploy. */
  deploy(dir: string): void;
  /** Ends stalled and late responses. */
  release(): void;
  /** Removes the faults, and ends stalled and late responses. */
  recover(): void;
  close(): Promise<void>;
}

/** The request header that bypasses all faults. */
const bypassHeader = 'x-bypass-faults';

/**
 * Starts a server of a build, on any unused port. It has no faults yet.
 *
 * @param dir folder of the build
 */
export async function startFaultServer(dir: string): Promise<FaultServer> {
  let handler = createHandler(dir);
  const faults: Fault[] = [];
  const requests: string[] = [];
  const stalled: (() => void)[] = [];
  const pending = new Map<ServerResponse, string>();
  let hits = 0;

  /** Sends the correct response after changing it. */
  const sendChanged = async (
    url: string,
    response: ServerResponse,
    change: (type: string, bytes: Buffer) => [string, Buffer],
  ): Promise<void> => {
    try {
      const right = await fetch(origin + url, {
        headers: { [bypassHeader]: '1', 'Accept-Encoding': 'identity' },
      });
      const type = right.headers.get('content-type') ?? '';
      respond(response, right.status, ...change(type, Buffer.from(await right.arrayBuffer())));
    } catch {
      // The server was closed in the meantime.
      response.destroy();
    }
  };

  const faulty: Handler = (request, response) => {
    if (request.headers[bypassHeader]) return handler(request, response);
    const path = (request.url ?? '').split('?')[0] ?? '';
    requests.push(request.url ?? '');
    const fault = faults.find(
      ({ path: pattern, method = request.method, times }) =>
        pattern.test(path) && method === request.method && times !== 0,
    );
    pending.set(response, [request.method, request.url, fault?.kind].join(' '));
    const { socket } = request;
    const end = () => {
      pending.delete(response);
      socket.off('close', end);
    };
    response.once('close', end);
    // Node.js emits no event for a response that is queued behind another on the same connection.
    socket.setMaxListeners(0).once('close', end);
    if (!fault) return handler(request, response);
    hits++;
    if (fault.times) fault.times--;
    switch (fault.kind) {
      case 'missing':
        return respond(response, 404, 'text/plain', 'no such file');
      case 'error':
        return respond(response, 500, 'text/plain', 'something went wrong');
      case 'empty':
        return respond(response, 200, typeOf(path), '');
      case 'html':
        return respond(response, 200, 'text/html', '<!doctype html><title>Somewhere</title>');
      case 'wrong-type':
        void sendChanged(request.url ?? '', response, (_, bytes) => ['application/octet-stream', bytes]);
        return;
      case 'broken-script':
        return respond(response, 200, 'text/javascript', 'export const view = {');
      case 'truncated':
        void sendChanged(request.url ?? '', response, (type, bytes) => [
          type,
          bytes.subarray(0, bytes.length / 2),
        ]);
        return;
      case 'reset':
        request.socket.destroy();
        return;
      case 'stall':
        stalled.push(() => request.socket.destroy());
        return;
      case 'late':
        stalled.push(() => handler(request, response));
        return;
      case 'slow':
        setTimeout(() => handler(request, response), fault.ms);
    }
  };
  const { server, port } = await listen(faulty, 0);
  const origin = `http://127.0.0.1:${port}`;
  const release = () => {
    for (const end of stalled.splice(0)) end();
  };
  return {
    origin,
    faults,
    requests,
    get pending() {
      return [...pending.values()];
    },
    get hits() {
      return hits;
    },
    deploy: (other) => {
      handler = createHandler(other);
    },
    release,
    recover: () => {
      faults.splice(0);
      release();
    },
    close: () => close(server),
  };
}

/** Sends an incorrect response, which isn't cached. */
function respond(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** Returns the content type that a path of the site is expected to have. */
function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript';
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('.json') ? 'application/json' : 'text/html';
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
