import { expect, test } from 'vitest';
import { nearest, suggest } from '../../src/nearest.ts';

test('the nearest name comes first, the alphabet decides between equals', () => {
  expect(nearest('memories', ['disk', 'memory', 'memo'], 2)).toEqual(['memory', 'memo']);
  expect(nearest('ac', ['ad', 'ab'], 2)).toEqual(['ab', 'ad']);
});

test('a short list is shown whole, a long one is not', () => {
  const letters = 'abcdefghijkl'.split('');
  expect(suggest('b', letters)).toBe(`Did you mean "b"? Known are: ${letters.join(', ')}.`);
  expect(suggest('b', [...letters, 'm'])).toBe('Did you mean "b"?');
  expect(suggest('b', [])).toBe('There is none to choose from.');
});
