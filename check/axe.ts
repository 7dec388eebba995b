import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, axe's best practices, and a contrast of 7:1, which includes AA's 4.5:1. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } },
};

/** The rules whose results depend on the theme. */
const colors: RunOptions = { runOnly: ['color-contrast-enhanced', 'link-in-text-block'] };

/**
 * Runs axe on a page in its current state.
 *
 * @param what `page` excludes the sidebar, which is the same on all pages; `colors` runs only rules that depend on the theme
 * @param part selector of the part to check, if a test has only changed this part
 * @returns the violations, each with its element
 */
export async function violations(
  page: Page,
  what: 'everything' | 'page' | 'colors' = 'everything',
  part?: string,
): Promise<string[]> {
  const context = part ? { include: [[part]] } : { exclude: what === 'page' ? [['#sidebar']] : [] };
  // Evaluating it takes as long as checking a short page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const results = await page.evaluate(
    ([context, options]): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(context, options),
    [context, { ...(what === 'colors' ? colors : everything), resultTypes: ['violations'] }] satisfies [
      ElementContext,
      RunOptions,
    ],
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  );
}
