import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, axe's best practices, and a contrast of 7:1. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
};

/** The rules that another theme can break. */
const colors: RunOptions = { runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] };

/**
 * What axe finds wrong with a page as it is shown now.
 *
 * @param what `colors` for a page that has passed in another theme
 */
export async function violations(
  page: Page,
  what: 'everything' | 'colors' = 'everything',
): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    (options): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, options),
    what === 'everything' ? everything : colors,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}
