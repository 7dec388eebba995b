import { accountKeywords } from './keywords/account.ts';
import { apiKeywords } from './keywords/api.ts';
import { appKeywords } from './keywords/apps.ts';
import { componentKeywords } from './keywords/components.ts';
import { generalKeywords } from './keywords/general.ts';
import { quickstartKeywords } from './keywords/quickstart.ts';
import { workflowStepKeywords } from './keywords/workflow-steps.ts';
import { workflowKeywords } from './keywords/workflows.ts';

/**
 * Additional search terms of sections, by URL: other words, and questions of readers who don't know the right term.
 * Synonyms that apply everywhere belong in `search.ts`.
 */
export const keywords: Readonly<Record<string, string>> = {
  ...workflowKeywords,
  ...workflowStepKeywords,
  ...quickstartKeywords,
  ...generalKeywords,
  ...accountKeywords,
  ...componentKeywords,
  ...apiKeywords,
  ...appKeywords,
};
