import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { drawPng, packIco } from '../../src/build/icons/draw.ts';
import { iconFiles, webManifest } from '../../src/build/icons/files.ts';
import { readPicture } from '../../src/build/icons/shapes.ts';
import { siteFiles } from '../../src/build/site-files.ts';
import { readSite } from '../../src/shared/site.ts';
import { themeColors } from '../../src/ui/shell/theme-colors.ts';

const site = readSite({});
const contentOf = async (file: string): Promise<Buffer> => {
  const content = await iconFiles(site)[file]?.();
  if (!Buffer.isBuffer(content)) throw new Error(`${file} is no picture.`);
  return content;
};

/** Returns the color of a pixel as `r g b a`. */
function colorAt({ data, width }: PNG, x: number, y: number): string {
  const start = 4 * (y * width + x);
  return [...data.subarray(start, start + 4)].join(' ');
}

const [ground, line, dot, clear] = ['6 49 60 255', '52 210 139 255', '255 255 255 255', '0 0 0 0'];

describe('an icon matches favicon.svg', () => {
  test.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ])('%s, including its corners', async (file, size) => {
    const png = PNG.sync.read(await contentOf(file));
    const at = (x: number, y: number) =>
      colorAt(png, Math.floor((x / 32) * size), Math.floor((y / 32) * size));
    expect([png.width, png.height]).toEqual([size, size]);
    expect([at(0, 0), at(31.9, 31.9), at(16, 16)]).toEqual([ground, ground, ground]);
    expect([at(14, 11), at(22, 16), at(14, 21)]).toEqual([line, line, line]);
    expect([at(8, 11), at(10, 21)]).toEqual([dot, dot]);
  });

  test('favicon.ico has two sizes, with round corners', async () => {
    const ico = await contentOf('favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
    const images = [6, 22].map((entry) => {
      const start = ico.readUInt32LE(entry + 12);
      return PNG.sync.read(ico.subarray(start, start + ico.readUInt32LE(entry + 8)));
    });
    expect(images.map(({ width }) => width)).toEqual([16, 32]);
    for (const png of images) {
      expect([colorAt(png, 0, 0), colorAt(png, png.width / 2, png.width / 2)]).toEqual([clear, ground]);
      // Between them, edges are antialiased.
      expect(png.data.some((value, index) => index % 4 === 3 && value > 0 && value < 255)).toBe(true);
    }
  });

  test('the largest size of an ICO is encoded as 0', () => {
    const ico = packIco([{ pixels: 256, png: Buffer.from('x') }]);
    expect([ico[6], ico[7], ico.readUInt32LE(14), String(ico.subarray(22))]).toEqual([0, 0, 1, 'x']);
  });

  test('half-covered pixels mix the colors of both shapes', () => {
    const svg =
      '<svg viewBox="0 0 2 2"><rect width="2" height="2" fill="#000"/><rect width=".5" height="2" fill="#fff"/></svg>';
    const png = PNG.sync.read(drawPng(readPicture(svg), 2));
    expect([colorAt(png, 0, 0), colorAt(png, 1, 0)]).toEqual(['128 128 128 255', '0 0 0 255']);
  });
});

test.each([
  ['<svg viewBox="0 0 32 16"></svg>', 'square'],
  ['<svg viewBox="0 0 32 32"><text/></svg>', 'cannot have <text>'],
  ['<svg viewBox="0 0 32 32"><rect fill="red"/></svg>', '"red" is not a color'],
  ['<svg viewBox="0 0 32 32"><path d="M0 0h1" stroke="#fff"/></svg>', 'fill="none"'],
  [
    '<svg viewBox="0 0 32 32"><path d="M0 0Q1 1 2 2" fill="none" stroke-linecap="round"/></svg>',
    'the command Q',
  ],
  [
    '<svg viewBox="0 0 32 32"><path d="M0 0a9 5 0 0 1 4 0" fill="none" stroke-linecap="round"/></svg>',
    'half a circle',
  ],
])('an unsupported icon is rejected: %s', (svg, message) => {
  expect(() => readPicture(svg)).toThrow(message);
});

test('the manifest lists existing icons with their sizes, below the base', async () => {
  const other = readSite({ DOCS_BASE: '/help/' });
  const { icons, start_url, scope, theme_color } = JSON.parse(webManifest(other));
  expect({ start_url, scope, theme_color }).toEqual({
    start_url: '/help/',
    scope: '/help/',
    theme_color: '#fff',
  });
  const files = siteFiles({ site: other, entries: [], pages: async () => [] });
  // One picture serves several purposes.
  const sizesOf = new Map<string, string>(
    icons.map(({ src, sizes }: Record<string, string>) => [src, sizes]),
  );
  for (const [src, sizes] of sizesOf) {
    const content = await files[src.replace('/help/', '')]?.();
    expect(content, src).toBeDefined();
    if (src.endsWith('.png') && Buffer.isBuffer(content))
      expect(`${PNG.sync.read(content).width}x${PNG.sync.read(content).height}`).toBe(sizes);
  }
});

/** Converts a gray in OKLCH, approximately like browsers. */
function toHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) =>
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055,
  );
  return `#${channels
    .map((value) =>
      Math.round(255 * Math.min(value, 1))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

test('the theme color of browsers is that of the header, in both themes', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');
  const [, light, dark] = /--surface-1: light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/.exec(tokens) ?? [];
  const colors = [light, dark].map((text = '') => {
    const [lightness = 0, chroma = 0, hue = 0] = text.split(' ').map(Number);
    return toHex(lightness, chroma, hue);
  });
  expect([themeColors.light.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'), themeColors.dark]).toEqual(colors);
});
