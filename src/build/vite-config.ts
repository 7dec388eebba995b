import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { cacheDir, root } from '../node/folders.ts';
import type { Site } from '../shared/site.ts';
import { extraSheets } from '../ui/sheets/names.ts';
import { retryImports } from './retry-imports.ts';
import { shortName } from './short-name.ts';
import { shortTokens } from './short-tokens.ts';

const source = join(root, 'src');
/**
 * Every CSS module, sorted. Its index becomes its short name. Those of figures come last, so that a new figure doesn't change the
 * names in other documents.
 */
const cssModules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => ({ file, isFigure: file.startsWith('figures') }))
  .sort((a, b) => Number(a.isFigure) - Number(b.isFigure) || (a.file < b.file ? -1 : 1))
  .map(({ file }) => file);

/** The local names of each file, in order of appearance. */
const partsOf = new Map<string, string[]>();

/**
 * A short, unique name that is the same in every bundle: letters for the file, and a number for the local name. With Vite's own
 * names, a document and the first stylesheet would be about 670 bytes larger, compressed.
 *
 * @param part a class, an id, or keyframes
 * @param css the content of the file
 */
export function scopedName(part: string, file: string, css: string): string {
  // Development adds queries to some files.
  const path = relative(source, file.replace(/\?.*/s, ''));
  // A file that was created while the development server runs.
  if (!cssModules.includes(path)) cssModules.push(path);
  return `${shortName(cssModules.indexOf(path))}${numberOf(part, path, css)}`;
}

function numberOf(part: string, path: string, css: string): number {
  const known = partsOf.get(path) ?? [];
  // A new name gets the next number, so that the others stay the same.
  const parts = known.includes(part) ? known : [...new Set([...known, ...partsIn(css), part])];
  partsOf.set(path, parts);
  return parts.indexOf(part);
}

function partsIn(css: string): string[] {
  const names = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:[.#]|@keyframes\s+)(-?[_a-z][\w-]*)/gi);
  return [...names].map(([, name = '']) => name);
}

/** Turns off the bundler's warning about slow plugins, which is common on busy machines. */
export const checks = { bundlerTimings: false };

/** Of the hashes in file names. They compress better than those of base64, and every script names others. */
const hashCharacters = 'hex';

/** Settings that all bundles and development share. */
export function sharedConfig(site: Site): InlineConfig {
  return {
    root,
    configFile: false,
    cacheDir: join(cacheDir, 'vite'),
    base: site.base,
    publicDir: false,
    logLevel: 'warn',
    // Explicit, so that environment variables don't change it.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: {
      modules: {
        generateScopedName: scopedName,
      },
      transformer: 'postcss',
    },
    define: {
      __BASE__: JSON.stringify(site.base),
      __CHUNK_TIMEOUT_MS__: site.chunkTimeoutMs,
      __TAG_MANAGER_ID__: JSON.stringify(site.tagManagerId ?? ''),
      __ALGOLIA__: JSON.stringify(site.algolia ?? null),
      __SUPPORT_URL__: JSON.stringify(site.supportUrl),
      // In development, all documents have all styles.
      __EXTRA_SHEETS__: [],
      // Development and unit tests have no service worker.
      __OFFLINE__: false,
    },
  };
}

/** Settings of all bundles of styles that the browser gets. */
const withShortTokens = ({ css }: InlineConfig): InlineConfig => ({
  css: { ...css, postcss: { plugins: [shortTokens] } },
});

/** Browsers that support the used features of CSS and JavaScript. */
export const target = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/**
 * Removes Vite's plugin that wraps every `import()` to preload stylesheets and chunks first. Nothing here needs that.
 */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  configResolved({ plugins }) {
    const index = plugins.findIndex(({ name }) => name === 'native:import-analysis-build');
    if (index === -1) throw new Error('Vite has no plugin native:import-analysis-build anymore.');
    // Typed as read-only, but read after this hook.
    (plugins as Plugin[]).splice(index, 1);
  },
};

/** Whether a chunk only has data. Named after its first module, `limits`, it would look like the chunk of that page. */
const isData = (modules: readonly string[]): boolean =>
  modules.every((module) => module.startsWith(join(root, 'data/')));

/**
 * The scripts for the browser. `stylesConfig` bundles the styles of their components.
 *
 * @param plugins added to every bundle, including that of the worker
 * @param extraSheets addresses of the stylesheets that only some documents load
 */
export function clientConfig(
  site: Site,
  outDir: string,
  plugins: readonly Plugin[] = [],
  extraSheets: readonly string[] = [],
): InlineConfig {
  const shared = sharedConfig(site);
  return {
    ...shared,
    ...withShortTokens(shared),
    plugins: [withoutPreloading, retryImports, ...plugins],
    worker: {
      plugins: () => [...plugins],
      format: 'es',
      rolldownOptions: {
        checks,
        output: { hashCharacters, entryFileNames: 'assets/js/search-worker.[hash].js' },
      },
    },
    define: {
      ...shared.define,
      __OFFLINE__: site.offline,
      __EXTRA_SHEETS__: JSON.stringify(extraSheets),
      // A build is the same whatever NODE_ENV it runs in.
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.DEV': 'false',
    },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: false,
      target,
      cssCodeSplit: false,
      rolldownOptions: {
        checks,
        input: { boot: join(root, 'src/client/boot.ts') },
        output: {
          hashCharacters,
          entryFileNames: 'assets/js/[name].[hash].js',
          chunkFileNames: ({ moduleIds }) => `assets/js/${isData(moduleIds) ? 'data' : '[name]'}.[hash].js`,
          // React gets its own chunk, which stays cached when only the site's scripts change. What handles its crashes is part of it,
          // rather than a tiny chunk that is requested later.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'react',
                test: /node_modules\/(?:react|react-dom|scheduler)\/|src\/browser\/crashes/,
              },
              // The libraries of a figure get their own chunk for the same reason.
              { name: 'cron', test: /node_modules\/(?:croner|cronstrue)\// },
            ],
          },
        },
      },
    },
  };
}

/** A single script without imports. */
export function scriptConfig(site: Site, entry: string, plugins: readonly Plugin[] = []): InlineConfig {
  const shared = sharedConfig(site);
  return {
    ...shared,
    ...withShortTokens(shared),
    plugins: [...plugins],
    define: { ...shared.define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target,
      minify: true,
      rolldownOptions: { checks },
      lib: { entry: join(root, entry), formats: ['iife'], name: 'docs', fileName: 'script' },
    },
  };
}

/** The stylesheets, each an entry of `src/ui/sheets`: the one of every document, and those that some documents load. */
const sheets = ['first', ...extraSheets];

/** All stylesheets as `<sheet>.css`. */
export function stylesConfig(site: Site, outDir: string): InlineConfig {
  const shared = sharedConfig(site);
  return {
    ...shared,
    ...withShortTokens(shared),
    build: {
      outDir,
      emptyOutDir: false,
      target,
      cssCodeSplit: true,
      rolldownOptions: { checks },
      lib: {
        entry: Object.fromEntries(sheets.map((sheet) => [sheet, join(root, `src/ui/sheets/${sheet}.ts`)])),
        formats: ['es'],
      },
    },
  };
}

/**
 * The parts of the build that are bundled for Node.js.
 *
 * @param withPlaces whether stacks have positions in the source
 */
export function serverConfig(site: Site, outDir: string, withPlaces = false): InlineConfig {
  return {
    ...sharedConfig(site),
    build: {
      ssr: true,
      sourcemap: withPlaces && 'inline',
      rolldownOptions: {
        checks,
        input: ['server-entry', 'highlight-thread'].map((name) => join(root, `src/build/${name}.ts`)),
      },
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
    },
  };
}
