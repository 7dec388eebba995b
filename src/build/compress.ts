import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { DiskCache } from './disk-cache.ts';
import { hashOfFile, type Output, type OutputFile } from './output.ts';

const compressible = /\.(css|html|js|json|md|svg|ts|txt|xhtml|xml|yaml)$/;
/** Smaller files would not be sent in fewer packets. */
const smallest = 256;

const megabyte = 1_000_000;
/**
 * The highest level for what readers wait for. For large texts that only programs read, a lower level takes a third of the time
 * for a tenth more bytes.
 */
const qualityFor = ({ path, bytes }: OutputFile): number =>
  path.endsWith('.txt') && bytes > megabyte ? 9 : 11;

const encoders: [encoding: string, encode: (file: OutputFile) => Transform][] = [
  [
    'br',
    (file) =>
      createBrotliCompress({
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualityFor(file),
          [constants.BROTLI_PARAM_SIZE_HINT]: file.bytes,
        },
      }),
  ],
  ['gz', () => createGzip({ level: 9 })],
];

/**
 * Writes a brotli and a gzip file beside every text file of the output, unless the file is too small to gain from it.
 *
 * @param cacheDir folder for compressed files by content hash
 */
export async function compressOutput(output: Output, cacheDir: string): Promise<void> {
  const cache = new DiskCache(cacheDir);
  const files = [...output.files.values()].filter(
    ({ path, bytes }) => compressible.test(path) && bytes >= smallest,
  );
  // Node's thread pool does the work. Up to four jobs, one more than there are processors, keep it busy; each takes about 40 MB.
  let next = 0;
  const work = async () => {
    for (let file = files[next++]; file; file = files[next++]) await compressFile(output, file, cache);
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work));
  cache.prune();
}

/** Compresses a file as a stream, so that only its compressed form is in memory. */
async function compressFile(output: Output, file: OutputFile, cache: DiskCache): Promise<void> {
  const place = output.fileOf(file.path);
  const hash = hashOfFile(place).slice(0, 32);
  for (const [encoding, encode] of encoders) {
    const form = await cache.get(`${hash}.${encoding}`, () =>
      pipeline(createReadStream(place), encode(file), buffer),
    );
    output.writeForm(file.path, encoding, form);
  }
}
