import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../node/folders.ts';
import type { Site } from '../../shared/site.ts';
import { themeColors } from '../../ui/shell/theme-colors.ts';
import type { FileContent } from '../output.ts';
import { drawPng, packIco } from './draw.ts';
import { type Picture, readPicture } from './shapes.ts';

const source = join(root, 'src/ui/favicon.svg');

/** The icons in all formats that systems request, drawn from `favicon.svg`, and the web app manifest. */
export function iconFiles(site: Site): Record<string, () => Promise<FileContent>> {
  const picture = () => readPicture(readFileSync(source, 'utf8'));
  return {
    'favicon.svg': async () => readFileSync(source),
    'favicon.ico': async () =>
      packIco([16, 32].map((pixels) => ({ pixels, png: drawPng(picture(), pixels) }))),
    'apple-touch-icon.png': async () => drawCovered(picture(), 180),
    ...Object.fromEntries(
      sizes.map((pixels) => [`icon-${pixels}.png`, async () => drawCovered(picture(), pixels)]),
    ),
    'site.webmanifest': async () => webManifest(site),
  };
}

/** The sizes that Chromium requires before it offers to install a site. */
const sizes = [192, 512];

/** Systems round the corners themselves, so the background shape fills them. */
const drawCovered = (picture: Picture, pixels: number): Buffer =>
  drawPng(picture, pixels, picture.shapes[0]?.color);

/** `site.webmanifest`, https://www.w3.org/TR/appmanifest/. */
export function webManifest({ base, name, description }: Site): string {
  const manifest = {
    name,
    short_name: name,
    description,
    id: base,
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [
      { src: `${base}favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
      ...sizes.flatMap((pixels) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `${base}icon-${pixels}.png`,
          type: 'image/png',
          sizes: `${pixels}x${pixels}`,
          purpose,
        })),
      ),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
