import { accountKeywords } from './keywords/account.ts';
import { apiKeywords } from './keywords/api.ts';
import { appKeywords } from './keywords/apps.ts';
import { componentKeywords } from './keywords/components.ts';
import { generalKeywords } from './keywords/general.ts';
import { quickstartKeywords } from './keywords/quickstart.ts';
import { workflowStepKeywords } from './keywords/workflow-steps.ts';
import { workflowKeywords } from './keywords/workflows.ts';

/**
 * What readers may type for a section that it doesn't say itself, by its address: other words for the thing, and how someone
 * would ask who doesn't know what it is called here. Words that mean the same everywhere belong in `search.ts`.
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
