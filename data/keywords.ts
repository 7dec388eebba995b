import { apiKeywords } from './keywords/api.ts';
import { appKeywords } from './keywords/apps.ts';
import { componentKeywords } from './keywords/components.ts';

/**
 * What readers may type for a section that it doesn't say itself, by its address: other words for the thing, and how someone
 * would ask who doesn't know what it is called here. Words that mean the same everywhere belong in `search.ts`.
 */
export const keywords: Readonly<Record<string, string>> = {
  ...componentKeywords,
  ...apiKeywords,
  ...appKeywords,
};
