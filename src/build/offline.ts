import {
  listFile,
  type OfflineFile,
  type OfflineList,
  offlineRoute,
  removalFile,
  workerFile,
} from '../offline/names.ts';
import type { WorkerConfig } from '../offline/worker/config.ts';
import { bucketOf, type Manifest, manifestFile } from '../shared/manifest.ts';
import type { Site } from '../shared/site.ts';
import { bundleScript, type ClientAssets } from './bundle.ts';
import { cacheBundles } from './bundle-cache.ts';
import type { PackageRecord } from './licenses.ts';
import { contentHash, contentHashOfFile, type Output } from './output.ts';

/** The bundled scripts for offline reading. */
export interface OfflineScripts {
  /** The script of the offline page. */
  page: string;
  /** The service worker, and the one that removes it. Both need a config. */
  keep: string;
  remove: string;
}

/**
 * Bundles the scripts for offline reading. If it is turned off, only the worker that removes it is bundled.
 *
 * @param packages records the packages whose code is bundled
 */
export const bundleOffline = (site: Site, packages: PackageRecord): Promise<OfflineScripts> =>
  cacheBundles('offline', site, packages, (own) => makeScripts(site, own));

async function makeScripts(site: Site, packages: PackageRecord): Promise<OfflineScripts> {
  const script = (entry: string) => bundleScript(site, `src/offline/${entry}.ts`, packages);
  const keeping = (entry: string) => (site.offline ? script(entry) : '');
  const [page, keep, remove] = await Promise.all([
    keeping('client/offline-page'),
    keeping('worker/service-worker'),
    script('worker/removal-worker'),
  ]);
  return { page, keep, remove };
}

/** What the offline files are made from. */
interface OfflineInput {
  site: Site;
  scripts: OfflineScripts;
  /** Has every page, every script, and the files of search. */
  output: Output;
  assets: ClientAssets;
  /** Number of parts of the manifest. */
  buckets: number;
  /** The files that were written before any page. */
  ofEveryPage: ReadonlySet<string>;
  /** Renders the offline page with the address of its script. */
  drawPage(script: string): string;
  /** Writes the manifests, which have the size of the offline copy. */
  writeManifests(offline: Manifest['offline']): void;
}

/** Writes the service worker, the offline page, the list of files to cache, and the worker that removes everything. */
export function writeOffline(input: OfflineInput): void {
  const { site, output, assets, buckets, ofEveryPage, scripts, drawPage, writeManifests } = input;
  const appScripts = [...output.files.keys()].filter((path) => path.startsWith('assets/js/'));
  const ownScriptFile = `assets/js/offline-page.${contentHash(scripts.page)}.js`;
  output.write(ownScriptFile, scripts.page);
  const page = offlineRoute.slice(1);
  output.write(`${page}index.html`, drawPage(site.base + ownScriptFile));

  // What every page needs, then search, then pages, then what runs samples, so that an interrupted download is as useful as possible.
  const rank = (path: string) => {
    if (path.startsWith('assets/run/')) return 3;
    return ofEveryPage.has(path) ? 0 : path.startsWith('assets/search/') ? 1 : 2;
  };
  const kept = [...output.files.keys()].filter(isKept).sort((a, b) => rank(a) - rank(b));
  const files = describe(output, kept);
  const version = contentHash(JSON.stringify(files));
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  writeManifests({ bytes, version });
  const manifests = Array.from({ length: buckets }, (_, bucket) => manifestFile(bucket));
  const list: OfflineList = {
    build: assets.buildId,
    version,
    files: [...files, ...describe(output, manifests)],
  };
  output.write(listFile, JSON.stringify(list));

  const hashes = Object.fromEntries(
    describe(output, [...appScripts, `${page}index.html`]).map(([path, , hash]) => [path, hash]),
  );
  const first = manifestFile(bucketOf('/', buckets));
  writeWorker(output, workerFile, scripts.keep, {
    base: site.base,
    build: assets.buildId,
    buckets,
    hashes,
    shell: [page, first, ownScriptFile, ...assets.shell],
  });
  writeRemoval(input, removalFile);
}

/** Writes the worker that removes everything; without `file`, it replaces the service worker. */
export const writeRemoval = (
  { site, output, scripts }: Pick<OfflineInput, 'site' | 'output' | 'scripts'>,
  file: string = workerFile,
): void =>
  writeWorker(output, file, scripts.remove, {
    base: site.base,
    build: '',
    buckets: 1,
    hashes: {},
    shell: [],
  });

/** Writes a worker after its config, which is only known when all other files are written. */
const writeWorker = (output: Output, file: string, script: string, config: WorkerConfig): void =>
  output.write(file, `const __OFFLINE_WORKER__=${JSON.stringify(config)};${script}`);

/** Documents, scripts, styles and search, but no compressed files or Markdown copies. */
const isKept = (path: string): boolean => /^assets\/|(?:^|\/)index\.html$/.test(path);

function describe(output: Output, paths: readonly string[]): OfflineFile[] {
  return paths.map((path) => {
    const bytes = output.files.get(path)?.bytes;
    if (bytes === undefined) throw new Error(`${path} was not written, so it can't be cached.`);
    // A document is cached under the address of its page.
    return [path.replace(/(^|\/)index\.html$/, '$1'), bytes, contentHashOfFile(output.fileOf(path))];
  });
}
