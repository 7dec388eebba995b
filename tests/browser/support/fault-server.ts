import type { Server, ServerResponse } from 'node:http';
import { createHandler, type Handler } from '../../../src/server/handler.ts';
import { listen } from '../../../src/server/listen.ts';

/** Everything that can go wrong with an answer. */
export const damages = [
  'missing',
  'error',
  'empty',
  /** Answers 200 with a page, as hosts do that send the same page for everything. */
  'html',
  /** The right content with a wrong content type. */
  'wrong-type',
  'reset',
  /** No answer until `release`, which breaks the connection. */
  'stall',
  /** No answer until `release`, which brings the right one. */
  'late',
  'broken-script',
  /** The first half of the bytes, as if they were all. */
  'truncated',
  'slow',
] as const;

/** What happens to requests whose path matches. */
export interface Fault {
  path: RegExp;
  kind: (typeof damages)[number];
  /** The method of these requests; without it, any. */
  method?: 'GET';
  /** Milliseconds before a `slow` answer. */
  ms?: number;
  /** How many requests it hits; without it, all. */
  times?: number;
}

/** A server of the built site with configurable faults. */
export interface FaultServer {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  origin: string;
  faults: Fault[];
  /** Paths of the requests since the list was last cleared. */
  requests: string[];
  /** The requests that wait for the end of their answer. */
  readonly owed: readonly string[];
  /** How many requests a fault has hit. */
  readonly hits: number;
  /** Serves another build from now on, as after a deploy. */
  deploy(dir: string): void;
  /** Ends what stalls. */
  release(): void;
  /** Removes the faults, and ends what stalls. */
  recover(): void;
  close(): Promise<void>;
}

/** Bypasses all faults. */
const pastFaults = 'x-past-faults';

export async function startFaultServer(dir: string): Promise<FaultServer> {
  let handler = createHandler(dir);
  const faults: Fault[] = [];
  const requests: string[] = [];
  const stalled: (() => void)[] = [];
  const pending = new Map<ServerResponse, string>();
  let hits = 0;

  /** Answers with the right answer, made wrong. */
  const spoil = async (
    url: string,
    response: ServerResponse,
    change: (type: string, bytes: Buffer) => [string, Buffer],
  ): Promise<void> => {
    const right = await fetch(origin + url, {
      headers: { [pastFaults]: '1', 'Accept-Encoding': 'identity' },
    });
    const type = right.headers.get('content-type') ?? '';
    answer(response, right.status, ...change(type, Buffer.from(await right.arrayBuffer())));
  };

  const faulty: Handler = (request, response) => {
    if (request.headers[pastFaults]) return handler(request, response);
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
        return answer(response, 404, 'text/plain', 'no such file');
      case 'error':
        return answer(response, 500, 'text/plain', 'something went wrong');
      case 'empty':
        return answer(response, 200, typeOf(path), '');
      case 'html':
        return answer(response, 200, 'text/html', '<!doctype html><title>Somewhere</title>');
      case 'wrong-type':
        void spoil(request.url ?? '', response, (_, bytes) => ['application/octet-stream', bytes]);
        return;
      case 'broken-script':
        return answer(response, 200, 'text/javascript', 'export const view = {');
      case 'truncated':
        void spoil(request.url ?? '', response, (type, bytes) => [type, bytes.subarray(0, bytes.length / 2)]);
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
    get owed() {
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

/** A wrong response, which isn't cached. */
function answer(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** The type that a path of the site is expected to have. */
function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript';
  if (path.endsWith('.css')) return 'text/css';
  return path.endsWith('.json') ? 'application/json' : 'text/html';
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
