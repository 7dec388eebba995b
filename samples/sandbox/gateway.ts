import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createDoor, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import * as v from 'valibot';
import { theAuthority } from './certificates.ts';
import { type ProgramCall, programHost, type Said } from './stand-ins.ts';

/** Where every connection of a sample ends. */
export interface Gateway {
  /** Returns what was refused since the last call. */
  takeComplaints(): string[];
  close(): Promise<void>;
}

/**
 * Listens on a Unix socket, which can be reached from within a network namespace, with HTTP and HTTPS. Requests to declared hosts
 * are forwarded to the servers that stand in for them; all others are refused.
 *
 * @param path of the socket
 * @param hosts `https://api.pipedream.com` to `http://127.0.0.1:1234`
 * @param answerProgram responds to the stand-ins of programs
 */
export async function openGateway(
  path: string,
  hosts: ReadonlyMap<string, string>,
  answerProgram: (call: ProgramCall) => Said & { problem?: string },
): Promise<Gateway> {
  const complaints: string[] = [];
  const origins = new Map([...hosts].map(([address, origin]) => [new URL(address).origin, origin]));

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { host = '' } = request.headers;
    const scheme = request.socket instanceof TLSSocket ? 'https' : 'http';
    const address = URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).origin : host;
    const origin = origins.get(address);
    if (host === programHost) tell(request, response).catch((error: Error) => response.destroy(error));
    else if (origin) pass(origin, request, response);
    else refuse(`no fixture is declared for ${address}`, response);
  };
  const refuse = (complaint: string, response: ServerResponse) => {
    complaints.push(complaint);
    response.writeHead(502, { 'content-type': 'text/plain' }).end(`${complaint}\n`);
  };
  const pass = (origin: string, request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers } = request;
    const passed = httpRequest(origin + url, { method, headers }, (answered) => {
      const { statusCode = 502, statusMessage, rawHeaders } = answered;
      response.writeHead(statusCode, statusMessage, withoutHop(rawHeaders));
      answered.pipe(response);
    });
    passed.on('error', (error) => refuse(`${origin} does not answer: ${error.message}`, response));
    request.pipe(passed);
  };
  const tell = async (request: IncomingMessage, response: ServerResponse) => {
    const { problem, ...said } = answerProgram(v.parse(callSchema, await json(request)));
    if (problem) complaints.push(problem);
    response.end(JSON.stringify(said));
  };

  const { contextFor } = theAuthority();
  const plain = createServer(answer);
  const secure = createSecureServer({ SNICallback: (host, take) => take(null, contextFor(host)) }, answer);
  const open = new Set<Socket>();
  const door = createDoor((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A client that is stopped leaves its connection as it is.
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      if (!first) return;
      socket.unshift(first);
      (first[0] === tlsHandshake ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise<void>((resolve, reject) => door.once('error', reject).listen(path, resolve));
  return {
    takeComplaints: () => complaints.splice(0),
    close: () =>
      new Promise((resolve) => {
        door.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** Headers, as a list of names and values, without those that are about one connection only. */
const withoutHop = (raw: readonly string[]): string[] =>
  raw.filter(
    (_, index) => !/^(connection|keep-alive|transfer-encoding)$/i.test(raw[index - (index % 2)] ?? ''),
  );

/** First byte of a connection that is to be encrypted. */
const tlsHandshake = 0x16;

const callSchema = v.object({ program: v.string(), argv: v.array(v.string()) });
