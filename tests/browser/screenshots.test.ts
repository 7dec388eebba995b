/*
 * Compares pages of the fixtures with tests/screenshots. `UPDATE_SCREENSHOTS=1 npx vitest run --config vitest.browser.config.ts
 * screenshots` updates them. Check the difference before you commit it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { shortenTokens } from '../../src/build/short-tokens.ts';
import { cacheDir, root } from '../../src/node/folders.ts';
import { readSite } from '../../src/shared/site.ts';
import { shell } from '../fixtures/shell-source.ts';
import { createStage } from './support/browser.ts';
import { buildSpecimen, specimenDist } from './support/specimen-site.ts';

const folder = join(root, 'tests/screenshots');
const fontsFile = join(folder, 'fonts.json');
const update = process.env.UPDATE_SCREENSHOTS === '1';
/** The share of pixels that may differ, because antialiasing isn't deterministic. */
const tolerance = 0.002;
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;

/** Returns the widths of sample texts, which depend on the fonts of the machine. */
const measureFonts = (page: Page): Promise<number[]> =>
  page.evaluate(
    (families) =>
      families.map((family) => {
        const sample = document.createElement('span');
        sample.setAttribute('style', `font: 64px var(${family}); position: absolute; white-space: pre`);
        sample.textContent = 'Connect APIs, remarkably fast 0123456789';
        document.body.append(sample);
        const { width } = sample.getBoundingClientRect();
        sample.remove();
        return width;
      }),
    ['--sans', '--mono'].map(shortenTokens),
  );

/** Compares a screenshot. Skips the test on machines with other fonts, where lines break differently. */
async function compare(page: Page, name: string, context: TestContext): Promise<void> {
  const fonts = await measureFonts(page);
  const file = join(folder, `${name}.png`);
  // The date of the last change would differ after every commit.
  const mask = [page.locator('#page-footer time')];
  const taken = await page.screenshot({ mask, animations: 'disabled' });
  if (update) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, taken);
    writeFileSync(fontsFile, `${JSON.stringify(fonts)}\n`);
    return;
  }
  expect(existsSync(file), `${file} is there`).toBe(true);
  if (JSON.stringify(fonts) !== readFileSync(fontsFile, 'utf8').trim())
    context.skip('This machine has other fonts than the pictures were taken with.');
  const [actual, wanted] = [PNG.sync.read(taken), PNG.sync.read(readFileSync(file))];
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

const views = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

describe('the shell matches its screenshots', () => {
  const dist = join(cacheDir, 'test-dist-shell');
  beforeAll(() => buildSite({ site: readSite({}), source: shell, outDir: dist, compress: false }));
  const stage = createStage(() => dist);
  const pages = { home: '/docs/', guide: '/docs/guides/first/', reference: '/docs/guides/second/' };
  const cases = Object.entries(pages).flatMap(([name, path]) =>
    views.map((view) => ({ ...view, name, path })),
  );

  test.for(cases)('$name, $width, $scheme', async ({ name, path, width, scheme }, context) => {
    const viewport = { width, height: 900 };
    const page = await stage.open(path, { bypassCSP: true, colorScheme: scheme, viewport });
    await compare(page, `${name}-${width}-${scheme}`, context);
  });
});

describe('components match their screenshots', () => {
  beforeAll(buildSpecimen);
  const stage = createStage(() => specimenDist);

  test.for(views)('all, $width, $scheme', async ({ width, scheme }, context) => {
    const viewport = { width, height: 5800 };
    const page = await stage.open('/docs/', { bypassCSP: true, colorScheme: scheme, viewport });
    await compare(page, `parts-${width}-${scheme}`, context);
  });
});
