import { join } from 'node:path';
import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { AuthorError } from '../../content/author-error.ts';
import { createHighlighter } from '../../content/compile/highlight.ts';
import { cacheDir } from '../../node/folders.ts';
import type { Site } from '../../shared/site.ts';
import type { Style } from './documents.ts';
import type * as Engine from './engine.ts';
import { keepLastGood } from './last-good.ts';
import { type ContentErrors, LiveContent } from './live-content.ts';
import { readStyles } from './styles.ts';

/** Code and content as they are now. */
export interface Snapshot {
  engine: typeof Engine;
  content: LiveContent;
}

/** The site during development. */
export interface LiveSite {
  readonly site: Site;
  readonly contentDir: string;
  /** Changes with every edit; stands in the names of page chunks, so that browsers fetch them again. */
  revision: number;
  /** What was wrong when the author began to write, for as long as they do: browsers hear of nothing else. */
  lastErrors: ContentErrors | undefined;
  /** Loads code and content, or returns what is cached; while the code has errors, what loaded last. */
  open(): Promise<Snapshot>;
  /** Whether the last attempt to open it failed. */
  readonly isBroken: boolean;
  /** The styles; while a stylesheet has errors, those that loaded last. */
  styles(): Promise<Style[]>;
  /** Errors in code and stylesheets. While there are any, an earlier version of them is shown. */
  readonly codeErrors: readonly AuthorError[];
  /** Throws away what was loaded, because the code or the facts in data/ have changed. */
  forget(): void;
  /** Gets ready in the background for what the first edit needs. */
  warmUp(): Promise<void>;
}

/** Makes the site, of which nothing is loaded yet. */
export function createLiveSite(vite: ViteDevServer, site: Site, contentDir: string): LiveSite {
  const { client, ssr } = vite.environments;
  const environment = runnable(ssr);
  const { highlight, warmUp } = createHighlighter(join(cacheDir, 'highlight.json'));
  const snapshots = keepLastGood(async (): Promise<Snapshot> => {
    const engine: typeof Engine = await environment.runner.import('/src/dev/server/engine.ts');
    const { input } = engine.readInput(site, { contentDir });
    return { engine, content: new LiveContent(engine, input, highlight, engine.readSources(contentDir)) };
  });
  const styles = keepLastGood(() => readStyles(client, environment));
  return {
    site,
    contentDir,
    revision: 0,
    lastErrors: undefined,
    get isBroken() {
      return snapshots.isBroken;
    },
    get codeErrors() {
      // An error in a stylesheet that a component imports fails both loads.
      const errors = [...snapshots.errors, ...styles.errors];
      return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
    },
    open: snapshots.get,
    styles() {
      styles.forget();
      return styles.get();
    },
    forget() {
      snapshots.forget();
      environment.runner.clearCache();
      // An import that led nowhere may lead somewhere now, without its own file having changed.
      if (snapshots.isBroken) environment.moduleGraph.invalidateAll();
    },
    warmUp,
  };
}

function runnable(environment: ViteDevServer['environments']['ssr']): RunnableDevEnvironment {
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run server code in this process.');
  return environment;
}
