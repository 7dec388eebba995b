import { expect, test } from 'vitest';
import { createStage } from './support/browser.ts';

const stage = createStage();
/** A4 without its margins, in CSS pixels. */
const paper = { width: 680, height: 1000 };

test.each(['/docs/components/api/', '/docs/limits/', '/docs/pricing/', '/docs/api/rest/'])(
  'breaks no words in tables, and prints tables completely: %s',
  async (path) => {
    const page = await stage.open(path, { viewport: paper });
    await page.emulateMedia({ media: 'print' });
    const { words, broken, wide } = await page.evaluate(() => {
      const found = { words: 0, broken: [] as string[], wide: [] as string[] };
      const range = document.createRange();
      for (const table of document.querySelectorAll('#article table')) {
        if (table.scrollWidth > (table.parentElement?.clientWidth ?? 0) + 1)
          found.wide.push(table.parentElement?.ariaLabel ?? '');
        const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            found.words++;
            if (range.getClientRects().length > 1) found.broken.push(word);
          }
      }
      return found;
    });
    expect(words).toBeGreaterThan(20);
    expect(broken).toEqual([]);
    expect(wide).toEqual([]);
  },
);
