import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPassed } from '../browser/every-page/passed.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const headers = { 'Content-Security-Policy': "default-src 'self'" };

/** Writes a site of two pages. */
function site(dist: string, document: string, sent: Record<string, string> = headers): string {
  for (const route of ['a', 'b']) mkdirSync(join(dist, 'docs', route), { recursive: true });
  writeFileSync(join(dist, 'site.json'), JSON.stringify({ headers: sent }));
  writeFileSync(join(dist, 'docs/a/index.html'), document);
  writeFileSync(join(dist, 'docs/b/index.html'), document);
  return dist;
}

test('a page that has passed is checked again after a change of its document, the headers or the browser', () => {
  const [dist, folder] = [temporaryFolder(), temporaryFolder()];
  const passed = openPassed(site(dist, 'A document.'), '1', folder);
  expect(passed.has('/a/')).toBe(false);
  passed.add('/a/');
  const has = (route: string, version = '1') => openPassed(dist, version, folder).has(route);
  expect([has('/a/'), has('/b/'), has('/a/', '2')]).toEqual([true, false, false]);
  site(dist, 'Another document.');
  expect(has('/a/')).toBe(false);
  site(dist, 'A document.', { ...headers, 'Referrer-Policy': 'no-referrer' });
  expect(has('/a/')).toBe(false);
  site(dist, 'A document.');
  expect(has('/a/')).toBe(true);
});
