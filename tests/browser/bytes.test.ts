import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { root } from '../../src/node/folders.ts';
import { chunkFile, keyOfRoute } from '../../src/shared/paths.ts';
import { firstView, initialWindow } from './support/first-view.ts';
import { routesOf } from './support/routes.ts';

const dir = join(inject('dist'), 'docs');
const brotli = (path: string): number => statSync(join(dir, `${path}.br`)).size;
const named = (folder: string, name: string): string => {
  const file = readdirSync(join(dir, folder)).find((entry) =>
    new RegExp(`^${name}\\.[\\w-]{8}\\.\\w+$`).test(entry),
  );
  if (!file) throw new Error(`There is no ${name} in ${folder}.`);
  return `${folder}/${file}`;
};
/**
 * Matches the imports before the body of a script: `import{…}from"./a.js";const[{…}]=await
 * Promise.all([importModule(`./b.js`),…])`.
 */
const awaited =
  /^(?:import[^;]*;)*(?:const[^;]*?=await (?:Promise\.all\(\[[^\]]*\]\)|importModule\([^)]*\)))?/;
/** Returns scripts and their dependencies. */
function scriptsOf(...names: string[]): Set<string> {
  const scripts = new Set<string>();
  const add = (script: string) => {
    if (scripts.has(script)) return;
    scripts.add(script);
    const [head = ''] = awaited.exec(readFileSync(join(dir, script), 'utf8')) ?? [];
    for (const [, file] of head.matchAll(/["'`]\.\/([^"'`]+)["'`]/g)) add(`assets/js/${file}`);
  };
  for (const name of names) add(named('assets/js', name));
  return scripts;
}
const views = new Map<string, Promise<number>>();
/** Returns the bytes of the first view of a page, which are measured once. */
function bytesOfView(route: string): Promise<number> {
  const bytes = views.get(route) ?? firstView(inject('dist'), route);
  views.set(route, bytes);
  return bytes;
}

const boot = named('assets/js', 'boot');
const stylesheet = named('assets/css', 'first');

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
const readme = textOf('README.md');
const guide = textOf('guides/engine.md');
/** Returns the number in a sentence of the README or a guide. */
function figure(pattern: RegExp, text = readme): number {
  const [, number] = pattern.exec(text) ?? [];
  if (number === undefined) throw new Error(`No sentence matches ${pattern}.`);
  return Number(number);
}

describe('transfer size with brotli', () => {
  test('scripts before the first interaction: at most 3 kB, as the guide says', () => {
    const most = 1000 * figure(/`boot\.ts` is in every first view, so it stays below (\d+) kB/, guide);
    expect(most).toBe(3000);
    expect(brotli(boot)).toBeLessThanOrEqual(most);
    expect(most - brotli(boot)).toBeLessThan(
      figure(/boot script, which has less than (\d+) bytes left/, guide),
    );
  });

  test('stylesheet and scripts before the first interaction: at most 10 kB', () => {
    expect(brotli(boot) + brotli(stylesheet)).toBeLessThanOrEqual(10_000);
  });

  test('scripts before search or a figure is used: at most 10 kB in total, without React, as the README says', () => {
    const scripts = scriptsOf('boot', 'show-page', 'app');
    expect([...scripts].filter((script) => script.includes('/react.'))).toEqual([]);
    const bytes = [...scripts].map(brotli).reduce((a, b) => a + b);
    expect(bytes).toBeLessThan(1000 * figure(/Moving between pages needs less than (\d+) kB of script/));
    expect(bytes).toBeLessThan(1000 * figure(/The three stay below (\d+) kB together/, guide));
    expect(bytes).toBeLessThanOrEqual(10_000);
  });

  test('the search index has the size per page that the README states', () => {
    const index = readdirSync(join(dir, 'assets/search')).find((name) => /^index\.\w+\.json$/.test(name));
    const perPage = brotli(`assets/search/${index}`) / routesOf(inject('dist')).length;
    expect(Math.round(perPage / 1000)).toBe(figure(/opens search, about (\d+) kB for each page/));
  });

  test('the offline copy has the size that the README states', () => {
    const { offline } = JSON.parse(readFileSync(join(dir, 'assets/pages-0.json'), 'utf8'));
    expect(Math.round(offline.bytes / 1e6)).toBe(figure(/\| All of it, about (\d+) MB \|/));
  });

  test('each figure: at most 15 kB, without React and other libraries', () => {
    const figures = readdirSync(join(root, 'src/figures')).filter((name) => /^[A-Z]/.test(name));
    expect(figures.length).toBeGreaterThan(1);
    for (const figure of figures) {
      const own = [...scriptsOf(figure)].filter((script) => !/\/(?:react|cron)\./.test(script));
      expect(
        own.map(brotli).reduce((a, b) => a + b),
        figure,
      ).toBeLessThanOrEqual(15_000);
    }
  });

  test('the sample runner: at most 15 kB without React and the sandbox, and 110 kB for the code editor', () => {
    const sum = (scripts: Iterable<string>) => [...scripts].map(brotli).reduce((a, b) => a + b);
    const runner = [...scriptsOf('run-sample')].filter((script) => !/\/(?:react|show-page)\./.test(script));
    expect(sum(runner)).toBeLessThanOrEqual(15_000);
    expect(sum(scriptsOf('code-mirror'))).toBeLessThanOrEqual(110_000);
  });

  test('the first view of a page of up to 650 words without rare components: one initial congestion window, including headers and the icon', async () => {
    const short = routesOf(inject('dist')).filter((route) => {
      const words = readFileSync(join(dir, `${route.slice(1)}index.md`), 'utf8').split(/\s+/).length;
      const html = readFileSync(join(dir, `${route.slice(1)}index.html`), 'utf8');
      // A key can't be compressed.
      const isKey = html.includes('BEGIN PGP');
      return !isKey && words <= 650 && html.match(/<link rel="stylesheet"/g)?.length === 1;
    });
    expect(short.length).toBeGreaterThan(5);
    const sizes = await Promise.all(short.map(async (route) => [route, await bytesOfView(route)]));
    expect(sizes.filter(([, bytes]) => Number(bytes) > initialWindow)).toEqual([]);
  });

  test('the median page and the longest one load within the sizes that the README states', async () => {
    const half = figure(/Half of all pages load in less than (\d+) kB /);
    const longest = figure(/and the longest in less than (\d+) kB/);
    const sizes = await Promise.all(routesOf(inject('dist')).map(bytesOfView));
    sizes.sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(half * 1000);
    expect(sizes.at(-1)).toBeLessThan(longest * 1000);
  });

  test('a chunk is never larger than its document', () => {
    const { pages } = JSON.parse(readFileSync(join(dir, 'assets/pages-0.json'), 'utf8'));
    for (const route of routesOf(inject('dist'))) {
      const chunk = brotli(chunkFile(keyOfRoute(route), pages[route]));
      expect(chunk, route).toBeLessThan(brotli(`${route.slice(1)}index.html`));
    }
  });

  test('no document loads a font, multiple scripts, or a stylesheet twice', () => {
    for (const route of routesOf(inject('dist'))) {
      const html = readFileSync(join(dir, `${route.slice(1)}index.html`), 'utf8');
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="[^"]*\/(\w+)\./g)].map(
        ([, name]) => name,
      );
      expect(
        ['first', 'drawings', 'parts', 'screens', 'figures'].filter((name) => sheets.includes(name)),
        route,
      ).toEqual(sheets);
      expect(sheets[0], route).toBe('first');
      expect(html.match(/<script[^>]* src=/g), route).toHaveLength(1);
      expect(html, route).not.toMatch(/<link[^>]*(?:preload|prefetch)/);
    }
    expect(readFileSync(join(dir, stylesheet), 'utf8')).not.toContain('@font-face');
  });
});
