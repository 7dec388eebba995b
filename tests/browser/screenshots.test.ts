/*
 * Compares pages with the pictures in tests/screenshots. UPDATE_SCREENSHOTS=1 npx vitest run --config
 * vitest.browser.config.ts screenshots takes them anew; look at the difference before you commit it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { cacheDir, root } from '../../src/build/vite-config.ts';
import { readSite } from '../../src/site.ts';
import { specimen } from '../fixtures/specimen-source.ts';
import { createStage } from './support/browser.ts';

const folder = join(root, 'tests/screenshots');
const fontsFile = join(folder, 'fonts.json');
const update = process.env.UPDATE_SCREENSHOTS === '1';
/** Share of pixels that may differ: what antialiasing makes of the same page. */
const tolerance = 0.002;
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;

/** How wide sample texts are, which tells the fonts of one machine from those of another. */
const measureFonts = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ['--sans', '--mono'].map((family) => {
      const sample = document.createElement('span');
      sample.setAttribute('style', `font: 64px var(${family}); position: absolute; white-space: pre`);
      sample.textContent = 'Connect APIs, remarkably fast 0123456789';
      document.body.append(sample);
      const { width } = sample.getBoundingClientRect();
      sample.remove();
      return width;
    }),
  );

async function compare(page: Page, name: string): Promise<void> {
  const fonts = await measureFonts(page);
  const file = join(folder, `${name}.png`);
  // A page that shows the day of its last change would differ after every commit.
  const mask = [page.locator('#page-footer time')];
  const taken = await page.screenshot({ mask, animations: 'disabled' });
  if (update) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, taken);
    writeFileSync(fontsFile, `${JSON.stringify(fonts)}\n`);
    return;
  }
  expect(existsSync(file), `${file} is there`).toBe(true);
  const [actual, wanted] = [PNG.sync.read(taken), PNG.sync.read(readFileSync(file))];
  if (JSON.stringify(fonts) !== readFileSync(fontsFile, 'utf8').trim()) {
    // Other fonts, other line breaks: the pictures say nothing here. What can be said is that there is a page.
    process.stdout.write(
      `${name}: not compared, this machine has other fonts than the pictures were taken with\n`,
    );
    expect(actual.width).toBe(wanted.width);
    return;
  }
  expect([actual.width, actual.height], 'size').toEqual([wanted.width, wanted.height]);
  const difference = new PNG({ width: wanted.width, height: wanted.height });
  const pixels = pixelmatch(actual.data, wanted.data, difference.data, wanted.width, wanted.height, {
    threshold: 0.15,
  });
  if (pixels > tolerance * wanted.width * wanted.height) {
    const results = join(root, 'test-results');
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, `${name}.png`), taken);
    writeFileSync(join(results, `${name}-difference.png`), PNG.sync.write(difference));
  }
  expect(
    pixels / (wanted.width * wanted.height),
    `share of pixels that differ; see test-results/${name}*.png`,
  ).toBeLessThanOrEqual(tolerance);
}

describe('pages look as they did', () => {
  const stage = createStage(() => inject('dist'));
  const pages = { home: '/docs/', 'hello-world': '/docs/quickstart/hello-world/', limits: '/docs/limits/' };
  const cases = Object.entries(pages).flatMap(([name, path]) =>
    widths.flatMap((width) => schemes.map((scheme) => ({ name, path, width, scheme }))),
  );

  test.each(cases)('$name, $width, $scheme', async ({ name, path, width, scheme }) => {
    const page = await stage.open(path, {
      bypassCSP: true,
      colorScheme: scheme,
      viewport: { width, height: 900 },
    });
    await compare(page, `${name}-${width}-${scheme}`);
  });
});

describe('parts look as they did', () => {
  const dist = join(cacheDir, 'test-dist-screenshots');
  beforeAll(() => buildSite({ site: readSite({}), source: specimen, outDir: dist, compress: false }));
  const stage = createStage(() => dist);
  const cases = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

  test.each(cases)('all, $width, $scheme', async ({ width, scheme }) => {
    const page = await stage.open('/docs/', {
      bypassCSP: true,
      colorScheme: scheme,
      viewport: { width, height: 5800 },
    });
    await compare(page, `parts-${width}-${scheme}`);
  });
});
