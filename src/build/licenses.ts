// cspell:ignore licen
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../node/folders.ts';

/** Where the list of licenses is, below the base. */
export const licensesFile = 'licenses.txt';

/** Others' code in bundles: the folders of its packages, told by the bundler itself. */
export interface PackageRecord {
  /** Goes into every bundle whose files readers get. */
  plugin: Plugin;
  /** Grows with every bundle that is made. */
  folders: Set<string>;
}

/** Begins a record of the packages that bundles have anything of. */
export function recordPackages(): PackageRecord {
  const folders = new Set<string>();
  const plugin: Plugin = {
    name: 'record-packages',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          for (const id of file.moduleIds) {
            const folder = packageOf(id);
            if (folder) folders.add(folder);
          }
    },
  };
  return { plugin, folders };
}

/**
 * The folder of the package that a module is from.
 *
 * @returns `undefined` for the site's own
 * @throws for a module that nobody knows the author of
 */
export function packageOf(id: string): string | undefined {
  // What the bundler itself adds so that modules find one another.
  if (id.startsWith('\0rolldown/')) return join(root, 'node_modules/rolldown');
  // The site puts a line of its own in its place.
  if (id.startsWith('\0vite/preload-helper')) return undefined;
  const path = id.replace(/\?.*$/s, '');
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  if (folder) return folder;
  if (path.startsWith(`${root.replaceAll('\\', '/')}/`)) return undefined;
  throw new Error(`The package of ${JSON.stringify(id)} is unknown, so its license cannot be listed.`);
}

/**
 * Writes the list: every package with its version, its license, and the license's text.
 *
 * @throws when a package does not say what its license is
 */
export function listLicenses(folders: Iterable<string>): string {
  const entries = new Map([...folders].map(readLicense).map((entry) => [entry.title, entry.text]));
  const list = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = list.map(([title, text]) => `${title}\n${'='.repeat(title.length)}\n\n${text}\n`);
  return `Software of others in the scripts of this site\n\n${parts.join('\n\n')}`;
}

/** What a package says of itself, as far as it matters. */
interface PackageFacts {
  name: string;
  version: string;
  license?: unknown;
}

function readLicense(folder: string): { title: string; text: string } {
  const facts: PackageFacts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = facts;
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(entry));
  if (typeof license !== 'string' || !file)
    throw new Error(`The package ${name} ${version} does not say what its license is.`);
  const text = readFileSync(join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim();
  return { title: `${name} ${version} (${license})`, text };
}
