import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { cacheDir } from '../folders.ts';
import type { Site } from '../site.ts';
import type { Assets } from '../ui/shell/Document.tsx';
import type { PackageRecord } from './licenses.ts';
import { contentHash, type Output } from './output.ts';
import type * as ServerEntry from './server-entry.ts';
import { clientConfig, type Sheet, serverConfig, stylesConfig } from './vite-config.ts';

/**
 * Bundles what runs in the browser and adds its files to the output.
 *
 * @param checkHydration bundles React with its checks
 * @param packages told what others wrote of it
 * @returns the addresses of the files that every document loads, and the places of the scripts that every page comes to need
 */
export async function bundleClient(
  site: Site,
  output: Output,
  checkHydration: boolean,
  packages: PackageRecord,
): Promise<Assets & { shell: string[] }> {
  const dir = mkdtempSync(join(cacheDir, 'client-'));
  try {
    const stylesheet = await bundleStyles(site, output, dir, 'first');
    const extraSheets = {
      drawings: await bundleStyles(site, output, dir, 'drawings'),
      parts: await bundleStyles(site, output, dir, 'parts'),
      screens: await bundleStyles(site, output, dir, 'screens'),
    };

    await build(clientConfig(site, dir, checkHydration, [packages.plugin]));
    const manifest: Record<string, BundledFile> = JSON.parse(
      readFileSync(join(dir, 'manifest.json'), 'utf8'),
    );
    const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
    // The bundler's manifest does not name workers.
    for (const file of readdirSync(join(dir, 'assets/js')))
      output.write(`assets/js/${file}`, readFileSync(join(dir, 'assets/js', file)));
    const boot = scripts.find(({ isEntry }) => isEntry);
    if (!boot) throw new Error('The bundle for the browser has no boot script.');
    const buildId = contentHash(
      [stylesheet, ...Object.values(extraSheets), ...scripts.map(({ file }) => file)].sort().join('\n'),
    );
    return {
      boot: site.base + boot.file,
      stylesheet: site.base + stylesheet,
      extraSheets: {
        drawings: site.base + extraSheets.drawings,
        parts: site.base + extraSheets.parts,
        screens: site.base + extraSheets.screens,
      },
      buildId,
      shell: [stylesheet, ...Object.values(extraSheets), ...filesBehind(manifest, shellEntries)],
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Writes one stylesheet to the output and gives its place. */
async function bundleStyles(site: Site, output: Output, dir: string, sheet: Sheet): Promise<string> {
  await build(stylesConfig(site, dir, sheet));
  const css = readFileSync(join(dir, `${sheet}.css`), 'utf8');
  const file = `assets/css/${sheet}.${contentHash(css)}.css`;
  output.write(file, css);
  return file;
}

/** A file, as the bundler's manifest describes it. */
interface BundledFile {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** What a page comes to need, whatever it is about. */
const shellEntries = [
  'src/client/boot.ts',
  'src/client/app.tsx',
  'src/client/react.ts',
  'src/offline/client/start.ts',
  'src/offline/client/show-control.tsx',
];

/** The files of modules, and all that they import. */
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

/** What runs in Node.js, as plain scripts. */
export interface ServerBundle {
  /** The part of the build that draws with React. */
  server: typeof ServerEntry;
  /** What threads run that highlight code. */
  highlightThread: URL;
  /** Removes the scripts. */
  remove(): void;
}

/** Bundles what the build itself runs, and loads the part that draws with React. */
export async function bundleServer(site: Site): Promise<ServerBundle> {
  // A folder of its own, so that builds at the same time do not meet; inside the repository, where packages are found.
  mkdirSync(cacheDir, { recursive: true });
  const dir = mkdtempSync(join(cacheDir, 'server-'));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  const urlOf = (file: string) => pathToFileURL(join(dir, file));
  try {
    await build(serverConfig(site, dir));
    const server: typeof ServerEntry = await import(urlOf('server-entry.js').href);
    return { server, highlightThread: urlOf('highlight-thread.js'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
