import { join } from 'node:path';
import { isCSSRequest, normalizePath, type Plugin } from 'vite';
import { readSources } from '../build/inputs.ts';
import { root } from '../build/vite-config.ts';
import type { Site } from '../site.ts';
import { watchContent } from './changes.ts';
import { createLiveSite } from './live-site.ts';
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

/** Some facts are read as files, which Vite knows nothing of. */
const dataFolder = `${normalizePath(join(root, 'data'))}/`;

/** Makes Vite serve the documentation: pages, page chunks and the other files, and edits to them. */
export function documentation({ site, contentDir, print }: DevOptions): DevPlugin {
  let messenger: Messenger | undefined;

  const plugin: Plugin = {
    name: 'documentation',

    configureServer(vite) {
      const live = createLiveSite(vite, site, contentDir);
      const told = createMessenger(vite, live, print);
      const { pages, unknown } = createMiddlewares(live, told.failed);
      vite.middlewares.use(pages);
      vite.ws.on('docs:opened', (document, client) => void told.opened(document, client));
      const look = watchContent(vite.watcher, contentDir, told);
      // The watcher may have missed what was saved while it was setting itself up.
      vite.watcher.once('ready', () => look([...readSources(contentDir).keys()]));
      messenger = told;
      return () => vite.middlewares.use(unknown);
    },

    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      const isClient = this.environment === client;
      const makesPages =
        (ssr?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0 || file.startsWith(dataFolder);
      // What only the browser runs, such as the router, is Vite's own business.
      if (isClient && !makesPages && !isCSSRequest(file)) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      // Both environments have been told when the second has.
      if (!isClient && isCSSRequest(file)) void messenger?.stylesChanged();
      else if (!isClient && (makesPages || modules.length > 0)) void messenger?.codeChanged();
      return [];
    },
  };

  return {
    plugin,
    async start() {
      if (!messenger) throw new Error('Vite has not started with the plugin yet.');
      await messenger.started();
    },
  };
}
