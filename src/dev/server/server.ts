import { join } from 'node:path';
import { createLogger, createServer, type Logger, normalizePath } from 'vite';
import { checks, sharedConfig } from '../../build/vite-config.ts';
import { root } from '../../node/folders.ts';
import type { Handler } from '../../server/handler.ts';
import { type Listening, listen } from '../../server/listen.ts';
import { type DevOptions, documentation } from './vite-plugin.ts';

/** What to serve, and where. */
export interface DevServerOptions extends DevOptions {
  /** The preferred port, or the next free one; 0 for any. */
  port: number;
}

/** A development server that is listening. */
export interface DevServer extends Listening {
  /** Closes Vite. The caller closes the server. */
  close(): Promise<void>;
}

/**
 * Starts the development server. It responds once the frontmatter of all pages is read. Bodies are read in the background, and compiled
 * on request.
 */
export async function startDevServer({ port, ...options }: DevServerOptions): Promise<DevServer> {
  // Vite's WebSocket uses the same server, so it has to exist first.
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
      // Everything that may be imported later. If Vite discovered a package only then, it would reload the page.
      entries: [
        'src/client/*.{ts,tsx}',
        'src/figures/*/*.tsx',
        'src/playground/*.{ts,tsx}',
        'src/dev/browser/client.ts',
      ],
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    },
    server: {
      middlewareMode: true,
      ws: { server: listening.server },
      watch: { ignored: [isUnrelatedTo([join(root, 'src'), join(root, 'data'), options.contentDir])] },
      // Loaded with the first edit or interaction, which shouldn't have to wait for the transform.
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

/** Whether a path can be ignored: it isn't one of the folders, in one of them, or a parent of one. */
function isUnrelatedTo(folders: readonly string[]): (path: string) => boolean {
  const wanted = folders.map((folder) => `${normalizePath(folder)}/`);
  return (path) => {
    const place = `${normalizePath(path)}/`;
    return !wanted.some((folder) => place.startsWith(folder) || folder.startsWith(place));
  };
}
