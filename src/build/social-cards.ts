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

/** Cards that are drawn at the same time. They keep the native threads busy without using much memory. */
const atOnce = 4;

/** Draws the pictures that chats and social networks show with a link to a page. */
export interface CardDrawer {
  /** Starts drawing the card of a page. Waits for earlier ones if too many are being drawn. */
  add(view: PageView): Promise<void>;
  /** Waits for all cards, also after an error, so that none is written later. */
  finish(): Promise<void>;
}

/**
 * Starts drawing cards on native threads, beside the work of the main thread.
 *
 * @param cacheDir folder for cards by the hash of what is drawn
 */
export async function startSocialCards(site: Site, output: Output, cacheDir: string): Promise<CardDrawer> {
  const cache = new DiskCache(cacheDir);
  const font = readFileSync(fontFile);
  const fontHash = createHash('sha256').update(font).digest('hex');
  const logoSvg = readFileSync(logo, 'utf8');
  const renderer = new Renderer();
  await renderer.registerFont({ name: 'Inter', data: font });
  const drawing = new Set<Promise<void>>();
  const draw = async (view: PageView) => {
    const card = socialCard(view, site, logoSvg);
    const hash = createHash('sha256')
      .update(JSON.stringify(card))
      .update(fontHash)
      .digest('hex')
      .slice(0, 32);
    const png = await cache.get(`${hash}.png`, () => renderer.render(card, { ...cardSize, format: 'png' }));
    output.write(socialCardFile(view.page.regularPath), png);
  };
  return {
    async add(view) {
      const card = draw(view);
      drawing.add(card);
      // A failed card stays in the set, so that its error is thrown later.
      card.then(
        () => drawing.delete(card),
        () => {},
      );
      if (drawing.size >= atOnce) await Promise.race(drawing);
    },
    async finish() {
      await Promise.allSettled(drawing);
      await Promise.all(drawing);
      cache.prune();
    },
  };
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
