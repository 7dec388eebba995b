import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from '../../src/search/recent.ts';
import { storageKey } from '../../src/shared/storage-key.ts';

const key = storageKey('recent-searches');
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
});

test('the five latest searches are remembered, each once, until they are forgotten', () => {
  for (const query of ['one', 'two', 'three', 'four', 'five', 'six', ' three ', ' ']) rememberSearch(query);
  expect(recentSearches()).toEqual(['three', 'six', 'five', 'four', 'two']);
  expect(JSON.parse(items.get(key) ?? '')).toHaveLength(5);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  expect(items.size).toBe(0);
});

test('of other values in the storage, at most five texts are used', () => {
  items.set(key, JSON.stringify([1, 'a', null, 'b', {}, 'c', 'd', 'e', 'f']));
  expect(recentSearches()).toEqual(['a', 'b', 'c', 'd', 'e']);
  items.set(key, '{"0":"a"}');
  expect(recentSearches()).toEqual([]);
});
