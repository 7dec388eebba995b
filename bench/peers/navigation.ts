import type { ElementHandle, Page } from 'playwright-core';
import { type Conditions, withTab } from '../tab.ts';
import type { ComparedSite, Setup } from './comparison.ts';
import { roundRobin } from './measure.ts';
import { rowsOf } from './results.ts';
import type { PeerSection } from './section.ts';

/** The page with the link, and its neighbor in the sidebar, which is short. */
const from = 'workflows/events/inspect/';
const to = 'workflows/events/replay/';
const title = 'Replay events';

/** Milliseconds for which the pointer hovers over the link before a warm click. */
const hoverMs = 150;

const cases: Record<string, { label: string; warm: boolean; conditions: Conditions }> = {};
for (const warm of [false, true])
  for (const network of ['full', 'slow'] as const)
    for (const cpu of [1, 4] as const)
      cases[`${warm ? 'warm' : 'cold'}-${network}-${cpu}`] = {
        label: `${warm ? 'warm' : 'cold'}, CPU x${cpu}${network === 'slow' ? ', 1.6 Mbps' : ''}`,
        warm,
        conditions: { cpu, network },
      };

/** Measures the time from a click until the heading of the next page is painted. */
export const navigationSection: PeerSection = {
  name: 'navigation',
  title: 'Moving to the next page',
  async run(setup) {
    const rows = [];
    for (const [name, { label, warm, conditions }] of Object.entries(cases)) {
      const cells = await roundRobin(setup.sites, setup.runs, ['ms'], async (site) => ({
        ms: await clickToPaint(setup, site, conditions, warm),
      }));
      rows.push(
        ...rowsOf('navigation', { ms: { label, unit: 'ms' } }, cells).map((row) => ({
          ...row,
          id: `navigation/${name}`,
        })),
      );
    }
    return {
      tables: [{ title: `From a click in the sidebar to the heading of ${setup.base}${to} painted`, rows }],
      notes: [
        `Cold: the HTTP cache is off, and nothing was touched before the click. Warm: the pointer has moved, and then rested ${hoverMs} ms on the link.`,
      ],
    };
  },
};

function clickToPaint(
  { browser, base }: Setup,
  { origin }: ComparedSite,
  conditions: Conditions,
  warm: boolean,
): Promise<number> {
  return withTab(browser, conditions, async ({ page, session }) => {
    if (!warm) await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await watchHeading(page);
    await page.goto(`${origin}${base}${from}`);
    await page.waitForTimeout(1500);
    const link = await sidebarLink(page, `${base}${to}`);
    if (warm) {
      await page.mouse.move(700, 300);
      await page.waitForTimeout(500);
      await link.hover();
      await page.waitForTimeout(hoverMs);
    }
    await link.evaluate((element) => setTimeout(() => element instanceof HTMLElement && element.click(), 50));
    const shown = await page.waitForFunction(() => window.benchShown, undefined, { polling: 250 });
    return Number(await shown.jsonValue());
  });
}

declare global {
  interface Window {
    /** Milliseconds from the click until the heading is painted. */
    benchShown?: number;
  }
}

/** Watches for the heading in every document of the page. The session storage passes the time of the click to the next document. */
const watchHeading = (page: Page): Promise<unknown> =>
  page.addInitScript((text) => {
    const now = () => performance.timeOrigin + performance.now();
    addEventListener('click', () => sessionStorage.setItem('bench:click', String(now())), { capture: true });
    new MutationObserver((_, observer) => {
      const isShown = [...document.querySelectorAll('h1')].some((heading) =>
        heading.textContent.includes(text),
      );
      const clicked = Number(sessionStorage.getItem('bench:click'));
      if (!isShown || clicked === 0) return;
      observer.disconnect();
      const onPaint = () => {
        window.benchShown = now() - clicked;
      };
      // The next frame paints it. This task is the first after that frame.
      requestAnimationFrame(() => scheduler.postTask(onPaint, { priority: 'user-blocking' }));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, title);

/**
 * Finds the link to a page in the sidebar, whose markup differs between themes. If there are several links, such as one in a mobile
 * menu, a visible one is preferred.
 */
export async function sidebarLink(page: Page, path: string): Promise<ElementHandle<Element>> {
  const handle = await page.evaluateHandle((wanted) => {
    const links = [...document.querySelectorAll('a')].filter(
      ({ pathname, hash }) => hash === '' && pathname.replace(/index\.html$/, '') === wanted,
    );
    const inSidebar = links.filter((link) => link.closest('nav, aside, [class*="sidebar"], #sidebar'));
    return inSidebar.find((link) => link.checkVisibility()) ?? inSidebar[0] ?? links[0];
  }, path);
  const element = handle.asElement();
  if (!element) throw new Error(`There is no link to ${path}.`);
  return element;
}
