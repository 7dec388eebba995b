// cspell:ignore takumi wght
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Renderer } from '@takumi-rs/core';
import { container, image, type Node, text } from '@takumi-rs/helpers';
import { root } from '../node/folders.ts';
import type { PageView } from '../shared/page.ts';
import { socialCardFile } from '../shared/paths.ts';
import type { Site } from '../shared/site.ts';
import { DiskCache } from './disk-cache.ts';
import type { Output } from './output.ts';

/** The size that X, Slack, Facebook and LinkedIn show without cropping. */
export const cardSize = { width: 1200, height: 630 } as const;

const colors = {
  background: '#0f1b1c',
  dot: '#27403c',
  pipe: '#143a36',
  accent: '#34d28b',
  text: '#fff',
} as const;
const logo = join(root, 'src/ui/favicon.svg');
/** The pipe of the logo, large, behind the text. */
const pipe = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 7 20 18" fill="none" stroke="${colors.pipe}" stroke-width="1.5" stroke-linecap="round"><path d="M8 11h9a5 5 0 0 1 0 10h-6"/><g fill="${colors.pipe}" stroke="none"><circle cx="8" cy="11" r="1.6"/><circle cx="10" cy="21" r="1.6"/></g></svg>`;
// Inter is free to use under the SIL Open Font License.
const require = createRequire(import.meta.url);
const fontFile = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/**
 * Draws the picture that chats and social networks show with a link to a page.
 *
 * @param views the pages
 * @param cacheDir folder for cards by the hash of what is drawn
 */
export async function drawSocialCards(
  views: readonly PageView[],
  site: Site,
  output: Output,
  cacheDir: string,
): Promise<void> {
  const cache = new DiskCache(cacheDir);
  const font = readFileSync(fontFile);
  const renderer = new Renderer();
  await renderer.registerFont({ name: 'Inter', data: font });
  const draw = async (view: PageView) => {
    const card = socialCard(view, site, readFileSync(logo, 'utf8'));
    const hash = createHash('sha256').update(JSON.stringify(card)).update(font).digest('hex').slice(0, 32);
    const png = await cache.get(`${hash}.png`, () => renderer.render(card, { ...cardSize, format: 'png' }));
    output.write(socialCardFile(view.page.regularPath), png);
  };
  // Rendering happens on native threads. Four concurrent cards keep them busy without using much memory.
  let next = 0;
  const work = async () => {
    for (let view = views[next++]; view; view = views[next++]) await draw(view);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  cache.prune();
}

/** The chapter and the title on the canvas of the site's drawings, with the logo. */
export function socialCard({ page, breadcrumbs }: PageView, site: Site, logoSvg: string): Node {
  const chapter = breadcrumbs.map(({ title }) => title).join(' › ');
  const heading = text(page.title, {
    fontSize: page.title.length > 45 ? 68 : 84,
    fontWeight: 750,
    lineHeight: 1.1,
    letterSpacing: -2,
    textWrap: 'balance',
  });
  // Elements with a position are above the pipe.
  const column = { position: 'relative', display: 'flex', flexDirection: 'column' } as const;
  return container({
    style: {
      ...column,
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      padding: 72,
      backgroundColor: colors.background,
      backgroundImage: `radial-gradient(${colors.dot} 1.6px, transparent 2px)`,
      backgroundSize: '32px 32px',
      color: colors.text,
      fontFamily: 'Inter',
      fontSize: 34,
      fontWeight: 600,
    },
    children: [
      image({ src: pipe, width: 480, height: 432, style: { position: 'absolute', right: 0, bottom: -48 } }),
      container({
        style: { ...column, gap: 20 },
        children: [...(chapter ? [text(chapter, { color: colors.accent })] : []), heading],
      }),
      container({
        style: { display: 'flex', alignItems: 'center', gap: 24 },
        children: [image({ src: logoSvg, width: 72, height: 72 }), text(site.name)],
      }),
    ],
  });
}
