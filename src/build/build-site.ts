import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { withLock } from '../../scripts/lock.mjs';
import { failOnErrors, routeOfContentFile } from '../content/author-error.ts';
import { createHighlighter } from '../content/compile/highlight.ts';
import type { Outline } from '../content/compile/outline.ts';
import { codeBlocksOf } from '../content/tree/code-blocks.ts';
import { cacheDir } from '../node/folders.ts';
import { nextOf, previousOf } from '../node/output-folders.ts';
import type { Deployment } from '../shared/deployment.ts';
import { bucketCount, bucketOf, type Manifest, manifestFile, notFoundKey } from '../shared/manifest.ts';
import { anchorFiles } from '../shared/moved-anchors.ts';
import { chunkFile } from '../shared/paths.ts';
import { SetupError } from '../shared/setup-error.ts';
import type { Site } from '../shared/site.ts';
import { bundleClient, bundleServer, type ClientBundle, type ServerBundle } from './bundle.ts';
import { codeErrorsOf, LoadFailure } from './code-errors.ts';
import { compressOutput } from './compress.ts';
import { explainWriteError } from './explain-write-error.ts';
import { startHighlightThreads } from './highlight-in-threads.ts';
import { type ContentSource, readInput, readSources } from './inputs.ts';
import { licensesFile, listLicenses, type PackageRecord, recordPackages } from './licenses.ts';
import { bundleOffline, type OfflineScripts, writeOffline, writeRemoval } from './offline.ts';
import { contentHash, Output } from './output.ts';
import { readPages } from './read-pages.ts';
import { bundleSandbox, type Sandbox } from './sandbox.ts';
import { writeSandbox } from './sandbox-files.ts';
import { securityHeaders } from './security.ts';
import { siteFiles } from './site-files.ts';
import { startSocialCards } from './social-cards.ts';
import { writeChunk, writePages } from './write-pages.ts';

/** Options of a build. */
export interface BuildOptions {
  site: Site;
  source: ContentSource;
  /** Folder that becomes the root of the host. Pages are in it below the base. */
  outDir: string;
  /** Whether to write compressed files too. */
  compress: boolean;
  /** Only builds the page of this route, and only reports errors in it or in `data/`. */
  only?: string;
  /** Called after each stage with its milliseconds. */
  onStage?: (name: string, ms: number) => void;
  /** Called when the build has to wait for another one into the same folder. */
  onWait?: () => void;
}

/** The result of a build. */
export interface BuildResult {
  outline: Outline;
  output: Output;
  /** A note for the operator. */
  note?: string;
}

/**
 * Builds the site. The folder keeps its content until the build is complete, and two builds into it run one after another.
 *
 * @throws {AuthorErrors} with all errors in the content, or in code that can't be loaded
 * @throws {SetupError} when the folder can't be written, or has other files in it
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { outDir, site, onStage, onWait } = options;
  const output = new Output(outDir, site.base);
  const build = async () => {
    const stage = stopwatch(onStage);
    output.begin();
    // Runs in parallel until pages need the result.
    const forBrowser = startBundles(options);
    const ended = Promise.allSettled([forBrowser.client, forBrowser.offline, forBrowser.sandbox]);
    let bundle: ServerBundle | undefined;
    try {
      bundle = await bundleServer(site);
      stage('bundle for the build');
      return await write(output, bundle, forBrowser, stage, options);
    } finally {
      // A pending bundle still needs its folder, which it removes itself.
      await ended;
      bundle?.remove();
      output.discard();
    }
  };
  try {
    refuseForeignFolder(outDir);
    return await withLock(output.root, build, onWait ? { onWait } : {});
  } catch (error) {
    failOnErrors(codeErrorsOf(error));
    throw explainWriteError(error instanceof LoadFailure ? error.cause : error, outDir, [
      output.root,
      nextOf(output.root),
      previousOf(output.root),
    ]);
  }
}

/** The bundles for the browser. */
interface BrowserBundles {
  client: Promise<ClientBundle>;
  offline: Promise<OfflineScripts>;
  sandbox: Promise<Sandbox>;
  /** The packages whose code they contain, once they are complete. */
  packages: PackageRecord;
}

function startBundles({ site }: BuildOptions): BrowserBundles {
  const packages = recordPackages();
  return {
    client: bundleClient(site, packages),
    offline: bundleOffline(site, packages),
    sandbox: bundleSandbox(site, packages),
    packages,
  };
}

async function write(
  output: Output,
  { server, highlightThread }: ServerBundle,
  { client, offline, sandbox, packages }: BrowserBundles,
  stage: (name: string) => void,
  { site, source, compress, only }: BuildOptions,
): Promise<BuildResult> {
  const { input, lastUpdated } = readInput(site, source);
  const cacheFile = join(cacheDir, only === undefined ? 'highlight.json' : 'highlight-one-page.json');
  const highlighter = createHighlighter(cacheFile, () => startHighlightThreads(highlightThread));
  const { read, withTree } = await readPages(
    source.texts ?? readSources(source.contentDir),
    server,
    input.openapi,
    (page) => {
      if (only === undefined) highlighter.ahead(codeBlocksOf(page));
    },
  );
  highlighter.endAhead();
  const outline = server.outlineSite(read, input);
  stage('read');

  const { assets: bundled, files } = await client;
  for (const [path, text] of Object.entries(files)) output.write(path, text);
  // Page chunks contain parts of the shell, which must not be inserted into documents with another shell.
  const emptyShell = server.renderNotFound({ site, entries: [], assets: bundled, buckets: 1 });
  const assets = { ...bundled, buildId: contentHash(bundled.buildId + emptyShell) };
  const offlineScripts = await offline;
  const writtenSandbox = writeSandbox(await sandbox, (path, text) => output.write(path, text));
  stage('bundle for the browser');

  const buckets = bucketCount(only === undefined ? outline.pages.size : 1);
  const { entries } = outline.navigation;
  const context = { site, entries, assets, buckets };
  const ofEveryPage = new Set(output.files.keys());
  const isWanted = (route: string) => only === undefined || route === only;
  const cards = await startSocialCards(site, output, join(cacheDir, 'social-cards'));
  const written = writePages({
    read: read.flatMap((page) => ('route' in page && isWanted(page.route) ? [page] : [])),
    withTree,
    outline,
    input,
    errors: outline.errors.filter(
      ({ file }) => !file.startsWith('content/') || isWanted(routeOfContentFile(file)),
    ),
    server,
    highlight: highlighter.highlight,
    context,
    sandbox: writtenSandbox,
    cards,
    output,
  });
  const { pages, hashes, searchHash } = await written.finally(cards.finish);
  highlighter.save();
  stage('compile and write pages');

  const notFoundDocument = server.renderNotFound(context);
  const notFound = writeChunk(notFoundKey, notFoundDocument, output);
  output.write('404.html', notFoundDocument);
  const manifests = Array.from(
    { length: buckets },
    (): Manifest => ({
      build: assets.buildId,
      buckets,
      redirects: input.redirects,
      search: searchHash,
      notFound,
      pages: {},
    }),
  );
  for (const [route, hash] of hashes) {
    const manifest = manifests[bucketOf(route, buckets)];
    if (manifest) manifest.pages[route] = hash;
  }
  const writeManifests = (offline?: Manifest['offline']) =>
    manifests.forEach((manifest, bucket) => {
      output.write(manifestFile(bucket), JSON.stringify({ ...manifest, offline }));
    });
  if (site.offline) {
    const drawPage = (script: string) => server.renderOffline(context, script);
    writeOffline({
      site,
      output,
      assets: { ...assets, shell: [...assets.shell, chunkFile(notFoundKey, notFound)] },
      scripts: offlineScripts,
      buckets,
      ofEveryPage,
      drawPage,
      writeManifests,
    });
  } else {
    writeManifests();
    writeRemoval({ site, output, scripts: offlineScripts });
  }
  for (const [path, places] of anchorFiles(outline.targets.pages)) output.write(path, JSON.stringify(places));
  output.write(licensesFile, listLicenses(packages.folders));
  for (const [path, make] of Object.entries(siteFiles({ site, entries, pages: async () => pages })))
    output.write(path, await make());
  stage('write the rest');

  if (compress) {
    await compressOutput(output, join(cacheDir, 'compressed'));
    stage('compress');
  }
  const deployment: Deployment = {
    base: site.base,
    origin: site.origin,
    redirects: input.redirects,
    headers: securityHeaders(site),
  };
  output.publish(`${JSON.stringify(deployment, null, 2)}\n`);
  stage('move into place');
  return { outline, output, ...(lastUpdated.gap && { note: lastUpdated.gap }) };
}

function stopwatch(onStage: BuildOptions['onStage']): (name: string) => void {
  let last = performance.now();
  return (name) => {
    const now = performance.now();
    onStage?.(name, now - last);
    last = now;
  };
}

/** A build replaces the whole folder, so only empty folders and those of earlier builds are accepted. */
function refuseForeignFolder(outDir: string): void {
  if (statSync(outDir, { throwIfNoEntry: false })?.isFile()) {
    throw new SetupError(`${resolve(outDir)} is a file. Choose a folder with --out.`);
  }
  if (!existsSync(outDir) || existsSync(join(outDir, 'site.json')) || readdirSync(outDir).length === 0)
    return;
  throw new SetupError(
    `${resolve(outDir)} has other files in it. Choose an empty folder, or one that a build has written.`,
  );
}
