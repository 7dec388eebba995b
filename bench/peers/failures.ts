import type { Browser, Page } from 'playwright-core';
import { unthrottled, withTab } from '../tab.ts';
import type { ComparedSite, Setup } from './comparison.ts';
import { type Cell, reasonOf, roundRobin } from './measure.ts';
import { sidebarLink } from './navigation.ts';
import { type Row, rowsOf } from './results.ts';
import type { PeerSection } from './section.ts';

const from = 'workflows/events/inspect/';
const to = 'workflows/events/replay/';
const title = 'Replay events';

/** Tests what readers see if the code of a page fails to load, if the network fails, and without JavaScript. */
export const failuresSection: PeerSection = {
  name: 'failures',
  title: 'When something is missing',
  async run(setup) {
    const lost: Row[] = [
      await outcomes(setup, 'chunk', 'scripts and data of the next page fail', blockChunks),
      await outcomes(setup, 'network', 'the whole network fails', (page) => page.context().setOffline(true)),
    ];
    const scriptsOff = await roundRobin(setup.sites, setup.runs, ['words', 'links'], (site) =>
      readWithoutScripts(setup, site),
    );
    return {
      tables: [
        { title: 'A click in the sidebar, and what the reader sees 4 s later', rows: lost },
        {
          title: 'Without JavaScript',
          rows: rowsOf(
            'no-script',
            {
              words: {
                label: `words of ${setup.pages.medium} that can be read`,
                unit: '%',
                isMoreBetter: true,
              },
              links: { label: 'pages that it links to, seen or folded', unit: 'count', isMoreBetter: true },
            },
            scriptsOff,
          ),
        },
      ],
      notes: [
        'Without a network, a site shows what it has prefetched: Docusaurus fetches the pages of all links that are in view. This site waits until the pointer rests on a link.',
      ],
    };
  },
};

/** Blocks all further requests, except those for documents, stylesheets, fonts and images. */
async function blockChunks(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    ['document', 'stylesheet', 'font', 'image'].includes(route.request().resourceType())
      ? route.continue()
      : route.abort(),
  );
}

async function outcomes(
  { sites, runs, browser, base }: Setup,
  id: string,
  label: string,
  breakPage: (page: Page) => Promise<unknown>,
): Promise<Row> {
  const cells: Record<string, Cell> = {};
  for (const { id: site, origin } of sites) {
    const seen = new Set<string>();
    try {
      for (let run = 0; run < runs; run++) seen.add(await outcome(browser, origin + base, base, breakPage));
      cells[site] = { text: [...seen].join(' or ') };
    } catch (error) {
      cells[site] = { failed: reasonOf(error) };
    }
  }
  return { id: `failures/${id}`, label, unit: 'text', cells };
}

async function outcome(
  browser: Browser,
  root: string,
  base: string,
  breakPage: (page: Page) => Promise<unknown>,
): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(root + from);
    await page.waitForTimeout(1500);
    const link = await sidebarLink(page, base + to);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    const before = await visibleText(page, 'body');
    await breakPage(page);
    await link.evaluate((element) => setTimeout(() => element instanceof HTMLElement && element.click(), 50));
    await page.waitForTimeout(4000);
    return await describe(page, before, documents > 0);
  } finally {
    await context.close();
  }
}

/**
 * Describes what the reader sees, in a few words.
 *
 * @param before the visible text before the click
 * @param isDocument whether a document was requested
 */
async function describe(page: Page, before: string, isDocument: boolean): Promise<string> {
  if (page.url().startsWith('chrome-error:')) return "the browser's error page";
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent.trim() ?? '');
  const text = await visibleText(page, 'body');
  if (heading.includes(title)) return isDocument ? 'the page, as a document' : 'the page';
  const added = text.split('\n').filter((line) => !before.includes(line));
  const says = added.some((line) => /offline|connection|(?:could|did)(?: not|n[’']t)|failed/i.test(line));
  if (/404|not found/i.test(heading)) return 'a false "404"';
  if (heading.includes('Inspect events')) return says ? 'the old page, with a message' : 'the old page';
  return text.trim() === '' ? 'an empty page' : `"${heading.slice(0, 40) || 'no heading'}"`;
}

/** Compares the text that is readable without scripts with the text of the page with scripts. */
async function readWithoutScripts(
  { browser, pages, base }: Setup,
  { origin }: ComparedSite,
): Promise<{ words: number; links: number }> {
  const url = origin + pages.medium;
  const all = await withTab(browser, unthrottled, async ({ page }) => {
    await page.goto(url);
    await page.waitForTimeout(1000);
    return await readPage(page, base);
  });
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    javaScriptEnabled: false,
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForTimeout(500);
    const { words, links } = await readPage(page, base);
    return { words: Math.min(100, (words / all.words) * 100), links };
  } finally {
    await context.close();
  }
}

async function readPage(page: Page, base: string): Promise<{ words: number; links: number }> {
  const main = await visibleText(page, 'main');
  const paths = await page
    .locator('a')
    .evaluateAll(
      (links, base) =>
        links.flatMap((link) =>
          link instanceof HTMLAnchorElement &&
          link.origin === location.origin &&
          link.pathname.startsWith(base)
            ? link.pathname.replace(/index\.html$/, '')
            : [],
        ),
      base,
    );
  return { words: main.split(/\s+/).length, links: new Set(paths).size };
}

const visibleText = (page: Page, selector: string): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
  page.locator(selector).first().innerText();
