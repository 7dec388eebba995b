import { join } from 'node:path';
import { createLogger, createServer, type Logger, normalizePath } from 'vite';
import { checks, sharedConfig } from '../../build/vite-config.ts';
import { root } from '../../node/folders.ts';
import type { Handler } from '../../server/handler.ts';
import { type Listening, listen } from '../../server/listen.ts';
import { type DevOptions, documentation } from './vite-plugin.ts';

/** What to serve, and where. */
export interface DevServerOptions extends DevOptions {
  /** Taken if it is free, else the next one; 0 takes any. */
  port: number;
}

/** A development server that listens. */
export interface DevServer extends Listening {
  /** Ends what belongs to Vite; the server itself is the caller's. */
  close(): Promise<void>;
}

/** Starts the development server. It answers once all pages are read; they are compiled when they are asked for. */
export async function startDevServer({ port, ...options }: DevServerOptions): Promise<DevServer> {
  // Vite's connection to the browser goes through the same server, which therefore has to be there first.
  let handle: (handler: Handler) => void = () => {};
  const handler = new Promise<Handler>((resolve) => {
    handle = resolve;
  });
  const listening = await listen(
    (request, response) => void handler.then((then) => then(request, response)),
    port,
  );

  const { plugin, start } = documentation(options);
  const shared = sharedConfig(options.site);
  const vite = await createServer({
    ...shared,
    appType: 'custom',
    customLogger: quietLogger(),
    plugins: [plugin],
    optimizeDeps: {
      rolldownOptions: { checks },
      // Everything that may be imported later: finding a package only then would load the page again.
      entries: ['src/client/*.{ts,tsx}', 'src/figures/*/*.tsx', 'src/dev/browser/client.ts'],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    },
    server: {
      middlewareMode: true,
      ws: { server: listening.server },
      watch: { ignored: [isUnrelatedTo([join(root, 'src'), join(root, 'data'), options.contentDir])] },
      // The app comes with the first edit or the first sign of interest, and must not keep either waiting.
      warmup: { clientFiles: ['src/client/boot.ts', 'src/client/app.ts', 'src/dev/browser/client.ts'] },
    },
  });
  await start();
  handle(vite.middlewares);
  return { ...listening, close: () => vite.close() };
}

/** Vite's logger without pre-transform errors, which the terminal already lists as author errors. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  return {
    ...logger,
    error(message, options) {
      if (!message.includes('Pre-transform error')) logger.error(message, options);
    },
  };
}

/** Whether nothing in a path is of interest: it is none of the folders, nor in one, nor on the way to one. */
function isUnrelatedTo(folders: readonly string[]): (path: string) => boolean {
  const wanted = folders.map((folder) => `${normalizePath(folder)}/`);
  return (path) => {
    const place = `${normalizePath(path)}/`;
    return !wanted.some((folder) => place.startsWith(folder) || folder.startsWith(place));
  };
}
