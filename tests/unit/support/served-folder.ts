import type { Server } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createHandler } from '../../../src/server/handler.ts';
import { listen } from '../../../src/server/listen.ts';
import { publish } from './built-folder.ts';
import { sendRaw } from './raw-socket.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A text that exceeds the size of a read, and the buffers of a connection to a client that doesn't read. */
export const large = 'A line of a text that is much too long for one piece.\n'.repeat(200_000);

/** A server of a built site, until the test ends. */
export interface Started {
  server: Server;
  port: number;
  dir: string;
  log: string[];
  get: (path: string, ...headers: string[]) => ReturnType<typeof sendRaw>;
}

/** Serves files as a built site. */
export async function serve(files: Record<string, string>, base?: string): Promise<Started> {
  const dir = join(temporaryFolder(), 'dist');
  await publish(dir, files, base);
  const log: string[] = [];
  const { server, port } = await listen(
    createHandler(dir, (line) => log.push(line)),
    0,
  );
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const get: Started['get'] = (path, ...headers) => sendRaw(port, `GET ${path} HTTP/1.1`, ...headers);
  return { server, port, dir, log, get };
}
