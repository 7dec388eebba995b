import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { cacheDir } from '../node/folders.ts';
import type { Site } from '../shared/site.ts';
import { extraSheets } from '../ui/sheets/names.ts';
import type { Assets } from '../ui/shell/Document.tsx';
import { LoadFailure } from './code-errors.ts';
import type { PackageRecord } from './licenses.ts';
import { contentHash, type Output } from './output.ts';
import type * as ServerEntry from './server-entry.ts';
import { clientConfig, scriptConfig, serverConfig, stylesConfig } from './vite-config.ts';

/** The addresses of the files that every document loads, and the places of those that every page comes to need. */
export type ClientAssets = Assets & { shell: string[] };

/**
 * Bundles what runs in the browser and adds its files to the output.
 *
 * @param packages told what others wrote of it
 */
export async function bundleClient(
  site: Site,
  output: Output,
  packages: PackageRecord,
): Promise<ClientAssets> {
  const dir = temporaryFolder('client');
  try {
    await build(stylesConfig(site, dir));
    const stylesheet = writeSheet(output, dir, 'first');
    const extraFiles = extraSheets.map((sheet) => [sheet, writeSheet(output, dir, sheet)] as const);
    const allSheets = [stylesheet, ...extraFiles.map(([, file]) => file)];

    const extraAddresses = extraFiles.map(([, file]) => site.base + file);
    await build(clientConfig(site, dir, [packages.plugin], extraAddresses));
    const manifest: Record<string, BundledFile> = JSON.parse(
      readFileSync(join(dir, 'manifest.json'), 'utf8'),
    );
    const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
    // The bundler's manifest does not name workers.
    for (const file of readdirSync(join(dir, 'assets/js')))
      output.write(`assets/js/${file}`, readFileSync(join(dir, 'assets/js', file)));
    const boot = scripts.find(({ isEntry }) => isEntry);
    if (!boot) throw new Error('The bundle for the browser has no boot script.');
    const buildId = contentHash([...allSheets, ...scripts.map(({ file }) => file)].sort().join('\n'));
    return {
      boot: site.base + boot.file,
      stylesheet: site.base + stylesheet,
      extraSheets: Object.fromEntries(extraFiles.map(([sheet, file]) => [sheet, site.base + file])),
      buildId,
      shell: [...allSheets, ...filesBehind(manifest, shellEntries)],
    };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A folder of its own, so that builds at the same time do not meet; inside the repository, where packages are found. */
function temporaryFolder(name: string): string {
  mkdirSync(cacheDir, { recursive: true });
  return mkdtempSync(join(cacheDir, `${name}-`));
}

/** Adds a stylesheet to the output and gives its place. */
function writeSheet(output: Output, dir: string, sheet: string): string {
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
  'src/client/app.ts',
  'src/client/pages/show-page.ts',
  'src/client/not-found.ts',
  'src/offline/client/start.ts',
  'src/offline/client/show-control.ts',
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

/**
 * Bundles what the build itself runs, and loads the part that draws with React.
 *
 * @throws {LoadFailure} when a module fails while it is loaded; the cause has the places of its source in the stack
 */
export async function bundleServer(site: Site): Promise<ServerBundle> {
  try {
    return await makeServer(site);
  } catch (failure) {
    if (failure instanceof LoadFailure) return makeServer(site, true);
    throw failure;
  }
}

/** @param withPlaces makes a larger bundle, which says in stacks where its parts come from */
async function makeServer(site: Site, withPlaces = false): Promise<ServerBundle> {
  const dir = temporaryFolder('server');
  const remove = () => rmSync(dir, { recursive: true, force: true });
  const urlOf = (file: string) => pathToFileURL(join(dir, file));
  try {
    await build(serverConfig(site, dir, withPlaces));
    if (withPlaces) process.setSourceMapsEnabled(true);
    const server: typeof ServerEntry = await import(urlOf('server-entry.js').href).catch((cause: unknown) => {
      // The places of a stack are looked up when it is first read, in a file that is removed below.
      if (cause instanceof Error) void cause.stack;
      throw new LoadFailure(cause);
    });
    return { server, highlightThread: urlOf('highlight-thread.js'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Bundles one script for the browser, and gives its text. */
export async function bundleScript(site: Site, entry: string, packages: PackageRecord): Promise<string> {
  const result = await build(scriptConfig(site, entry, [packages.plugin]));
  const bundle = Array.isArray(result) ? result[0] : result;
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`The bundle of ${entry} is empty.`);
  return chunk.code;
}
