import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A local server. */
export interface Loopback {
  /** `http://127.0.0.1:4711`. */
  origin: string;
  close(): Promise<void>;
}

/** Starts a server on the loopback interface. If the handler throws, the response has the error. */
export async function startLoopback(
  handle: (request: IncomingMessage, body: string, response: ServerResponse) => Promise<void>,
): Promise<Loopback> {
  const server: Server = createServer((request, response) => {
    text(request)
      .then((body) => handle(request, body, response))
      .catch((error: unknown) => {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
        response.end(message);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
