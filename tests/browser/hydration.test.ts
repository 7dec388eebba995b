import { expect, inject, test } from 'vitest';
import { arrive, createStage, follow, showInterest } from './support/browser.ts';

const stage = createStage(() => inject('checkedDist'));

test('a page reached by navigation has the same shell and article as the one that is sent', async () => {
  const page = await stage.open('/docs/');
  await showInterest(page);
  await follow(page, '/docs/limits/');
  await arrive(page, 'Limits');
  const whole = () =>
    ['page-tools', 'article', 'page-footer', 'toc', 'sidebar'].map((id) =>
      document
        .getElementById(id)
        ?.innerHTML.replace(/<!-- -->| aria-current="true"| open=""| data-live=""| tabindex="0"/g, ''),
    );
  await page.waitForFunction(() => document.querySelector('#toc a')?.textContent === 'All limits');
  const navigated = await page.evaluate(whole);
  await page.reload();
  expect(navigated).toEqual(await page.evaluate(whole));
});
