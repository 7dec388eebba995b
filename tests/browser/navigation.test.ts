import { expect, test } from 'vitest';
import { arrive, atRest, createStage, follow, interact, where } from './support/browser.ts';

const stage = createStage();
const home = { address: '/docs/', title: 'Connect APIs, remarkably fast' };
const limits = { address: '/docs/limits/', title: 'Limits' };
const hello = { address: '/docs/quickstart/hello-world/', title: 'hello world!' };

test('a click shows the next page without loading a document', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await page.click('#sidebar a[href="/docs/limits/"]');
  await arrive(page, 'Limits');
  expect(await where(page)).toEqual(limits);
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
});

test('title, description, canonical URL and Open Graph tags match the page', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  await page.click('#sidebar a[href="/docs/limits/"]');
  await page.waitForURL('**/limits/');
  await arrive(page, 'Limits');
  const headOf = () =>
    [
      ...document.head.querySelectorAll(
        'title, meta[name="description"], meta[property], link[rel="canonical"], link[rel="alternate"]',
      ),
    ].map((element) => element.outerHTML);
  const navigated = await page.evaluate(headOf);
  await page.reload();
  expect(await page.evaluate(headOf)).toEqual(navigated);
  expect(await page.getAttribute('link[rel="canonical"]', 'href')).toBe('https://pipedream.com/docs/limits/');
});

test('URL and article agree after navigation, reload, Back and Forward without other input', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  await page.click('#sidebar a[href="/docs/limits/"]');
  await arrive(page, 'Limits');
  await page.reload();
  expect(await where(page)).toEqual(limits);
  await page.goBack();
  await arrive(page, home.title);
  expect(await where(page)).toEqual(home);
  await page.goForward();
  await arrive(page, 'Limits');
  expect(await where(page)).toEqual(limits);
});

test('Back and Forward restore the scroll position', async () => {
  const page = await stage.open('/docs/limits/');
  await interact(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 1500);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  await atRest(page, stage.server);
  const before = await scrolled();
  await page.click('#sidebar a[href="/docs/"]');
  await arrive(page, home.title);
  // The browser scrolls once the new page has been painted.
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await arrive(page, 'Limits');
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThan(3);
});

test('a link with a hash scrolls to its heading, below the header', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  await follow(page, '/docs/limits/#memory');
  await arrive(page, 'Limits');
  const isBelowHeader = () =>
    page.waitForFunction(() => {
      const { top } = document.getElementById('memory')?.getBoundingClientRect() ?? { top: -1 };
      return top > 50 && top < 160;
    });
  await isBelowHeader();
  expect(await where(page)).toEqual({ ...limits, address: '/docs/limits/#memory' });
  await page.goBack();
  await arrive(page, home.title);
  await page.goForward();
  await arrive(page, 'Limits');
  await isBelowHeader();
});

test('the latest click wins, and the old page stays until the new one has loaded', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  stage.server.requests.splice(0);
  stage.server.faults.push({ path: /js\/limits\./, kind: 'late' });
  const late = page.waitForEvent('requestfinished', (request) => /js\/limits\./.test(request.url()));
  await follow(page, '/docs/limits/');
  await expect.poll(() => stage.server.requests.some((path) => /js\/limits\./.test(path))).toBe(true);
  expect(await where(page)).toEqual(home);
  await follow(page, '/docs/quickstart/hello-world/');
  await arrive(page, 'hello world!');
  stage.server.recover();
  await late;
  await atRest(page, stage.server);
  expect(await where(page)).toEqual(hello);
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-busy'))).toBe(false);
});

test("a pending click isn't overridden by the URL that follows the scroll position", async () => {
  const page = await stage.open('/docs/limits/');
  await interact(page);
  await page.mouse.wheel(0, 1500);
  stage.server.faults.push({ path: /js\/index\./, kind: 'late' });
  await follow(page, '/docs/');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => new URL(page.url()).hash).not.toBe('');
  stage.server.recover();
  await arrive(page, home.title);
  expect(await where(page)).toEqual(home);
});

test('the progress bar appears on a slow navigation, after a short delay', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  stage.server.faults.push({ path: /js\/limits\./, kind: 'late' });
  // Measured in the page, frame by frame, so that a busy machine makes no difference.
  const shownAfter = page.evaluate(async () => {
    const bar = document.getElementById('progress') ?? document.body;
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    while (!document.documentElement.hasAttribute('data-busy')) await nextFrame();
    const start = performance.now();
    while (new DOMMatrix(getComputedStyle(bar).transform).a === 0) await nextFrame();
    return performance.now() - start;
  });
  await follow(page, '/docs/limits/');
  expect(await shownAfter).toBeGreaterThan(150);
  stage.server.recover();
  await arrive(page, 'Limits');
  await page.waitForFunction(
    () => getComputedStyle(document.getElementById('progress') ?? document.body).opacity === '0',
  );
});

test('ten navigations in a second end on the last one', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  for (let i = 0; i < 5; i++) {
    await follow(page, '/docs/limits/');
    await follow(page, '/docs/quickstart/hello-world/');
  }
  await arrive(page, 'hello world!');
  await atRest(page, stage.server);
  expect(await where(page)).toEqual(hello);
});

test("a click before React has loaded isn't lost", async () => {
  const page = await stage.open('/docs/');
  stage.server.faults.push({ path: /js\/app\./, kind: 'late' });
  await follow(page, '/docs/limits/');
  await arrive(page, 'Limits');
  stage.server.recover();
  expect(await where(page)).toEqual(limits);
});

test("a click becomes a page load if the script that shows pages can't be loaded", async () => {
  const page = await stage.open('/docs/', { expected: /Failed to load resource|dynamically imported/ });
  await page.evaluate(() => Object.assign(window, { marker: true }));
  stage.server.faults.push({ path: /js\/show-page\./, kind: 'missing' });
  await follow(page, '/docs/limits/');
  await arrive(page, 'Limits');
  expect(await where(page)).toEqual(limits);
  expect(await page.evaluate(() => 'marker' in window)).toBe(false);
});

test('focus moves to the heading of the new page, and the drawer closes', async () => {
  const page = await stage.open('/docs/', { viewport: { width: 400, height: 800 } });
  await page.click('button[popovertarget="sidebar"]');
  expect(await page.isVisible('#sidebar')).toBe(true);
  await page.click('#sidebar a[href="/docs/limits/"]');
  await arrive(page, 'Limits');
  expect(await page.isVisible('#sidebar')).toBe(false);
  // Focus moves after the frame that shows the article, together with the rest of the page.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Limits');
  expect(await page.getAttribute('#sidebar a[href="/docs/limits/"]', 'aria-current')).toBe('page');
});

test('modified clicks, downloads and links to other sites are left to the browser', async () => {
  const elsewhere = 'https://example.com/docs/limits/';
  const page = await stage.open('/docs/', {
    routes: (context) =>
      context.route('https://example.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
      ),
  });
  await interact(page);
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.click('#sidebar a[href="/docs/limits/"]', { modifiers: ['ControlOrMeta'] }),
  ]);
  // Its initial empty document may still be open.
  await popup.waitForURL('**/docs/limits/');
  expect(await where(page)).toEqual(home);
  const downloaded = page.waitForEvent('download');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    link.download = 'limits.html';
    document.querySelector('#article')?.append(link);
    link.click();
  }, limits.address);
  await downloaded;
  expect(await where(page)).toEqual(home);
  await follow(page, elsewhere);
  await page.waitForURL(elsewhere);
  expect(await page.title()).toBe('Elsewhere');
});

test('the first page never fetches its own chunk, and keeps its article element', async () => {
  stage.server.requests.splice(0);
  const page = await stage.open('/docs/limits/');
  await page.evaluate(() => Object.assign(document.querySelector('#article h1') ?? {}, { marker: true }));
  await interact(page);
  await atRest(page, stage.server);
  expect(stage.server.requests.filter((path) => /js\/limits\./.test(path))).toEqual([]);
  expect(await page.evaluate(() => 'marker' in (document.querySelector('#article h1') ?? {}))).toBe(true);
});

test('a page is prefetched on hover, but not for readers who save data', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  stage.server.requests.splice(0);
  await page.hover('#sidebar a[href="/docs/limits/"]');
  await expect.poll(() => stage.server.requests.some((path) => /js\/limits\./.test(path))).toBe(true);

  const saver = await stage.open('/docs/', {
    before: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  });
  await interact(saver);
  stage.server.requests.splice(0);
  await saver.hover('#sidebar a[href="/docs/limits/"]');
  await atRest(saver, stage.server);
  expect(stage.server.requests.filter((path) => /js\/limits\./.test(path))).toEqual([]);
});

test('old URLs lead to their page within the app, with query and fragment', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await follow(page, '/docs/limits.html?a=b#memory');
  await arrive(page, 'Limits');
  expect(page.url()).toBe(`${stage.server.origin}/docs/limits/?a=b#memory`);
  await follow(page, '/docs/your-first-workflow');
  await arrive(page, 'hello world!');
  expect(await where(page)).toEqual(hello);
  expect(await page.evaluate(() => 'marker' in window)).toBe(true);
});

test('a click on an unknown URL shows the not-found page with the nearest pages', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  await follow(page, '/docs/limit');
  await arrive(page, 'Page not found');
  expect(await page.textContent('#article')).toContain('/docs/limit');
  await page.waitForSelector('#article li a[href="/docs/limits/"]');
  await page.click('#article li a[href="/docs/limits/"]');
  await arrive(page, 'Limits');
  expect(await where(page)).toEqual(limits);
});

test('without the Navigation API, links load documents and everything else works', async () => {
  const page = await stage.open('/docs/', {
    before: () => Object.defineProperty(window, 'navigation', { value: undefined }),
  });
  await interact(page);
  await page.evaluate(() => Object.assign(window, { marker: true }));
  await page.click('#sidebar a[href="/docs/limits/"]');
  await arrive(page, 'Limits');
  expect(await page.evaluate(() => 'marker' in window)).toBe(false);
  await page.goBack();
  expect(await where(page)).toEqual(home);
});

test('a page in two groups of the sidebar has one current entry: the selected one, or the first', async () => {
  const page = await stage.open('/docs/apps/all-apps/');
  const groups = () =>
    page.$$eval('#sidebar [aria-current]', (links) =>
      links.map((link) => link.closest('details')?.querySelector('summary')?.textContent),
    );
  expect(await groups()).toEqual(['Connecting Apps']);
  await follow(page, '/docs/limits/');
  await arrive(page, 'Limits');
  await page.click('#sidebar summary:has-text("Integrations")');
  await page.click('#sidebar details:has-text("Integrations") a[href="/docs/apps/all-apps/"]');
  await arrive(page, 'All apps');
  expect(await groups()).toEqual(['Integrations']);
});
