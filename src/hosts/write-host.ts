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
import { link } from '../build/output.ts';
import { previousOf } from '../build/place.ts';
import { stripBase } from '../paths.ts';
import { readDeployment } from '../server/built-site.ts';
import { type Deployment, type HostedSite, hashedFile, notFoundPage, unserved } from './description.ts';
import { type HostName, hosts } from './hosts.ts';

/** Where what a host needs is written, beside the folder of the build: `dist-hosts/nginx`. */
export const hostDir = (outDir: string, name: string): string =>
  join(dirname(outDir), `${basename(outDir)}-hosts`, name);

/**
 * Writes what a host needs: its configuration, and the folder `site` that it serves. That has the files of the build that
 * readers may have, and those of the build before whose names have a hash: pages that are open still ask for them.
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
  const kept = (path: string) => isKept(path, host.sendsForms ?? false);
  const previous = previousOf(outDir);
  const roots = new Map<string, string>();
  for (const path of listFiles(previous).filter((path) => hashedFile.test(withoutForm(path))))
    roots.set(path, previous);
  for (const path of listFiles(outDir)) roots.set(path, outDir);
  const paths = [...roots.keys()].filter(kept).sort();
  for (const path of paths) put(join(roots.get(path) ?? outDir, path), join(next, 'site', path));

  const site = hostedSite(readDeployment(outDir), paths);
  const notFound = notFoundPage(site);
  if (host.wantsNotFoundAtRoot && notFound !== '/404.html')
    put(join(outDir, notFound), join(next, 'site/404.html'));
  const { beside = {}, inside = {} } = host.files(site);
  for (const [path, content] of Object.entries(beside)) write(join(next, path), content);
  for (const [path, content] of Object.entries(inside)) write(join(next, 'site', path), content);
  rmSync(dir, { recursive: true, force: true });
  renameSync(next, dir);
  return dir;
}

/** @param paths of the files, from the root on */
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

/** Paths of all files of a folder, which need not exist, from it on: `/docs/index.html`. */
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

/** Puts a file into the folder with the time that it has, of which servers make its entity tag. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  if (link(from, to)) return;
  copyFileSync(from, to);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}
