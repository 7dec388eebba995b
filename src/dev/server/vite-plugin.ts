import { join } from 'node:path';
import { isCSSRequest, normalizePath, type Plugin } from 'vite';
import { readSources } from '../../build/inputs.ts';
import { root } from '../../node/folders.ts';
import type { Site } from '../../shared/site.ts';
import { createLiveSite, type LiveSite } from './live-site.ts';
import { createMiddlewares } from './middleware.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import { createTerminal } from './terminal.ts';
import { watchContent } from './watch-content.ts';

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
  let running: { live: LiveSite; notifier: Notifier } | undefined;

  const plugin: Plugin = {
    name: 'documentation',

    configureServer(vite) {
      const live = createLiveSite(vite, site, contentDir);
      const notifier = createNotifier(vite, live, createTerminal(print));
      const { pages, unknown } = createMiddlewares(live, notifier);
      vite.middlewares.use(pages);
      const look = watchContent(vite.watcher, contentDir, notifier);
      // The watcher may have missed what was saved while it was setting itself up.
      vite.watcher.once('ready', () => look([...readSources(contentDir).keys()]));
      running = { live, notifier };
      return () => vite.middlewares.use(unknown);
    },

    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      const isClient = this.environment === client;
      const isUsed = (ssr?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      // Code that cannot be loaded may be waiting for a file that has just been written.
      const makesPages = isUsed || file.startsWith(dataFolder) || (running?.live.isBroken ?? false);
      // What only the browser runs, such as the router, is Vite's own business.
      if (isClient && !makesPages && !isCSSRequest(file)) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      // Both environments have been told when the second has.
      // While the code fails to load, the stylesheet may be the reason: then reload the code, not the styles alone.
      if (!isClient && isCSSRequest(file) && !running?.live.isBroken) void running?.notifier.stylesChanged();
      else if (!isClient && makesPages) void running?.notifier.codeChanged();
      return [];
    },
  };

  return {
    plugin,
    async start() {
      if (!running) throw new Error('Vite has not started with the plugin yet.');
      await running.notifier.started();
    },
  };
}
