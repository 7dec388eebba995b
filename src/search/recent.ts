import { forget } from '../browser/forget.ts';
import { recall, remember } from '../browser/storage.ts';

const name = 'recent-searches';
const most = 5;

/** What the reader has searched for and found, the latest first. It stays in this browser. */
export function recentSearches(): string[] {
  const value = recall(name);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, most) : [];
}

/** Puts a search first. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text) remember(name, [text, ...recentSearches().filter((other) => other !== text)].slice(0, most));
}

/** Forgets all searches. */
export function forgetSearches(): void {
  forget(name);
}
