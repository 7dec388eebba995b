import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Site } from '../site.ts';
import type { Assets } from '../ui/shell/Document.tsx';
import type { Output } from './output.ts';
import type * as ServerEntry from './server-entry.ts';
import { cacheDir, clientConfig, serverConfig } from './vite-config.ts';

/**
 * Bundles what runs in the browser and adds its files to the output.
 *
 * @returns the addresses of the files that every document loads
 */
export async function bundleClient(site: Site, output: Output): Promise<Assets> {
  const dir = mkdtempSync(join(cacheDir, 'client-'));
  try {
    await build(clientConfig(site, dir));
    const manifest: Record<string, { file: string; isEntry?: boolean; name?: string; css?: string[] }> = JSON.parse(
      readFileSync(join(dir, 'client-manifest.json'), 'utf8'),
    );
    const files = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
    for (const file of files) output.write(file, readFileSync(join(dir, file)));
    const boot = Object.values(manifest).find(({ isEntry, name }) => isEntry && name === 'boot');
    const stylesheet = [...files].find((file) => file.endsWith('.css'));
    if (!boot || !stylesheet) throw new Error('The bundle for the browser lacks its boot script or stylesheet.');
    const buildId = createHash('sha256').update([...files].sort().join('\n')).digest('hex').slice(0, 8);
    return { boot: site.base + boot.file, stylesheet: site.base + stylesheet, buildId };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Bundles and loads the part of the build that draws with React. */
export async function bundleServer(site: Site): Promise<typeof ServerEntry> {
  await build(serverConfig(site));
  return import(pathToFileURL(join(cacheDir, 'server/server-entry.js')).href);
}
