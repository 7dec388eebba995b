import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, inject, test } from 'vitest';
import type { PageChunk } from '../../src/page.ts';
import { chunkFile, keyOfRoute } from '../../src/paths.ts';
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

test("a page's view is read from its document as its chunk has it", async () => {
  const source = readFileSync(join(import.meta.dirname, '../../src/ui/shell/sent-view.ts'), 'utf8');
  const { code } = await transformWithOxc(source, 'sent-view.ts');
  const script = `{${code.replace(/export (?=const|function)|export \{.*?\};?/gs, '')}; JSON.stringify(readView(document))}`;
  const dir = join(inject('checkedDist'), 'docs');
  const { pages } = JSON.parse(readFileSync(join(dir, 'assets/pages-0.json'), 'utf8'));
  for (const route of ['/', '/limits/', '/quickstart/hello-name/', '/api/rest/', '/components/api/']) {
    const page = await stage.open(`/docs${route}`);
    const chunk: PageChunk = await import(join(dir, chunkFile(keyOfRoute(route), pages[route])));
    expect(JSON.parse(await page.evaluate<string>(script)), route).toEqual(
      JSON.parse(JSON.stringify(chunk.view)),
    );
    await page.context().close();
  }
});
