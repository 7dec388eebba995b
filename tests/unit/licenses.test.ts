// cspell:ignore LICENCE
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { listLicenses, packageOf } from '../../src/build/licenses.ts';
import { clientConfig, scriptConfig } from '../../src/build/vite-config.ts';
import { root } from '../../src/node/folders.ts';
import { createHandler } from '../../src/server/handler.ts';
import { listen } from '../../src/server/listen.ts';
import { cacheControl, hashedFile } from '../../src/shared/deployment.ts';
import { readSite } from '../../src/shared/site.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { mdx } from './support/tiny-site.ts';

/** Licenses that permit use and distribution if their text is included. */
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
const site = readSite({});
const headings = (list: string) =>
  [...list.matchAll(/^(\S+) (\S+) \((.+)\)\n=+\n\n(?=\S)/gm)].map(([, name = '', version, license]) => ({
    name,
    version,
    license,
  }));

const folder = mkdtempSync(join(tmpdir(), 'docs-unit-'));
const dist = join(folder, 'dist');
let list: string;
beforeAll(async () => {
  const contentDir = join(folder, 'content');
  mkdirSync(contentDir);
  writeFileSync(join(contentDir, 'index.mdx'), mdx('Text.'));
  const overrides = {
    sidebar: [{ type: 'page', route: '/' } as const],
    redirects: [],
    locks: { anchors: {}, routes: [] },
    keywords: {},
  };
  await buildSite({ site, source: { contentDir, overrides }, outDir: dist, compress: false });
  list = readFileSync(join(dist, 'docs/licenses.txt'), 'utf8');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the list of licenses', () => {
  test('contains every package whose code is published, according to source maps', async () => {
    const sources = new Set<string>();
    const dir = temporaryFolder();
    const bundles = [
      clientConfig(site, dir),
      ...['worker/service-worker', 'worker/removal-worker', 'client/offline-page'].map((entry) =>
        scriptConfig(site, `src/offline/${entry}.ts`),
      ),
    ];
    for (const config of bundles) {
      const result = await build({
        ...config,
        // Suppresses a warning: the lines in these maps are wrong where the build replaces imports.
        logLevel: 'error',
        build: { ...config.build, write: false, sourcemap: true },
      });
      for (const { output } of [result].flat() as { output: { fileName: string; source?: unknown }[] }[])
        for (const { fileName, source } of output)
          if (fileName.endsWith('.map'))
            for (const path of JSON.parse(String(source)).sources) sources.add(path);
    }
    const names = [...sources].flatMap(
      (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
    );
    const listed = headings(list).map(({ name }) => name);
    expect(new Set(names).size).toBeGreaterThan(4);
    expect(listed).toEqual(expect.arrayContaining([...new Set(names)]));
    expect(listed).toEqual([...listed].sort());
  });

  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

  test('has version and license, each of which permits distribution', () => {
    for (const { name, version, license } of headings(list)) {
      // A package may contain a nested version of another.
      const installed = Object.entries<{ version: string }>(lock.packages)
        .filter(([path]) => path.endsWith(`node_modules/${name}`))
        .map(([, record]) => record.version);
      expect(installed, name).toContain(version);
      expect(allowed).toContain(license);
    }
  });

  test('has the text of each license', () => {
    const texts = list.split(/^\S+ \S+ \(.+\)\n=+\n/m).slice(1);
    expect(texts).toHaveLength(headings(list).length);
    for (const text of texts) expect(text).toMatch(/permission|licensed|license/i);
    expect(list).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  });

  test("is served as text, revalidated before each use, and isn't a page", async () => {
    const { server, port } = await listen(createHandler(dist), 0);
    try {
      const response = await fetch(`http://127.0.0.1:${port}/docs/licenses.txt`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/plain;charset=utf-8');
      expect(response.headers.get('cache-control')).toBe(cacheControl.other);
      expect(await response.text()).toBe(list);
    } finally {
      server.closeAllConnections();
      server.close();
    }
    expect('/docs/licenses.txt').not.toMatch(hashedFile);
    for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'assets/pages-0.json'])
      expect(readFileSync(join(dist, 'docs', file), 'utf8')).not.toContain('licenses');
  });
});

describe('a module of a bundle', () => {
  test.each([
    ['/a/node_modules/react/cjs/react.js', '/a/node_modules/react'],
    ['/a/node_modules/@b/c/d.js?e', '/a/node_modules/@b/c'],
    ['/a/node_modules/b/node_modules/c/d.js', '/a/node_modules/b/node_modules/c'],
    ['\0rolldown/runtime.js', join(root, 'node_modules/rolldown')],
    [join(root, 'src/client/boot.ts'), undefined],
    [`${join(root, 'src/search/worker.ts')}?worker`, undefined],
  ])('%j belongs to %j', (id, folder) => {
    expect(packageOf(id)).toBe(folder);
  });

  test('without a package fails the build', () => {
    expect(() => packageOf('\0unheard-of')).toThrow('is unknown, so its license cannot be listed');
    expect(() => packageOf('/elsewhere/a.js')).toThrow('is unknown, so its license cannot be listed');
  });
});

test('a package without a license fails the build', () => {
  const folder = temporaryFolder();
  const write = (facts: object) => writeFileSync(join(folder, 'package.json'), JSON.stringify(facts));
  write({ name: 'a', version: '1.0.0', license: 'MIT' });
  expect(() => listLicenses([folder])).toThrow(
    "The package a 1.0.0 doesn't state its license, or has no license file.",
  );
  writeFileSync(join(folder, 'LICENCE.md'), 'Do as you please.\r\n');
  expect(listLicenses([folder])).toContain('a 1.0.0 (MIT)\n=============\n\nDo as you please.\n');
  write({ name: 'a', version: '1.0.0' });
  expect(() => listLicenses([folder])).toThrow("doesn't state its license");
});
