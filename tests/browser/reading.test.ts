import { describe, expect, test } from 'vitest';
import { afterReading, arrive, atRest, createStage, follow, interact } from './support/browser.ts';

const stage = createStage();

declare global {
  /** The types of the events that the document, the window and its other objects were told to listen to. */
  var watchedEvents: string[] | undefined;
}

describe('scrolling', () => {
  test('puts the current heading into the URL, without adding history entries', async () => {
    const page = await stage.open('/docs/limits/');
    const entries = await page.evaluate(() => history.length);
    await page.mouse.move(640, 400);
    await page.evaluate(() => document.getElementById('memory')?.scrollIntoView());
    await page.mouse.wheel(0, 30);
    await expect.poll(() => new URL(page.url()).hash).toBe('#memory');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await page.textContent('#toc [aria-current]')).toBe('Memory');
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    expect(page.url()).toBe(`${stage.server.origin}/docs/limits/`);
  });

  test("changes the URL, while moving the pointer doesn't", async () => {
    const page = await stage.open('/docs/limits/#no-such-section');
    await interact(page);
    await page.mouse.move(640, 400);
    // Resizing the window makes the script check all headings again.
    await page.setViewportSize({ width: 1280, height: 700 });
    await afterReading(page);
    expect(new URL(page.url()).hash).toBe('#no-such-section');
    await page.mouse.wheel(0, 30);
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  });

  test('runs no code of the site between headings', async () => {
    const page = await stage.open('/docs/limits/', {
      before: () => {
        const watched: string[] = [];
        globalThis.watchedEvents = watched;
        const original = EventTarget.prototype.addEventListener;
        EventTarget.prototype.addEventListener = function (type: string, ...rest: [never]) {
          // Scrolling the page runs no listeners of elements.
          if (!(this instanceof Element)) watched.push(type);
          original.call(this, type, ...rest);
        };
      },
    });
    await interact(page);
    await page.mouse.wheel(0, 30);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await atRest(page, stage.server);
    const watched = await page.evaluate(() => globalThis.watchedEvents);
    expect(watched).toContain('scrollend');
    expect(watched).not.toContain('scroll');
  });

  test('by the browser (a hash, or a restored position) neither loads React nor changes the URL', async () => {
    stage.server.requests.splice(0);
    const page = await stage.open('/docs/limits/#acceptable-use');
    await atRest(page, stage.server);
    expect(new URL(page.url()).hash).toBe('#acceptable-use');
    await page.reload();
    await atRest(page, stage.server);
    expect(new URL(page.url()).hash).toBe('#acceptable-use');
    expect(stage.server.requests.filter((path) => /js\/(?:app|react)\./.test(path))).toEqual([]);
    expect(await page.textContent('#toc [aria-current]')).toBe('Acceptable use');
  });

  test('ends below the header, also for the former id of a heading', async () => {
    const page = await stage.open('/docs/limits/#memory');
    const top = await page.evaluate(
      () => document.getElementById('memory')?.getBoundingClientRect().top ?? 0,
    );
    expect(top).toBeGreaterThan(50);
    expect(top).toBeLessThan(160);
    await interact(page);
    await follow(page, '/docs/#overview');
    await arrive(page, 'Connect APIs, remarkably fast');
    expect(new URL(page.url()).hash).toBe('#overview');
  });

  test.each(['#%E0%A4%A', '#"><img src=x onerror=alert(1)>', '#constructor', `#${'a'.repeat(5000)}`])(
    'handles the hash %s',
    async (hash) => {
      const page = await stage.open(`/docs/limits/${hash}`);
      await interact(page);
      await page.mouse.wheel(0, 400);
      await atRest(page, stage.server);
      expect(await page.textContent('#article h1')).toBe('Limits');
    },
  );
});

describe('the first page of a visit', () => {
  test('only requests its document, stylesheet, boot script and icon', async () => {
    stage.server.requests.splice(0);
    // Nothing waits for a timer either: the page's clock is a minute ahead.
    const page = await stage.open('/docs/quickstart/hello-world/', {
      routes: (context) => context.clock.install(),
    });
    await page.clock.runFor(60_000);
    await atRest(page, stage.server);
    const paths = stage.server.requests.map((path) => path.replace(/\.[\w-]{8}\./, '.HASH.')).sort();
    expect(paths.filter((path) => !path.includes('favicon'))).toEqual([
      '/docs/assets/css/drawings.HASH.css',
      '/docs/assets/css/first.HASH.css',
      '/docs/assets/css/parts.HASH.css',
      '/docs/assets/css/screens.HASH.css',
      '/docs/assets/js/boot.HASH.js',
      '/docs/quickstart/hello-world/',
    ]);
  });

  test('sends no requests to other origins, before and after the first interaction', async () => {
    const page = await stage.open('/docs/');
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.server.origin)) foreign.push(request.url());
    });
    await interact(page);
    await page.keyboard.press('/');
    await page.waitForSelector('#search-dialog[open]');
    await atRest(page, stage.server);
    expect(foreign).toEqual([]);
  });

  test('is complete without scripts: text, menu, links, tabs', async () => {
    const page = await stage.open('/docs/quickstart/hello-world/', {
      javaScriptEnabled: false,
      viewport: { width: 400, height: 800 },
    });
    expect(await page.textContent('h1')).toBe('hello world!');
    await page.click('button[popovertarget="sidebar"]');
    await page.click('#sidebar a[href="/docs/limits/"]');
    expect(await page.textContent('h1')).toBe('Limits');
    expect(await page.isVisible('#sidebar')).toBe(false);
    await page.goto(`${stage.server.origin}/docs/quickstart/hello-world/`);
    const second = page.locator('[data-tabs] input').nth(1);
    await second.check({ force: true });
    expect(await page.locator('[data-tabs] > div').nth(1).isVisible()).toBe(true);
    expect(await page.locator('[data-tabs] > div').nth(0).isVisible()).toBe(false);
    expect(await page.isVisible('[data-search]')).toBe(false);
  });
});

describe('the shell', () => {
  test('the mouse wheel over the sidebar or the table of contents scrolls the page', async () => {
    const page = await stage.open('/docs/limits/', { viewport: { width: 1440, height: 900 } });
    for (const selector of ['#sidebar', '#toc']) {
      await page.evaluate(() => scrollTo(0, 0));
      const box = await page.locator(selector).boundingBox();
      await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    }
  });

  test('in the sidebar only the current page and its groups are bold, and every row is at least 2.5rem high for touch', async () => {
    const page = await stage.open('/docs/workflows/events/inspect/', {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await page.click('button[popovertarget="sidebar"]');
    const rows = await page.locator('#sidebar ul:not(ul ul) > li > :is(a, details)').evaluateAll((all) =>
      all.map((row) => {
        const line = row.querySelector('summary') ?? row;
        const isBold = Number(getComputedStyle(line).fontWeight) > 400;
        const shouldBe = row.matches('[aria-current], :has([aria-current])');
        return { text: line.textContent, wrong: isBold !== shouldBe, height: line.clientHeight };
      }),
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter(({ wrong, height }) => wrong || height < 40)).toEqual([]);
  });

  test('on a phone, the bar below the header names the current section', async () => {
    const page = await stage.open('/docs/limits/', { viewport: { width: 360, height: 700 } });
    const button = page.locator('#page-tools button');
    expect(await button.textContent()).toBe('On this page');
    await page.mouse.move(100, 300);
    await page.waitForSelector('html[data-live]');
    await page.evaluate(() => document.getElementById('memory')?.scrollIntoView());
    await page.mouse.wheel(0, 30);
    await expect.poll(() => button.textContent()).toContain('Memory');
    expect((await button.boundingBox())?.y).toBeLessThan(100);
  });

  test('previous and next links follow the sidebar, and frontmatter hides them', async () => {
    const page = await stage.open('/docs/limits/');
    expect(await page.locator('#page-footer a[rel]').count()).toBe(0);
    await page.goto(`${stage.server.origin}/docs/quickstart/hello-world/`);
    const order = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('#sidebar a[href^="/"]')].map((link) => link.getAttribute('href')),
      ),
    ]);
    const here = order.indexOf('/docs/quickstart/hello-world/');
    expect(here).toBeGreaterThan(0);
    expect(await page.getAttribute('#page-footer a[rel=prev]', 'href')).toBe(order[here - 1]);
    expect(await page.getAttribute('#page-footer a[rel=next]', 'href')).toBe(order[here + 1]);
  });

  test('the edit link leads to the source of the current page', async () => {
    const page = await stage.open('/docs/');
    await interact(page);
    await follow(page, '/docs/quickstart/hello-world/');
    await arrive(page, 'hello world!');
    const link = page.getByText('Help us improve this page! Submit an edit on Github', { exact: true });
    await expect
      .poll(() => link.getAttribute('href'))
      .toBe('https://github.com/PipedreamHQ/pipedream/edit/master/docs/docs/quickstart/hello-world.mdx');
  });

  test('opened groups stay open in the next document, and the sidebar keeps its scroll position', async () => {
    const page = await stage.open('/docs/limits/', { viewport: { width: 1280, height: 500 } });
    await page.click('#sidebar summary');
    expect(await page.getAttribute('#sidebar details', 'open')).toBe('');
    await page.waitForFunction(() => localStorage.length > 0);
    await page.reload();
    expect(await page.getAttribute('#sidebar details', 'open')).toBe('');
    await interact(page);
    const scroll = () => document.getElementById('sidebar')?.scrollTop ?? -1;
    await page.evaluate(() => document.getElementById('sidebar')?.scrollTo(0, 40));
    const before = await page.evaluate(scroll);
    await follow(page, '/docs/quickstart/hello-world/');
    await arrive(page, 'hello world!');
    expect(await page.evaluate(scroll)).toBe(before);
  });

  test.each(['null', '[]', '{', '"light"', '{"client":null}', '<b>'])(
    'a foreign localStorage value %s breaks nothing',
    async (value) => {
      const page = await stage.open('/docs/quickstart/hello-world/', {
        routes: (context) =>
          context.addInitScript((text) => {
            for (const name of ['theme', 'groups', 'tabs']) localStorage.setItem(`docs.${name}`, text);
          }, value),
      });
      await page.locator('[data-tabs] input').nth(1).check({ force: true });
      await interact(page);
      await follow(page, '/docs/limits/');
      await arrive(page, 'Limits');
      expect(['light', 'dark', null]).toContain(await page.getAttribute('html', 'data-theme'));
    },
  );

  test('blocked storage breaks nothing', async () => {
    const page = await stage.open('/docs/quickstart/hello-world/', {
      before: () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
    });
    await page.click('role=button[name="Theme: system"]');
    await page.waitForSelector('html[data-theme="light"]');
    await page.click('#sidebar summary');
    await page.locator('[data-tabs] input').nth(1).check({ force: true });
    expect(await page.locator('[data-tabs] > div').nth(1).isVisible()).toBe(true);
  });
});
