import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { methods } from '../shared/deployment.ts';
import { SetupError } from '../shared/setup-error.ts';
import type { Handler } from './handler.ts';

/** A server that is listening. */
export interface Listening {
  server: Server;
  port: number;
  /** Ports that were tried first, but are in use. */
  taken: number[];
}

const highestPort = 65535;

/**
 * Listens on the port, or on the next free one.
 *
 * @param port 0 for any
 * @throws {SetupError} when a port is not permitted, or the next twenty ports are all in use
 */
export async function listen(handler: Handler, port: number, host = '127.0.0.1'): Promise<Listening> {
  const taken: number[] = [];
  const last = Math.min(port + 19, highestPort);
  for (let candidate = port; candidate <= last; candidate++) {
    const server = createServer(handler).on('connect', refuseTunnel);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, resolve);
      });
      server.removeAllListeners('error').on('error', tell);
      return { server, port: (server.address() as AddressInfo).port, taken };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EACCES')
        throw new SetupError(
          `The port ${candidate} needs a permission you lack. Choose a different one with --port.`,
        );
      if (code !== 'EADDRINUSE') throw error;
      taken.push(candidate);
    }
  }
  const all = port === last ? `The port ${port} is taken.` : `The ports ${port} to ${last} are all taken.`;
  throw new SetupError(`${all} Choose a different one with --port.`);
}

/** Responds to CONNECT, for which Node.js would otherwise close the connection without a response. */
function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  // The client may have closed the connection.
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${methods.join(', ')}\r\nConnection: close\r\n\r\n`);
}

/**
 * Reports a connection that was not accepted, for example because there are no file descriptors left. The server keeps running.
 */
function tell(error: Error): void {
  process.stderr.write(`${error.message}\n`);
}

/**
 * Reads a port from a command line or the environment.
 *
 * @throws {SetupError} when the text is not a port
 */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > highestPort) {
    throw new SetupError(`"${text}" is not a port; write a number from 0 to ${highestPort}.`);
  }
  return port;
}

/** Closes a server and its connections when the program is interrupted. */
export function closeOnInterrupt(server: Server, also?: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      server.close();
      server.closeAllConnections();
      await also?.();
      process.exit(0);
    });
  }
}
