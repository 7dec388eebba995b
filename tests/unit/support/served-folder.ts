import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createHandler } from '../../../src/server/handler.ts';
import { listen } from '../../../src/server/listen.ts';
import { publish } from './built-folder.ts';
import { askRaw } from './raw-socket.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** More than is read at once, and more than the buffers of a connection to a client that doesn't read. */
export const large = 'A line of a text that is much too long for one piece.\n'.repeat(200_000);

/** A server of a built site, until the test ends. */
export interface Started {
  port: number;
  dir: string;
  log: string[];
  get: (path: string, ...headers: string[]) => ReturnType<typeof askRaw>;
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
  return { port, dir, log, get: (path, ...headers) => askRaw(port, `GET ${path} HTTP/1.1`, ...headers) };
}
