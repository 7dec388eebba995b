import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../src/build/build-site.ts';
import { cacheDir, root } from '../../src/node/folders.ts';
import { readSite, type Site } from '../../src/shared/site.ts';

/** Two builds of the documentation. A deploy replaces one with the other. */
export interface Builds {
  outputs: readonly [string, string];
  /**
   * Returns the document of a path in a build, which is the not-found document if there is no such page.
   *
   * @param build the id in its documents
   */
  documentOf(build: string, path: string): { html: string; isPage: boolean };
}

/** Builds the documentation twice. The second build has a different name, which changes the hash of every file. */
export async function buildTwice(): Promise<Builds> {
  const source = { contentDir: join(root, 'content') };
  const build = async (name: string, site: Site) => {
    const outDir = join(cacheDir, name);
    await buildSite({ site, source, outDir, compress: false });
    return outDir;
  };
  const site = readSite({});
  return buildsIn([
    await build('test-dist-chaos', site),
    await build('test-dist-chaos-next', { ...site, name: `${site.name}, next build` }),
  ]);
}

/** Opens two existing builds. */
export function buildsIn(outputs: readonly [string, string]): Builds {
  const idOf = (dist: string) =>
    /data-build="([^"]+)"/.exec(readFileSync(join(dist, 'docs/index.html'), 'utf8'))?.[1] ?? '';
  const byId = new Map(outputs.map((dist) => [idOf(dist), dist]));
  return {
    outputs,
    documentOf(build, path) {
      const dist = byId.get(build);
      if (!dist) throw new Error(`No build has the id "${build}".`);
      const file = join(dist, path, 'index.html');
      const isPage = path.endsWith('/') && existsSync(file);
      return { html: readFileSync(isPage ? file : join(dist, 'docs/404.html'), 'utf8'), isPage };
    },
  };
}
