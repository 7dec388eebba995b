import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { cacheDir } from '../node/folders.ts';
import type { Site } from '../shared/site.ts';
import { extraSheets } from '../ui/sheets/names.ts';
import type { Assets } from '../ui/shell/Document.tsx';
import { cacheBundles } from './bundle-cache.ts';
import { bundleText } from './bundle-text.ts';
import { LoadFailure } from './code-errors.ts';
import type { PackageRecord } from './licenses.ts';
import { contentHash } from './output.ts';
import type * as ServerEntry from './server-entry.ts';
import { withSourcePlaces } from './source-places.ts';
import { clientConfig, scriptConfig, serverConfig, stylesConfig } from './vite-config.ts';

/** The addresses of the files that every document loads, and the paths of those that every page may load later. */
export type ClientAssets = Assets & { shell: string[] };

/** The scripts and styles for the browser. */
export interface ClientBundle {
  assets: ClientAssets;
  /** Texts by path. */
  files: Record<string, string>;
}

/**
 * Bundles the scripts and styles for the browser.
 *
 * @param packages records the packages whose code is bundled
 */
export const bundleClient = (site: Site, packages: PackageRecord): Promise<ClientBundle> =>
  cacheBundles('client', site, packages, (own) => makeClient(site, own));

async function makeClient(site: Site, packages: PackageRecord): Promise<ClientBundle> {
  const dir = temporaryFolder('client');
  try {
    await build(stylesConfig(site, dir));
    const files: ClientBundle['files'] = {};
    const addSheet = (sheet: string): string => {
      const css = readFileSync(join(dir, `${sheet}.css`), 'utf8');
      const file = `assets/css/${sheet}.${contentHash(css)}.css`;
      files[file] = css;
      return file;
    };
    const stylesheet = addSheet('first');
    const extraFiles = extraSheets.map((sheet) => [sheet, addSheet(sheet)] as const);
    const allSheets = Object.keys(files);

    const extraAddresses = extraFiles.map(([, file]) => site.base + file);
    await build(clientConfig(site, dir, [packages.plugin], extraAddresses));
    const manifest: Record<string, BundledFile> = JSON.parse(
      readFileSync(join(dir, 'manifest.json'), 'utf8'),
    );
    const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
    // Workers are missing from the bundler's manifest.
    for (const file of readdirSync(join(dir, 'assets/js')))
      files[`assets/js/${file}`] = readFileSync(join(dir, 'assets/js', file), 'utf8');
    const boot = scripts.find(({ isEntry }) => isEntry);
    if (!boot) throw new Error('The bundle for the browser has no boot script.');
    const buildId = contentHash([...allSheets, ...scripts.map(({ file }) => file)].sort().join('\n'));
    const assets = {
      boot: site.base + boot.file,
      stylesheet: site.base + stylesheet,
      extraSheets: Object.fromEntries(extraFiles.map(([sheet, file]) => [sheet, site.base + file])),
      buildId,
      shell: [...allSheets, ...filesBehind(manifest, shellEntries)],
    };
    return { assets, files };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A separate folder for each build. It is inside the repository, so that imports of packages are resolved. */
function temporaryFolder(name: string): string {
  mkdirSync(cacheDir, { recursive: true });
  return mkdtempSync(join(cacheDir, `${name}-`));
}

/** A file in the bundler's manifest. */
interface BundledFile {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The entries that every page may load. */
const shellEntries = [
  'src/client/boot.ts',
  'src/client/app.ts',
  'src/client/pages/show-page.ts',
  'src/client/not-found.ts',
  'src/offline/client/start.ts',
  'src/offline/client/show-control.ts',
];

/** The files of modules and of everything that they import. */
function filesBehind(manifest: Record<string, BundledFile>, names: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = manifest[name] ?? {};
    if (!file || files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  names.forEach(add);
  return [...files];
}

/** The parts of the build that are bundled for Node.js. */
export interface ServerBundle {
  /** The part that renders with React. */
  server: typeof ServerEntry;
  /** The script of the threads that highlight code. */
  highlightThread: URL;
  /** Removes the bundle. */
  remove(): void;
}

/**
 * Bundles the part of the build that renders with React, and loads it.
 *
 * @throws {LoadFailure} when a module throws while it is loaded; the stack of the cause has the positions in the source
 */
export async function bundleServer(site: Site): Promise<ServerBundle> {
  try {
    return await makeServer(site);
  } catch (failure) {
    if (failure instanceof LoadFailure) return makeServer(site, true);
    throw failure;
  }
}

/** @param withPlaces adds source maps, so that stacks have the positions in the source */
async function makeServer(site: Site, withPlaces = false): Promise<ServerBundle> {
  const dir = temporaryFolder('server');
  const remove = () => rmSync(dir, { recursive: true, force: true });
  const urlOf = (file: string) => pathToFileURL(join(dir, file));
  try {
    await build(serverConfig(site, dir, withPlaces));
    const server: typeof ServerEntry = await import(urlOf('server-entry.js').href).catch((cause: unknown) => {
      if (withPlaces && cause instanceof Error) cause.stack = withSourcePlaces(cause.stack ?? '', dir);
      throw new LoadFailure(cause);
    });
    return { server, highlightThread: urlOf('highlight-thread.js'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Bundles a single script for the browser and returns its text.
 *
 * @param entry path of its module, below the repository
 * @param packages records the packages whose code is bundled
 * @throws when the script can't be bundled
 */
export const bundleScript = (site: Site, entry: string, packages: PackageRecord): Promise<string> =>
  bundleText(scriptConfig(site, entry, [packages.plugin]), entry);
