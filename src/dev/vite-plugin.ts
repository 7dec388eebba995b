import { join, sep } from 'node:path';
import { isCSSRequest, type Plugin } from 'vite';
import { readSources } from '../build/inputs.ts';
import { root } from '../build/vite-config.ts';
import type { Site } from '../site.ts';
import { watchContent } from './changes.ts';
import { createLiveSite, type LiveSite } from './live-site.ts';
import { createMessenger, type Messenger } from './messenger.ts';
import { createMiddlewares } from './middleware.ts';

/** What the plugin is made with. */
export interface DevOptions {
  site: Site;
  contentDir: string;
  /** Writes a text to the terminal. */
  print: (text: string) => void;
}

/** The plugin, and what is left to do when Vite has started with it. */
export interface DevPlugin {
  plugin: Plugin;
  /** Reads all pages and tells what is wrong with them. */
  start(): Promise<void>;
}

/** Makes Vite serve the documentation: pages, page chunks and the other files, and edits to them. */
export function documentation({ site, contentDir, print }: DevOptions): DevPlugin {
  let running: { live: LiveSite; messenger: Messenger } | undefined;

  const plugin: Plugin = {
    name: 'documentation',

    configureServer(vite) {
      const live = createLiveSite(vite, site, contentDir);
      const messenger = createMessenger(vite, live, print);
      const { pages, unknown } = createMiddlewares(live, messenger.failed);
      vite.middlewares.use(pages);
      vite.ws.on('docs:opened', ({ path }, client) => messenger.opened(path, client));
      const look = watchContent(vite.watcher, contentDir, messenger);
      // The watcher may have missed what was saved while it was setting itself up.
      vite.watcher.once('ready', () => look([...readSources(contentDir).keys()]));
      running = { live, messenger };
      return () => vite.middlewares.use(unknown);
    },

    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      if (this.environment === client) {
        // What pages are made with changes them all: they are loaded again as a whole.
        const makesPages = !isCSSRequest(file) && (ssr?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
        return makesPages ? [] : undefined;
      }
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      // Styles reach the browser by Vite's own ways.
      const isCode = modules.length > 0 && !isCSSRequest(file);
      if (isCode || file.startsWith(join(root, 'data') + sep)) void running?.messenger.codeChanged();
      return [];
    },
  };

  return {
    plugin,
    async start() {
      if (!running) throw new Error('Vite has not started with the plugin yet.');
      await running.messenger.started();
      if (!process.env.NOWARM) void running.live.warmUp().catch(running.messenger.failed);
    },
  };
}
