import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isCSSRequest, normalizePath, type Plugin } from 'vite';
import { listSources } from '../../build/inputs.ts';
import { root } from '../../node/folders.ts';
import type { Site } from '../../shared/site.ts';
import { createLiveSite, type LiveSite } from './live-site.ts';
import { createMiddlewares } from './middleware.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import { createTerminal } from './terminal.ts';
import { watchContent } from './watch-content.ts';

/** Options of the plugin. */
export interface DevOptions {
  site: Site;
  contentDir: string;
  /** Writes a text to the terminal. */
  print: (text: string) => void;
}

/** The plugin, and a function to call after Vite has started. */
export interface DevPlugin {
  plugin: Plugin;
  /** Opens all pages, and prints their errors as they are found. */
  start(): Promise<void>;
}

/** Some data is read from files that aren't in Vite's module graph. */
const dataFolder = `${normalizePath(join(root, 'data'))}/`;

/** Makes Vite serve the documentation: pages, their chunks and other files, and updates after edits. */
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
      const start = Date.now();
      // The watcher may have missed changes while it started. Some file systems round times to two seconds.
      const isRecent = (file: string) => {
        const stats = statSync(join(contentDir, file), { throwIfNoEntry: false });
        return stats !== undefined && stats.ctimeMs > start - 2000;
      };
      vite.watcher.once('ready', () => look(listSources(contentDir).filter(isRecent)));
      running = { live, notifier };
      return () => vite.middlewares.use(unknown);
    },

    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      const isClient = this.environment === client;
      const isUsed = (ssr?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      // Broken code may depend on a file that was just created.
      const makesPages = isUsed || file.startsWith(dataFolder) || (running?.live.isBroken ?? false);
      // Vite handles modules that only run in the browser.
      if (isClient && !makesPages && !isCSSRequest(file)) return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      // When this is called for the second environment, both are up to date. If the code fails to load, the stylesheet may be the
      // reason: then reload the code, not only the styles.
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
