import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, test } from 'vitest';
import { Output } from '../../src/build/output.ts';
import { cardSize, startSocialCards } from '../../src/build/social-cards.ts';
import { readSite } from '../../src/shared/site.ts';
import { compileSite, mdx } from './support/tiny-site.ts';

const dir = mkdtempSync(join(tmpdir(), 'docs-cards-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const site = readSite({});

/** Draws the card of a page with a title, and returns its pixels. */
async function draw(title: string): Promise<PNG> {
  const { pages } = compileSite({ 'a/page.mdx': mdx('Text.').replace('A page', title) });
  const views = [...pages.values()].map(({ view }) => view);
  const output = new Output(join(dir, 'site'), '/docs/');
  output.begin();
  const cards = await startSocialCards(site, output, join(dir, 'cache'));
  for (const view of views) await cards.add(view);
  await cards.finish();
  const card = output.read('a/page/card.png');
  output.discard();
  return PNG.sync.read(card);
}

/** Returns the rows with white pixels, from the title and the site's name. */
function whiteRows({ data, width, height }: PNG): number[] {
  const rows = Array.from({ length: height }, (_, row) => row);
  return rows.filter((row) =>
    Array.from({ length: width }, (_, column) => 4 * (row * width + column)).some(
      (at) => data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255,
    ),
  );
}

describe('social cards', () => {
  test('have the size that social networks use', async () => {
    const { width, height } = await draw('Limits');
    expect({ width, height }).toEqual(cardSize);
  });

  test.each([
    'Limits',
    'Changing how we reference $event and $context',
    'A title of a hundred characters, which is far more than any page of this site has ever had until today',
  ])("leave space between the title, the site's name and the edges: %s", async (title) => {
    const rows = whiteRows(await draw(title));
    expect(rows[0]).toBeGreaterThan(60);
    expect(rows.at(-1)).toBeLessThan(cardSize.height - 60);
    // At least 24 rows above the site's name have no text.
    const gap = rows.findLastIndex((row, index) => row - (rows[index - 1] ?? row) > 24);
    expect(gap).toBeGreaterThan(0);
    expect(rows[gap]).toBeGreaterThan(480);
  });

  test('differ by title', async () => {
    expect((await draw('Limits')).data.equals((await draw('Pricing')).data)).toBe(false);
  });
});
