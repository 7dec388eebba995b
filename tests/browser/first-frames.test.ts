import { expect, test } from 'vitest';
import { createStage } from './support/browser.ts';

const stage = createStage();

// On a slow connection, browsers paint partial documents that end at any of these elements.
test.each([360, 700, 1000, 1440])(
  'nothing moves while the rest of a document loads, at %i px',
  async (width) => {
    const page = await stage.open('/docs/limits/', { viewport: { width, height: 800 } });
    const { names, moved } = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('#header > div > *, body > div > :is(nav, main, aside)')];
      const placeOf = (part: Element) => {
        const { x, y, width } = part.getBoundingClientRect();
        return `${part.localName}.${part.className}: ${x}, ${y}, ${width}`;
      };
      const places = parts.map((part) => ({ part, place: placeOf(part) }));
      return {
        names: parts.map(({ localName }) => localName),
        moved: parts.toReversed().flatMap((missing) => {
          missing.remove();
          return places
            .filter(({ part, place }) => part.isConnected && placeOf(part) !== place)
            .map(({ part, place }) => `${place} in the document, before that ${placeOf(part)}`);
        }),
      };
    });
    expect(names).toEqual(['button', 'a', 'button', 'dialog', 'a', 'button', 'nav', 'main', 'aside']);
    expect(moved).toEqual([]);
  },
);
