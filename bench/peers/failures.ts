import type { Browser, Page } from 'playwright-core';
import { unthrottled, withTab } from '../tab.ts';
import type { Arena, Contestant } from './contestant.ts';
import { type Cell, inTurns, reasonOf } from './measure.ts';
import { sidebarLink } from './navigation.ts';
import { type Row, rowsOf } from './results.ts';
import type { PeerSection } from './section.ts';

const from = 'workflows/events/inspect/';
const to = 'workflows/events/replay/';
const title = 'Replay events';

/** What happens when the page's code doesn't arrive, when nothing does, and to readers without scripts. */
export const failuresSection: PeerSection = {
  name: 'failures',
  title: 'When something is missing',
  async run(arena) {
    const lost: Row[] = [
      await outcomes(arena, 'chunk', 'scripts and data of the next page fail', blockChunks),
      await outcomes(arena, 'network', 'the whole network fails', (page) => page.context().setOffline(true)),
    ];
    const scriptsOff = await inTurns(arena.contestants, arena.runs, ['words', 'links'], (site) =>
      readWithoutScripts(arena, site),
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
                label: `words of ${arena.pages.medium} that can be read`,
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

/** Everything fails that the page has not loaded yet, except documents and what only looks different without it. */
async function blockChunks(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    ['document', 'stylesheet', 'font', 'image'].includes(route.request().resourceType())
      ? route.continue()
      : route.abort(),
  );
}

async function outcomes(
  { contestants, runs, browser, base }: Arena,
  id: string,
  label: string,
  spoil: (page: Page) => Promise<unknown>,
): Promise<Row> {
  const cells: Record<string, Cell> = {};
  for (const { id: site, origin } of contestants) {
    const seen = new Set<string>();
    try {
      for (let run = 0; run < runs; run++) seen.add(await outcome(browser, origin + base, base, spoil));
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
  spoil: (page: Page) => Promise<unknown>,
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
    await spoil(page);
    await link.evaluate((element) => setTimeout(() => element instanceof HTMLElement && element.click(), 50));
    await page.waitForTimeout(4000);
    return await describe(page, before, documents > 0);
  } finally {
    await context.close();
  }
}

/**
 * What the reader sees, in a few words.
 *
 * @param before the visible text before the click
 */
async function describe(page: Page, before: string, isDocument: boolean): Promise<string> {
  if (page.url().startsWith('chrome-error:')) return "the browser's error page";
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent.trim() ?? '');
  const text = await visibleText(page, 'body');
  if (heading.includes(title)) return isDocument ? 'the page, as a document' : 'the page';
  const added = text.split('\n').filter((line) => !before.includes(line));
  const says = added.some((line) => /offline|connection|could(?: not|n’t|n't)|failed/i.test(line));
  if (/404|not found/i.test(heading)) return 'a false "404"';
  if (heading.includes('Inspect events')) return says ? 'the old page, with a message' : 'the old page';
  return text.trim() === '' ? 'an empty page' : `"${heading.slice(0, 40) || 'no heading'}"`;
}

/** Compares what is readable with what there is with scripts. */
async function readWithoutScripts(
  { browser, pages, base }: Arena,
  { origin }: Contestant,
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
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  page.locator(selector).first().innerText();
