// cspell:ignore IHDR IDAT IEND
import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from './shapes.ts';

/**
 * Draws a picture as a PNG with transparency.
 *
 * @param pixels width and height
 * @param background fills the corners, for systems that apply their own mask
 */
export function drawPng({ size, shapes }: Picture, pixels: number, background?: Color): Buffer {
  const scale = pixels / size;
  const line = 1 + 4 * pixels;
  const data = Buffer.alloc(line * pixels);
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++) {
      const point = [(x + 0.5) / scale, (y + 0.5) / scale] as const;
      let color = background ?? transparent;
      let alpha = background ? 1 : 0;
      for (const shape of shapes) {
        // Approximate coverage of the pixel, for smooth edges.
        const cover = Math.min(Math.max(0.5 - shape.distance(point) * scale, 0), 1);
        if (cover === 0) continue;
        const below = alpha * (1 - cover);
        color = cover === 1 ? shape.color : mix(shape.color, cover, color, below);
        alpha = cover + below;
      }
      const start = y * line + 1 + 4 * x;
      data[start] = color[0];
      data[start + 1] = color[1];
      data[start + 2] = color[2];
      data[start + 3] = Math.round(alpha * 255);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  // 8 bits each for red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type Color = Picture['shapes'][number]['color'];

const transparent: Color = [0, 0, 0];

/** Blends two colors by their opacity. */
function mix(above: Color, cover: number, color: Color, below: number): Color {
  const channel = (index: 0 | 1 | 2) =>
    Math.round((above[index] * cover + color[index] * below) / (cover + below));
  return [channel(0), channel(1), channel(2)];
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

/** Combines PNGs into an ICO file, which browsers request by default. */
export function packIco(images: readonly { pixels: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { pixels, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    // One byte each; 0 means 256.
    directory.set([pixels % 256, pixels % 256], entry);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
