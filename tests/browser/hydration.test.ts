import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { cacheDir, root } from '../../src/build/vite-config.ts';
import { readSite } from '../../src/site.ts';
import { arrive, createStage, follow, showInterest } from './support/browser.ts';
import { routesOf } from './support/routes.ts';

const dist = join(cacheDir, 'test-dist-hydration');
beforeAll(() =>
  buildSite({
    site: readSite({}),
    source: { contentDir: join(root, 'content') },
    outDir: dist,
    compress: false,
    checkHydration: true,
  }),
);
const stage = createStage(() => dist);

// React's own checks say in the console, which has to stay silent, where the browser's tree is not the server's.
test.each(routesOf(inject('dist')))('%s is taken over as it was sent', async (route) => {
  const page = await stage.open(`/docs${route}`);
  const shell = () =>
    ['header', 'page-tools', 'page-footer', 'toc'].map((id) =>
      document.getElementById(id)?.innerHTML.replaceAll('<!-- -->', ''),
    );
  const sent = await page.evaluate(shell);
  await showInterest(page);
  expect(await page.evaluate(shell)).toEqual(sent);
});

test('a page reached by navigation has the same shell and article as the one that is sent', async () => {
  const page = await stage.open('/docs/');
  await showInterest(page);
  await follow(page, '/docs/limits/');
  await arrive(page, 'Limits');
  const whole = () =>
    ['page-tools', 'article', 'page-footer', 'toc', 'sidebar'].map((id) =>
      document
        .getElementById(id)
        ?.innerHTML.replace(/<!-- -->| aria-current="true"| open=""| data-live=""/g, ''),
    );
  await page.waitForFunction(() => document.querySelector('#toc a')?.textContent === 'All limits');
  const navigated = await page.evaluate(whole);
  await page.reload();
  expect(navigated).toEqual(await page.evaluate(whole));
});
