import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { linkFile } from '../node/link-file.ts';
import { previousOf } from '../node/output-folders.ts';
import { readDeployment } from '../server/built-site.ts';
import {
  type Deployment,
  type HostedSite,
  hashedFile,
  notFoundPage,
  rootFile,
  unserved,
} from '../shared/deployment.ts';
import { stripBase, withBase } from '../shared/paths.ts';
import { type HostName, hosts } from './hosts.ts';

/** The folder for a host's files, beside the folder of the build: `dist-hosts/nginx`. */
export const hostDir = (outDir: string, name: string): string =>
  join(dirname(outDir), `${basename(outDir)}-hosts`, name);

/**
 * Writes what a host needs: its configuration, and the folder `site` that it serves. It contains the published
 * files of this build, and the files with a hash of the previous one, which pages that are still open request.
 *
 * @param outDir folder that a build has written
 * @returns the folder that was written
 * @throws {SetupError} when the build is damaged
 */
export function writeHost(name: HostName, outDir: string): string {
  const host = hosts[name];
  const dir = hostDir(outDir, name);
  const next = `${dir}.next`;
  rmSync(next, { recursive: true, force: true });
  const kept = (path: string) => isKept(path, host.servesPrecompressed ?? false);
  const previous = previousOf(outDir);
  const roots = new Map<string, string>();
  for (const path of listFiles(previous).filter((path) => hashedFile.test(withoutForm(path))))
    roots.set(path, previous);
  for (const path of listFiles(outDir)) roots.set(path, outDir);
  const sources = new Map<string, string>();
  for (const [path, root] of roots) if (kept(path)) sources.set(path, join(root, path));
  const deployment = readDeployment(outDir);
  if (host.copiesMarkdown)
    for (const [path, source] of [...sources])
      if (path !== withBase(deployment.base, 'index.md') && path.endsWith('/index.md'))
        sources.set(path.replace(/\/index\.md$/, '.md'), source);
  if (host.wantsFilesAtRoot)
    for (const [path, source] of [...sources])
      if (rootFile.test(stripBase(deployment.base, path) ?? ''))
        sources.set(path.slice(deployment.base.length - 1), source);
  for (const [path, source] of sources) put(source, join(next, 'site', path));

  const site = hostedSite(deployment, [...sources.keys()].sort());
  const notFound = notFoundPage(site);
  if (host.wantsFilesAtRoot && notFound !== '/404.html')
    put(join(outDir, notFound), join(next, 'site/404.html'));
  const { beside = {}, inside = {} } = host.files(site);
  for (const [path, content] of Object.entries(beside)) write(join(next, path), content);
  for (const [path, content] of Object.entries(inside)) write(join(next, 'site', path), content);
  rmSync(dir, { recursive: true, force: true });
  renameSync(next, dir);
  return dir;
}

/** @param paths of the files, from the root of the host */
function hostedSite(deployment: Deployment, paths: readonly string[]): HostedSite {
  const document = /(?<=\/)index\.html$/;
  const files = paths.filter((path) => !unserved.test(path));
  const pages = files.flatMap((path) =>
    document.test(path) ? (stripBase(deployment.base, path.replace(document, '')) ?? []) : [],
  );
  return { ...deployment, pages, files: files.filter((path) => !document.test(path)) };
}

const withoutForm = (path: string): string => path.replace(/\.(?:br|gz)$/, '');

const isKept = (path: string, forms: boolean): boolean => !unserved.test(forms ? withoutForm(path) : path);

/** Paths of all files in a folder, relative to it, such as `/docs/index.html`; none if the folder doesn't exist. */
function listFiles(dir: string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replaceAll('\\', '/'))
    .sort();
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
}

/** Links or copies a file. Its modification time is preserved, because servers derive the entity tag from it. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (linkFile(from, to)) return;
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}
