import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { cacheDir, root } from '../node/folders.ts';
import type { Site } from '../shared/site.ts';
import { extraSheets } from '../ui/sheets/names.ts';

const source = join(root, 'src');
/** Every CSS module, sorted: its number is its name in the output. */
const cssModules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** By file, what has a name of its own in it, in the order in which it comes there. */
const partsOf = new Map<string, string[]>();

/**
 * Short, for it is in every document, the same in every bundle, and never that of another file: letters for the file, and
 * a number for the part.
 *
 * @param part a class, an id, or keyframes, as the file names it
 * @param css what is in the file
 */
export function scopedName(part: string, file: string, css: string): string {
  // Development asks for some of them with a query.
  const path = relative(source, file.replace(/\?.*/s, ''));
  // One that is written while the development server runs.
  if (!cssModules.includes(path)) cssModules.push(path);
  const number = cssModules.indexOf(path);
  const round = letters[Math.floor(number / letters.length) - 1] ?? '';
  return `${round}${letters[number % letters.length]}${numberOf(part, path, css)}`;
}

function numberOf(part: string, path: string, css: string): number {
  const known = partsOf.get(path) ?? [];
  // A part that comes while the development server runs leaves the others what they were.
  const parts = known.includes(part) ? known : [...new Set([...known, ...partsIn(css), part])];
  partsOf.set(path, parts);
  return parts.indexOf(part);
}

function partsIn(css: string): string[] {
  const names = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:[.#]|@keyframes\s+)(-?[_a-z][\w-]*)/gi);
  return [...names].map(([, name = '']) => name);
}

/**
 * Without the bundler's warning that it took long, which is true of every busy machine and looks like a mistake of whoever runs a
 * command.
 */
export const checks = { bundlerTimings: false };

/** Settings that the browser's bundle, the build's own bundle and development share. */
export function sharedConfig(site: Site): InlineConfig {
  return {
    root,
    configFile: false,
    cacheDir: join(cacheDir, 'vite'),
    base: site.base,
    publicDir: false,
    logLevel: 'warn',
    // Said outright, so that the variables of whoever runs the build make no difference.
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
      // Development has all styles in every document.
      __EXTRA_SHEETS__: [],
      // Development and tests of functions have no worker.
      __OFFLINE__: false,
    },
  };
}

/** Browsers that have what the styles and scripts use as it stands. */
const target = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];

/**
 * Vite wraps every `import()` in a helper that preloads the stylesheets and chunks behind it. Here there are none, and
 * the helper would be a sixth of the boot script.
 */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * The scripts for the browser; the styles that their components name come from `stylesConfig`.
 *
 * @param plugins see every bundle, that of the worker too
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
    plugins: [withoutPreloadHelper, ...plugins],
    worker: {
      plugins: () => [...plugins],
      format: 'es',
      rolldownOptions: { checks, output: { entryFileNames: 'assets/js/search-worker.[hash].js' } },
    },
    define: {
      ...shared.define,
      __OFFLINE__: site.offline,
      __EXTRA_SHEETS__: JSON.stringify(extraSheets),
      'process.env.NODE_ENV': JSON.stringify('production'),
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
          entryFileNames: 'assets/js/[name].[hash].js',
          chunkFileNames: 'assets/js/[name].[hash].js',
          // React in a chunk of its own, which readers keep when only the site's own scripts change.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                name: 'react',
                test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/,
              },
            ],
          },
        },
      },
    },
  };
}

/** One script without imports. */
export function scriptConfig(site: Site, entry: string, plugins: readonly Plugin[] = []): InlineConfig {
  const shared = sharedConfig(site);
  return {
    ...shared,
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

/** The stylesheets, each an entry of `src/ui/sheets`: that of every document, and those that some name besides. */
const sheets = ['first', ...extraSheets];

/** Every stylesheet: `<sheet>.css`. */
export function stylesConfig(site: Site, outDir: string): InlineConfig {
  return {
    ...sharedConfig(site),
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
 * The bundles that the build itself runs.
 *
 * @param withPlaces whether stacks say where the bundle's parts come from
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
