import { expect, test } from 'vitest';
import { nearest, suggest } from '../../src/shared/nearest.ts';

test('the nearest name comes first, and equal ones are in alphabetical order', () => {
  expect(nearest('memories', ['disk', 'memory', 'memo'], 2)).toEqual(['memory', 'memo']);
  expect(nearest('ac', ['ad', 'ab'], 2)).toEqual(['ab', 'ad']);
});

test('a short list is shown completely, unlike a long one', () => {
  const letters = 'abcdefghijkl'.split('');
  expect(suggest('b', letters)).toBe(`Did you mean "b"? Known are: ${letters.join(', ')}.`);
  expect(suggest('b', [...letters, 'm'])).toBe('Did you mean "b"?');
  expect(suggest('b', [])).toBe('There is none to choose from.');
});

test('dissimilar names are not suggested', () => {
  expect(suggest('date', ['title', 'description'])).toBe('Known are: title, description.');
  const names = Array.from({ length: 13 }, (_, index) => `sendHttpSeconds${index}`);
  expect(suggest('handoffs', names)).toMatch(
    /^None of the 13 that are known is spelled alike; some are: sendHttpSeconds\d+(?:, sendHttpSeconds\d+){4}\.$/,
  );
  expect(suggest('/faq/', ['/cli/', '/apps/'])).toBe('Known are: /cli/, /apps/.');
});

test('a name that contains the word, or differs in case, is suggested', () => {
  expect(suggest('memory', ['disk', 'memoryDefault'])).toContain('Did you mean "memoryDefault"?');
  expect(suggest('MEMORY', ['disk', 'memory'])).toContain('Did you mean "memory"?');
  expect(suggest('', ['disk', 'memory'])).toBe('Known are: disk, memory.');
});
