import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { HtmlValidate } from 'html-validate';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { browserArguments } from '../../scripts/browser.mjs';
import { buildSite } from '../../src/build/build-site.ts';
import { cacheDir } from '../../src/build/vite-config.ts';
import { readSite } from '../../src/site.ts';
import { specimen } from '../fixtures/specimen-source.ts';
import { createStage, showInterest } from './support/browser.ts';
import { routesOf } from './support/routes.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pages = [...routesOf(inject('dist')).map((route) => `/docs${route}`), '/docs/no-such-page/'];

/** Violations of WCAG 2.2 AA, axe's best practices, and a contrast of 7:1. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    (): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { 'color-contrast-enhanced': { enabled: true } },
      }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}

describe.each(['light', 'dark'] as const)('accessible in the %s theme', (colorScheme) => {
  const stage = createStage();
  let page: Page;
  beforeAll(async () => {
    const context = await stage.browser.newContext({
      colorScheme,
      bypassCSP: true,
      viewport: { width: 1280, height: 800 },
    });
    page = await context.newPage();
  });
  afterAll(() => page.context().close());

  test.each(pages)('%s', async (path) => {
    await page.goto(stage.server.origin + path);
    expect(await violations(page)).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('the page of all parts, in the %s theme', (colorScheme) => {
  const dist = join(cacheDir, `test-dist-specimen-${colorScheme}`);
  beforeAll(() => buildSite({ site: readSite({}), source: specimen, outDir: dist, compress: false }));
  const stage = createStage(() => dist);

  test('is accessible, with live figures and open search too', async () => {
    const page = await stage.open('/docs/', { colorScheme, bypassCSP: true });
    expect(await violations(page)).toEqual([]);
    await showInterest(page);
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    await page.waitForSelector('[data-island][data-live]');
    await page.keyboard.press('/');
    await page.fill('#search-dialog input', 'tab');
    await page.waitForSelector('#search-dialog [role=option]');
    expect(await violations(page)).toEqual([]);
  });

  test('is accessible on a phone with the drawer open', async () => {
    const page = await stage.open('/docs/', {
      colorScheme,
      bypassCSP: true,
      viewport: { width: 360, height: 740 },
    });
    await page.click('button[popovertarget="sidebar"]');
    expect(await violations(page)).toEqual([]);
  });
});

describe('documents', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // The build leaves out what HTML lets it leave out, and writes attributes as React does.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'long-title': 'off',
      'no-inline-style': 'error',
      'no-trailing-whitespace': 'off',
      'void-style': 'off',
      // React's ids begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The stylesheet and the boot script come from the same origin as the document.
      'require-sri': 'off',
    },
  });

  test.each(pages)('%s is valid HTML', async (path) => {
    const file = path.endsWith('no-such-page/') ? 'docs/404.html' : `${path.slice(1)}index.html`;
    const report = await validator.validateString(readFileSync(join(inject('dist'), file), 'utf8'));
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  });
});

describe('width', () => {
  const stage = createStage();

  test.each(pages)('%s never scrolls sideways, from 320 to 1440 pixels', async (path) => {
    const page = await stage.open(path, { expected: /404/ });
    const wide: number[] = [];
    for (let width = 320; width <= 1440; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      if (
        await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
      )
        wide.push(width);
    }
    expect(wide).toEqual([]);
  });

  test('text of twice the size keeps everything in reach', async () => {
    const browser = await chromium.launch({
      executablePath: inject('browserPath'),
      args: [...browserArguments, '--blink-settings=defaultFontSize=32'],
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    for (const width of [640, 800, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${stage.server.origin}/docs/limits/`);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
      expect(await page.isVisible('[data-search]')).toBe(true);
    }
    await browser.close();
  });
});
