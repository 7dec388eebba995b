import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkScript } from '../../src/chunk-script.ts';
import type { PageView } from '../../src/page.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const load = (script: string) => import(`data:text/javascript,${encodeURIComponent(script)}`);
const { view } = compileSite({ 'page.mdx': mdx('## Here') }).pages.get('/page/') ?? {};

test('a chunk brings the page that was compiled, whatever its text holds', async () => {
  const text = fc.oneof(
    fc.constantFrom('</script>', '\u2028', '\u2029', '`', '${', '}', '\\', '"', "'", '\n'),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  );
  const html = fc.array(text).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(html, async (article) => {
      const chunk = { view: { ...view, editUrl: article } as PageView, html: article };
      expect({ ...(await load(chunkScript(chunk))) }).toEqual(chunk);
    }),
    { numRuns: 50 },
  );
});

test('a chunk is the same text for the same page, so that its name is', () => {
  const chunk = { view: view as PageView, html: '<p>a</p>' };
  expect(chunkScript(structuredClone(chunk))).toBe(chunkScript(chunk));
});
