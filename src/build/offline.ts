import {
  listFile,
  type OfflineFile,
  type OfflineList,
  offlineRoute,
  removalFile,
  workerFile,
} from '../offline/names.ts';
import type { WorkerFacts } from '../offline/worker/config.ts';
import { bucketOf, type Manifest, manifestFile } from '../shared/manifest.ts';
import type { Site } from '../shared/site.ts';
import { bundleScript, type ClientAssets } from './bundle.ts';
import type { PackageRecord } from './licenses.ts';
import { contentHash, contentHashOfFile, type Output } from './output.ts';

/** The scripts of what is kept, bundled. */
export interface OfflineScripts {
  /** Runs in the page for those that are not kept. */
  page: string;
  /** The worker that keeps pages, and the one that takes all of it away again; each wants to be told its facts. */
  keep: string;
  remove: string;
}

/**
 * Bundles the scripts of what is kept; those that keep anything only where the site wants it.
 *
 * @param packages told what others wrote of them
 */
export async function bundleOffline(site: Site, packages: PackageRecord): Promise<OfflineScripts> {
  const script = (entry: string) => bundleScript(site, `src/offline/${entry}.ts`, packages);
  const keeping = (entry: string) => (site.offline ? script(entry) : '');
  const [page, keep, remove] = await Promise.all([
    keeping('client/offline-page'),
    keeping('worker/service-worker'),
    script('worker/removal'),
  ]);
  return { page, keep, remove };
}

/** What is kept is made from. */
interface OfflineInput {
  site: Site;
  scripts: OfflineScripts;
  /** Has every page, every script, and what search needs. */
  output: Output;
  assets: ClientAssets;
  /** Parts that the manifest of chunks is split into. */
  buckets: number;
  /** Files that were there before any page. */
  ofEveryPage: ReadonlySet<string>;
  /** Draws the page for those that are not kept, with the address of its script. */
  drawPage(script: string): string;
  /** Writes the manifests, which say what there is to keep. */
  writeManifests(offline: Manifest['offline']): void;
}

/**
 * Writes the worker that keeps pages, the page for those that are not kept, and the list of what can be kept; with them,
 * a worker that takes all of it away again.
 */
export function writeOffline(input: OfflineInput): void {
  const { site, output, assets, buckets, ofEveryPage, scripts, drawPage, writeManifests } = input;
  const appScripts = [...output.files.keys()].filter((path) => path.startsWith('assets/js/'));
  const ownScriptFile = `assets/js/offline-page.${contentHash(scripts.page)}.js`;
  output.write(ownScriptFile, scripts.page);
  const page = offlineRoute.slice(1);
  output.write(`${page}index.html`, drawPage(site.base + ownScriptFile));

  // What every page needs, then search, then pages: who is interrupted has the most of it.
  const rank = (path: string) => (ofEveryPage.has(path) ? 0 : path.startsWith('assets/search/') ? 1 : 2);
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

/** Writes a worker that removes itself and all that was kept; without `file`, in the place of the one that keeps. */
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

/** Writes a worker, with its facts before it: they are known only when everything else has been written. */
const writeWorker = (output: Output, file: string, script: string, facts: WorkerFacts): void =>
  output.write(file, `const __OFFLINE_WORKER__=${JSON.stringify(facts)};${script}`);

/** Documents, scripts, styles and search; not their copies in other forms. */
const isKept = (path: string): boolean => /^assets\/|(?:^|\/)index\.html$/.test(path);

function describe(output: Output, paths: readonly string[]): OfflineFile[] {
  return paths.map((path) => {
    const bytes = output.files.get(path)?.bytes;
    if (bytes === undefined) throw new Error(`${path} has not been written, and cannot be kept.`);
    // A document is kept under the address of its page.
    return [path.replace(/(^|\/)index\.html$/, '$1'), bytes, contentHashOfFile(output.fileOf(path))];
  });
}
