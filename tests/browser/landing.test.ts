import { expect, test } from 'vitest';
import { arrive, atRest, createStage, follow, interact } from './support/browser.ts';

const stage = createStage();

test('after a link to a heading, Tab continues from that heading', async () => {
  const page = await stage.open('/docs/');
  await interact(page);
  await follow(page, '/docs/limits/#memory');
  await arrive(page, 'Limits');
  await page.waitForFunction(() => document.activeElement?.closest('#article'));
  await atRest(page, stage.server);
  const landed = await page.evaluate(() => scrollY);
  expect(landed).toBeGreaterThan(500);
  await page.keyboard.press('Tab');
  await atRest(page, stage.server);
  const next = await page.evaluate(() => {
    const memory = document.getElementById('memory');
    const { activeElement } = document;
    if (!memory || !activeElement) return 'nowhere';
    const isAfter = memory.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isAfter ? 'after' : 'before';
  });
  expect(next).toBe('after');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(landed - 100);
});

test('Back restores a position at the end of a page after a page with a shorter footer', async () => {
  const hello = '/docs/quickstart/hello-world/';
  const page = await stage.open(hello);
  await interact(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await atRest(page, stage.server);
  const end = await scrolled();
  expect(end).toBeGreaterThan(500);
  // This page has no neighbors to link to, so its footer is shorter.
  await follow(page, '/docs/limits/');
  await arrive(page, 'Limits');
  await page.waitForFunction(() => !document.querySelector('#page-footer a[rel]'));
  await page.goBack();
  await arrive(page, 'hello world!');
  await atRest(page, stage.server);
  expect(Math.abs((await scrolled()) - end)).toBeLessThan(3);
});
