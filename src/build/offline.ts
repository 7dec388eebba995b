import { createHash } from 'node:crypto';
import { build } from 'vite';
import { bucketOf, type Manifest, manifestFile } from '../manifest.ts';
import {
  listFile,
  type OfflineFile,
  type OfflineList,
  offlineRoute,
  removalFile,
  workerFile,
} from '../offline/names.ts';
import type { WorkerFacts } from '../offline/worker/own.ts';
import type { Site } from '../site.ts';
import type { Assets } from '../ui/shell/Document.tsx';
import type { PackageRecord } from './licenses.ts';
import { contentHash, type Output } from './output.ts';
import { scriptConfig } from './vite-config.ts';

/** What is kept is made from. */
interface OfflineInput {
  site: Site;
  /** Has every page, every script, and what search needs. */
  output: Output;
  assets: Assets & { shell: readonly string[] };
  /** Parts that the manifest of chunks is split into. */
  buckets: number;
  /** Files that were there before any page. */
  ofEveryPage: ReadonlySet<string>;
  /** Told what others wrote of the scripts. */
  packages: PackageRecord;
  /** Draws the page for those that are not kept, with the address of its script. */
  drawPage(script: string): string;
  /** Writes the manifests, which say what there is to keep. */
  writeManifests(offline: Manifest['offline']): void;
}

/**
 * Writes the worker that keeps pages, the page for those that are not kept, and the list of what can be kept; with them,
 * a worker that takes all of it away again.
 */
export async function writeOffline(input: OfflineInput): Promise<void> {
  const { site, output, assets, buckets, ofEveryPage, packages, drawPage, writeManifests } = input;
  const scripts = [...output.files.keys()].filter((path) => path.startsWith('assets/js/'));
  const ownScript = await bundleScript(site, 'src/offline/client/offline-page.ts', {}, packages);
  const ownScriptFile = `assets/js/offline-page.${contentHash(ownScript)}.js`;
  output.write(ownScriptFile, ownScript);
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
    describe(output, [...scripts, `${page}index.html`]).map(([path, , hash]) => [path, hash]),
  );
  const first = manifestFile(bucketOf('/', buckets));
  await writeWorker(input, workerFile, 'service-worker', {
    base: site.base,
    build: assets.buildId,
    buckets,
    hashes,
    shell: [page, first, ownScriptFile, ...assets.shell],
  });
  await writeRemoval(input, removalFile);
}

/** Writes a worker that removes itself and all that was kept; without `file`, in the place of the one that keeps. */
export const writeRemoval = (place: ScriptPlace, file: string = workerFile): Promise<void> =>
  writeWorker(place, file, 'removal', {
    base: place.site.base,
    build: '',
    buckets: 1,
    hashes: {},
    shell: [],
  });

/** Where a script goes, and who is told of it. */
type ScriptPlace = Pick<OfflineInput, 'site' | 'output' | 'packages'>;

async function writeWorker(
  { site, output, packages }: ScriptPlace,
  file: string,
  entry: string,
  facts: WorkerFacts,
): Promise<void> {
  const define = { __OFFLINE_WORKER__: JSON.stringify(facts) };
  output.write(file, await bundleScript(site, `src/offline/worker/${entry}.ts`, define, packages));
}

async function bundleScript(
  site: Site,
  entry: string,
  define: Record<string, string>,
  packages: PackageRecord,
): Promise<string> {
  const result = await build(scriptConfig(site, entry, define, [packages.plugin]));
  const bundle = Array.isArray(result) ? result[0] : result;
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`The bundle of ${entry} is empty.`);
  return chunk.code;
}

/** Documents, scripts, styles and search; not their copies in other forms. */
const isKept = (path: string): boolean => /^assets\/|(?:^|\/)index\.html$/.test(path);

function describe(output: Output, paths: readonly string[]): OfflineFile[] {
  return paths.map((path) => {
    const data = output.read(path);
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
    // A document is kept under the address of its page.
    return [path.replace(/(^|\/)index\.html$/, '$1'), data.byteLength, hash];
  });
}
