import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DiskCache } from './disk-cache.ts';
import type { Output } from './output.ts';

const compressible = /\.(css|html|js|json|md|svg|ts|txt|xml|yaml)$/;
/** Below this many bytes a compressed form saves nothing that a packet would notice. */
const smallest = 256;

const megabyte = 1_000_000;
/** The best there is for what readers wait for; a large text for machines takes a third of the time for a tenth more bytes. */
const qualityFor = (path: string, { byteLength }: Buffer): number =>
  path.endsWith('.txt') && byteLength > megabyte ? 9 : 11;

const brotli = promisify(brotliCompress);
const encoders: Record<string, (data: Buffer, path: string) => Promise<Buffer>> = {
  br: (data, path) =>
    brotli(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(path, data),
        [constants.BROTLI_PARAM_SIZE_HINT]: data.byteLength,
      },
    }),
  gz: (data) => promisify(gzip)(data, { level: 9 }),
};

/**
 * Writes a brotli and a gzip form beside every text file of the output.
 *
 * @param cacheDir folder of compressed forms by content, so that unchanged files cost nothing
 */
export async function compressOutput(output: Output, cacheDir: string): Promise<void> {
  const cache = new DiskCache(cacheDir);
  const jobs = [...output.files.values()]
    .filter(({ path, bytes }) => compressible.test(path) && bytes >= smallest)
    .flatMap(({ path }) => Object.keys(encoders).map((encoding) => ({ path, encoding })));
  // The work is done by the thread pool; a few at a time keep it busy and memory flat.
  let next = 0;
  const work = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++])
      await compressFile(output, job.path, job.encoding, cache);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  cache.prune();
}

async function compressFile(output: Output, path: string, encoding: string, cache: DiskCache): Promise<void> {
  const encode = encoders[encoding];
  if (!encode) throw new Error(`Unknown encoding ${encoding}.`);
  const data = output.read(path);
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.${encoding}`;
  output.writeForm(path, encoding, await cache.get(name, () => encode(data, path)));
}
