import { expect, test } from 'vitest';
import { arrive, createStage, follow, interact } from './support/browser.ts';
import { expectAccessible, phone } from './support/figures.ts';

const stage = createStage();
const thanks = '#page-footer output a';
const yes = '#page-footer label:has-text("Yes") input';
const no = '#page-footer label:has-text("No") input';

test('an answer is confirmed, stored for this page only, and can be changed', async () => {
  const page = await stage.open('/docs/limits/');
  await interact(page);
  expect(await page.isVisible(thanks)).toBe(false);
  await page.check(yes);
  expect(await page.isVisible(thanks)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/docs/limits/');
  await expectAccessible(page);

  await follow(page, '/docs/pricing/');
  await arrive(page, 'Plans and pricing');
  await expect.poll(() => page.isChecked(yes)).toBe(false);
  await page.goBack();
  await arrive(page, 'Limits');
  await expect.poll(() => page.isChecked(yes)).toBe(true);
  await page.check(no);
  await page.reload();
  await interact(page);
  await expect.poll(() => page.isChecked(no)).toBe(true);
  expect(await page.isChecked(yes)).toBe(false);
});

test('an answer that is given before the script is loaded is stored too', async () => {
  const page = await stage.open('/docs/limits/');
  stage.server.faults.push({ path: /js\/app\./, kind: 'late' });
  await page.check(yes);
  stage.server.recover();
  await page.waitForSelector('html[data-live]');
  expect(await page.isChecked(yes)).toBe(true);
  await page.reload();
  await interact(page);
  await expect.poll(() => page.isChecked(yes)).toBe(true);
});

test('works with the keyboard, and causes no layout shift', async () => {
  const page = await stage.open('/docs/limits/');
  await interact(page);
  const topOfEditLink = () =>
    page.$eval('#page-footer p a', (link) => link.getBoundingClientRect().top + scrollY);
  const before = await topOfEditLink();
  await page.focus(yes);
  await page.keyboard.press('ArrowRight');
  expect(await page.isChecked(no)).toBe(true);
  expect(await page.isVisible(thanks)).toBe(true);
  expect(await topOfEditLink()).toBe(before);
});

test('works without scripts, and on a phone', async () => {
  const page = await stage.open('/docs/limits/', { ...phone, javaScriptEnabled: false });
  await page.check(no);
  expect(await page.isVisible(thanks)).toBe(true);
  expect(await page.getAttribute(thanks, 'href')).toMatch(/\/issues\/new\?title=/);
});
