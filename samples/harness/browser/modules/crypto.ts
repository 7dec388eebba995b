import { Buffer } from 'node:buffer';
import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { CHash } from '@noble/hashes/utils.js';

/* The part of Node.js's `crypto` that steps use: digests, signatures, and random values. */

const algorithms: Readonly<Record<string, CHash>> = { md5, sha1, sha256, sha384, sha512 };
type Data = string | Uint8Array;

const bytesOf = (data: Data, encoding?: BufferEncoding): Uint8Array =>
  typeof data === 'string' ? Buffer.from(data, encoding) : data;

function algorithmOf(name: string): CHash {
  const algorithm = algorithms[name.toLowerCase().replace('-', '')];
  if (!algorithm) throw new Error('Digest method not supported');
  return algorithm;
}

/** Creates a hash with the interface of Node.js: any number of updates, then a single digest. */
function createDigest(hash: { update(data: Uint8Array): unknown; digest(): Uint8Array }) {
  let isDone = false;
  const digest = {
    update(data: Data, encoding?: BufferEncoding) {
      if (isDone) throw new Error('Digest already called');
      hash.update(bytesOf(data, encoding));
      return digest;
    },
    digest(encoding?: BufferEncoding) {
      if (isDone) throw new Error('Digest already called');
      isDone = true;
      const bytes = Buffer.from(hash.digest());
      return encoding === undefined ? bytes : bytes.toString(encoding);
    },
  };
  return digest;
}

const { crypto } = globalThis;

export default {
  createHash: (name: string) => createDigest(algorithmOf(name).create()),
  createHmac: (name: string, key: Data) => createDigest(hmac.create(algorithmOf(name), bytesOf(key))),
  randomBytes: (size: number, callback?: (error: null, bytes: Buffer) => void) => {
    const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(size)));
    if (!callback) return bytes;
    setTimeout(() => callback(null, bytes));
    return undefined;
  },
  randomUUID: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
    bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
    const hex = Buffer.from(bytes).toString('hex');
    return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  },
  randomInt: (first: number, second?: number) => {
    const [low, high] = second === undefined ? [0, first] : [first, second];
    return low + Math.floor(Math.random() * (high - low));
  },
  timingSafeEqual: (a: Uint8Array, b: Uint8Array) => {
    if (a.length !== b.length)
      throw Object.assign(new RangeError('Input buffers must have the same byte length'), {
        code: 'ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH',
      });
    return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
  },
  getHashes: () => Object.keys(algorithms),
};
