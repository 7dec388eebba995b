import { join } from 'node:path';
import { isRunnableDevEnvironment, type RunnableDevEnvironment, type ViteDevServer } from 'vite';
import { recordPackages } from '../../build/licenses.ts';
import { bundleSandbox } from '../../build/sandbox.ts';
import { type WrittenSandbox, writeSandbox } from '../../build/sandbox-files.ts';
import type { AuthorError } from '../../content/author-error.ts';
import { createHighlighter } from '../../content/compile/highlight.ts';
import { cacheDir } from '../../node/folders.ts';
import type { Site } from '../../shared/site.ts';
import type { Style } from './documents.ts';
import type * as Engine from './engine.ts';
import { keepLastGood } from './last-good.ts';
import { type ContentErrors, LiveContent } from './live-content.ts';
import { readStyles } from './styles.ts';

/** The current code and content. */
export interface Snapshot {
  engine: typeof Engine;
  content: LiveContent;
}

/** The files that samples are run with. */
export interface LiveSandbox {
  written: WrittenSandbox;
  /** The texts of files by path below the base. */
  texts: ReadonlyMap<string, string>;
}

/** The site during development. */
export interface LiveSite {
  readonly site: Site;
  readonly contentDir: string;
  /** Increases with every change. It is in the names of page chunks, so that browsers fetch them again. */
  revision: number;
  /** The errors from before the author started typing. Browsers see these until the author pauses. */
  lastErrors: ContentErrors | undefined;
  /** Loads code and content, or returns the cached ones. While the code has errors, returns what loaded last. */
  open(): Promise<Snapshot>;
  /** Whether the last attempt to open it failed. */
  readonly isBroken: boolean;
  /** The styles. While a stylesheet has errors, returns those that loaded last. */
  styles(): Promise<Style[]>;
  /** What samples are run with, bundled when one is run for the first time. */
  sandbox(): Promise<LiveSandbox>;
  /** Errors in code and stylesheets. While there are any, an earlier version is shown. */
  readonly codeErrors: readonly AuthorError[];
  /** Drops the loaded code and content, because code or data have changed. */
  forget(): void;
  /** Prepares for the first edit in the background. */
  warmUp(): Promise<void>;
}

/** Creates the site without loading anything. */
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
  let sandbox: Promise<LiveSandbox> | undefined;
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
    sandbox() {
      sandbox ??= bundleLiveSandbox(site).catch((error: unknown) => {
        sandbox = undefined;
        throw error;
      });
      return sandbox;
    },
    styles() {
      styles.forget();
      return styles.get();
    },
    forget() {
      snapshots.forget();
      sandbox = undefined;
      environment.runner.clearCache();
      // A failed import may work now, although its own file hasn't changed.
      if (snapshots.isBroken) environment.moduleGraph.invalidateAll();
    },
    warmUp,
  };
}

async function bundleLiveSandbox(site: Site): Promise<LiveSandbox> {
  const texts = new Map<string, string>();
  const sandbox = await bundleSandbox(site, recordPackages());
  return { written: writeSandbox(sandbox, (path, text) => texts.set(path, text)), texts };
}

function runnable(environment: ViteDevServer['environments']['ssr']): RunnableDevEnvironment {
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run server code in this process.');
  return environment;
}
