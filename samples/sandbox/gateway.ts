import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createSocketServer, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import * as v from 'valibot';
import { getAuthority } from './certificates.ts';
import { type ProgramCall, programHost, type StubResult } from './stubs.ts';

/** The server that all connections of a sample are redirected to. */
export interface Gateway {
  /** Returns the errors since the last call, such as rejected requests. */
  takeErrors(): string[];
  close(): Promise<void>;
}

/**
 * Listens for HTTP and HTTPS on a Unix socket, which is accessible from a network namespace. Requests to declared hosts are
 * forwarded to the servers that replace them. All others are rejected.
 *
 * @param path of the socket
 * @param hosts local servers by the address that they replace: `http://127.0.0.1:1234` by `https://api.pipedream.com`
 * @param callStub returns the result of a stub
 */
export async function openGateway(
  path: string,
  hosts: ReadonlyMap<string, string>,
  callStub: (call: ProgramCall) => StubResult & { problem?: string },
): Promise<Gateway> {
  const errors: string[] = [];
  const origins = new Map([...hosts].map(([address, origin]) => [new URL(address).origin, origin]));

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { host = '' } = request.headers;
    const scheme = request.socket instanceof TLSSocket ? 'https' : 'http';
    const address = URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).origin : host;
    const origin = origins.get(address);
    if (host === programHost) runStub(request, response).catch((error: Error) => response.destroy(error));
    else if (origin) forward(origin, request, response);
    else refuse(`no fixture is declared for ${address}`, response);
  };
  const refuse = (message: string, response: ServerResponse) => {
    errors.push(message);
    response.writeHead(502, { 'content-type': 'text/plain' }).end(`${message}\n`);
  };
  const forward = (origin: string, request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request;
    const forwarded = httpRequest(origin + url, { method, headers }, (received) => {
      const { statusCode = 502, statusMessage, rawHeaders } = received;
      response.writeHead(statusCode, statusMessage, withoutHopByHop(rawHeaders));
      received.pipe(response);
    });
    forwarded.on('error', (error) => refuse(`${origin} doesn't respond: ${error.message}`, response));
    request.pipe(forwarded);
  };
  const runStub = async (request: IncomingMessage, response: ServerResponse) => {
    const { problem, ...result } = callStub(v.parse(callSchema, await json(request)));
    if (problem) errors.push(problem);
    response.end(JSON.stringify(result));
  };

  const { contextFor } = getAuthority();
  const plain = createServer(handle);
  const secure = createSecureServer({ SNICallback: (host, done) => done(null, contextFor(host)) }, handle);
  const open = new Set<Socket>();
  const socketServer = createSocketServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A killed client doesn't close its connection properly.
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      if (!first) return;
      socket.unshift(first);
      (first[0] === tlsHandshake ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise<void>((resolve, reject) => socketServer.once('error', reject).listen(path, resolve));
  return {
    takeErrors: () => errors.splice(0),
    close: () =>
      new Promise((resolve) => {
        socketServer.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** Removes hop-by-hop headers from a list of names and values. */
const withoutHopByHop = (raw: readonly string[]): string[] =>
  raw.filter(
    (_, index) => !/^(connection|keep-alive|transfer-encoding)$/i.test(raw[index - (index % 2)] ?? ''),
  );

/** The first byte of a TLS connection. */
const tlsHandshake = 0x16;

const callSchema = v.object({ program: v.string(), argv: v.array(v.string()) });
