import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHash } from '../../src/shared/paths.ts';

const words = fc.constantFrom('%', '%2', '%E0%A4', '%00', '%C3%A9', '#', '<img>', 'constructor', '\\', '+');
const hash = fc
  .array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 8 })
  .map((parts) => `#${parts.join('')}`);

test('any hash decodes to a string without throwing', () => {
  fc.assert(
    fc.property(hash, (text) => {
      expect(typeof decodeHash(text)).toBe('string');
    }),
  );
});

test('an id survives encoding and decoding, whatever it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (id) => {
      const { hash } = new URL(`https://a.example/#${encodeURIComponent(id)}`);
      expect(decodeHash(hash || '#')).toBe(id);
    }),
  );
});
