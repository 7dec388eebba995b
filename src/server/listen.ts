import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from './handler.ts';

/** A server that listens. */
export interface Listening {
  server: Server;
  port: number;
  /** Ports that were wanted first, and are taken by somebody else. */
  taken: number[];
}

/**
 * Listens on the port, or on the next one that is free.
 *
 * @param port 0 takes any
 * @throws when none of the twenty ports from the wanted one on can be had
 */
export async function listen(handler: Handler, port: number, host = '127.0.0.1'): Promise<Listening> {
  const taken: number[] = [];
  for (let candidate = port; candidate < port + 20; candidate++) {
    const server = createServer(handler);
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(candidate, host, resolve);
      });
      return { server, port: (server.address() as AddressInfo).port, taken };
    } catch (error) {
      if (!isTaken(error)) throw error;
      taken.push(candidate);
    }
  }
  throw new Error(`The ports ${port} to ${port + 19} are all taken. Choose another with --port.`);
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Reads a port from a command line or the environment. */
export function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${text}" is no port; write a number from 0 to 65535.`);
  }
  return port;
}

/** Ends a server and its open connections when the program is interrupted. */
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
