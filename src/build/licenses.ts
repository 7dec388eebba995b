// cspell:ignore licen
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../node/folders.ts';

/** The path of the list of licenses below the base. */
export const licensesFile = 'licenses.txt';

/** Records the packages whose code is in bundles. */
export interface PackageRecord {
  /** Added to every bundle that is published. */
  plugin: Plugin;
  /** Folders of packages, added by each bundle. */
  folders: Set<string>;
}

/** Creates an empty record. */
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
 * The folder of the package that a module belongs to.
 *
 * @returns `undefined` for the site's own modules
 * @throws for a module whose package is unknown
 */
export function packageOf(id: string): string | undefined {
  // The bundler's own runtime.
  if (id.startsWith('\0rolldown/')) return join(root, 'node_modules/rolldown');
  // Replaced by the site's own helper.
  if (id.startsWith('\0vite/preload-helper')) return undefined;
  const path = id.replace(/\?.*$/s, '');
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  if (folder) return folder;
  if (path.startsWith(`${root.replaceAll('\\', '/')}/`)) return undefined;
  throw new Error(`The package of ${JSON.stringify(id)} is unknown, so its license cannot be listed.`);
}

/**
 * Lists every package with its version, its license, and the text of the license.
 *
 * @throws when a package doesn't state its license, or has no license file
 */
export function listLicenses(folders: Iterable<string>): string {
  const entries = new Map([...folders].map(readLicense).map((entry) => [entry.title, entry.text]));
  const list = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = list.map(([title, text]) => `${title}\n${'='.repeat(title.length)}\n\n${text}\n`);
  return `Third-party software in this site's scripts\n\n${parts.join('\n\n')}`;
}

/** The properties of `package.json` that are needed. */
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
    throw new Error(`The package ${name} ${version} doesn't state its license, or has no license file.`);
  const text = readFileSync(join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim();
  return { title: `${name} ${version} (${license})`, text };
}
