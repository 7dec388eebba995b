import { forget } from '../browser/forget.ts';
import { recall, remember } from '../browser/storage.ts';

const name = 'recent-searches';
const most = 5;

/** The latest searches whose results were opened, stored in this browser only. */
export function recentSearches(): string[] {
  const value = recall(name);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, most) : [];
}

/** Adds a search at the start. */
export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text) remember(name, [text, ...recentSearches().filter((other) => other !== text)].slice(0, most));
}

/** Removes all recent searches. */
export function forgetSearches(): void {
  forget(name);
}
