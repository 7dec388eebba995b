import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { cacheDir } from '../folders.ts';
import type { Site } from '../site.ts';
import type { Assets } from '../ui/shell/Document.tsx';
import { contentHash, type Output } from './output.ts';
import type * as ServerEntry from './server-entry.ts';
import { clientConfig, type Sheet, serverConfig, stylesConfig } from './vite-config.ts';

/**
 * Bundles what runs in the browser and adds its files to the output.
 *
 * @param checkHydration bundles React with its checks
 * @returns the addresses of the files that every document loads
 */
export async function bundleClient(site: Site, output: Output, checkHydration: boolean): Promise<Assets> {
  const dir = mkdtempSync(join(cacheDir, 'client-'));
  try {
    const stylesheet = await bundleStyles(site, output, dir, 'first');
    const extraSheets = {
      drawings: await bundleStyles(site, output, dir, 'drawings'),
      parts: await bundleStyles(site, output, dir, 'parts'),
      screens: await bundleStyles(site, output, dir, 'screens'),
    };

    await build(clientConfig(site, dir, checkHydration));
    const manifest: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
      readFileSync(join(dir, 'manifest.json'), 'utf8'),
    );
    const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
    // The bundler's manifest does not name workers.
    for (const file of readdirSync(join(dir, 'assets/js')))
      output.write(`assets/js/${file}`, readFileSync(join(dir, 'assets/js', file)));
    const boot = scripts.find(({ isEntry }) => isEntry);
    if (!boot) throw new Error('The bundle for the browser has no boot script.');
    const buildId = contentHash(
      [stylesheet, ...Object.values(extraSheets), ...scripts.map(({ file }) => site.base + file)]
        .sort()
        .join('\n'),
    );
    return { boot: site.base + boot.file, stylesheet, extraSheets, buildId };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Writes one stylesheet to the output and gives its address. */
async function bundleStyles(site: Site, output: Output, dir: string, sheet: Sheet): Promise<string> {
  await build(stylesConfig(site, dir, sheet));
  const css = readFileSync(join(dir, `${sheet}.css`), 'utf8');
  const file = `assets/css/${sheet}.${contentHash(css)}.css`;
  output.write(file, css);
  return site.base + file;
}

/** Bundles and loads the part of the build that draws with React. */
export async function bundleServer(site: Site): Promise<typeof ServerEntry> {
  // A folder of its own, so that builds at the same time do not meet; inside the repository, where packages are found.
  const dir = mkdtempSync(join(cacheDir, 'server-'));
  try {
    await build(serverConfig(site, dir));
    return await import(pathToFileURL(join(dir, 'server-entry.js')).href);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
