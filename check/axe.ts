import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, axe's best practices, and a contrast of 7:1, which includes the 4.5:1 of AA. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true }, 'color-contrast': { enabled: false } },
};

/** The rules that another theme can break. */
const colors: RunOptions = { runOnly: ['color-contrast-enhanced', 'link-in-text-block'] };

/**
 * Runs axe on a page as it is shown now.
 *
 * @param what `page` leaves out the sidebar, which doesn't differ between pages; `colors` has only the rules that a theme can break
 * @param part a selector of the part that is checked, for one that a test has changed
 * @returns each violation with its element
 */
export async function violations(
  page: Page,
  what: 'everything' | 'page' | 'colors' = 'everything',
  part?: string,
): Promise<string[]> {
  const context = part ? { include: [[part]] } : { exclude: what === 'page' ? [['#sidebar']] : [] };
  await page.evaluate(axe);
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
