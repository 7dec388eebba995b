import type { Given } from '../src/samples/given.ts';
import { apiGivens } from './givens/api.ts';
import { errors } from './givens/errors.ts';
import { events } from './givens/events.ts';
import { quickstartGivens } from './givens/quickstart.ts';
import { triggers } from './givens/triggers.ts';
import { workflowSteps } from './givens/workflow-steps.ts';

/** Circumstances that samples name with `given="…"`. */
export const givens: Record<string, Given> = {
  ...apiGivens,
  ...errors,
  ...events,
  ...quickstartGivens,
  ...triggers,
  ...workflowSteps,
  /** A body above the default size, for the options that store it. */
  'large-file': {
    files: { 'large.json': JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, state: 'new' }))) },
  },
};
