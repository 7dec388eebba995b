import type { Server } from 'node:http';
import { createHandler, type Handler } from '../../../src/server/handler.ts';
import { listen } from '../../../src/server/listen.ts';

/** What goes wrong with requests whose address path matches. */
export interface Fault {
  path: RegExp;
  /** `html` answers 200 with a page, as hosts do that send the same page for everything. */
  kind: 'missing' | 'html' | 'reset' | 'stall' | 'broken-script' | 'slow';
  /** Milliseconds before a `slow` answer. */
  ms?: number;
  /** How many requests it hits; without it, all. */
  times?: number;
}

/** A server of the built site that can be told to misbehave. */
export interface FaultServer {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  origin: string;
  faults: Fault[];
  /** Paths asked for since the list was last emptied. */
  requests: string[];
  /** How many requests wait for the end of their answer. */
  readonly pending: number;
  /** Serves another build from now on, as after a deploy. */
  deploy(dir: string): void;
  close(): Promise<void>;
}

export async function startFaultServer(dir: string): Promise<FaultServer> {
  let handler = createHandler(dir);
  const faults: Fault[] = [];
  const requests: string[] = [];
  let pending = 0;
  const faulty: Handler = (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    requests.push(request.url ?? '');
    pending++;
    response.once('close', () => pending--);
    const fault = faults.find(({ path: pattern, times }) => pattern.test(path) && times !== 0);
    if (!fault) return handler(request, response);
    if (fault.times) fault.times--;
    switch (fault.kind) {
      case 'missing':
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('no such file');
        return;
      case 'html':
        response
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end('<!doctype html><title>Somewhere</title>');
        return;
      case 'broken-script':
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('export const view = {');
        return;
      case 'reset':
        request.socket.destroy();
        return;
      case 'stall':
        return;
      case 'slow':
        setTimeout(() => handler(request, response), fault.ms);
    }
  };
  const { server, port } = await listen(faulty, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    faults,
    requests,
    get pending() {
      return pending;
    },
    deploy: (other) => {
      handler = createHandler(other);
    },
    close: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
