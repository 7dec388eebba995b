import type { Given } from '../src/samples/given.ts';
import { apiGivens } from './givens/api.ts';
import { appGivens } from './givens/apps.ts';
import { asyncAndAuthGivens } from './givens/async-and-auth.ts';
import { codeGivens } from './givens/code.ts';
import { components } from './givens/components.ts';
import { errors } from './givens/errors.ts';
import { events } from './givens/events.ts';
import { fileGivens } from './givens/files.ts';
import { httpRequestGivens } from './givens/http-requests.ts';
import { managing } from './givens/managing.ts';
import { quickstartGivens } from './givens/quickstart.ts';
import { recipes } from './givens/recipes.ts';
import { security } from './givens/security.ts';
import { sourceGivens } from './givens/sources.ts';
import { stateGivens } from './givens/state.ts';
import { streamGivens } from './givens/streams.ts';
import { triggers } from './givens/triggers.ts';
import { workflowSteps } from './givens/workflow-steps.ts';

/** Circumstances that samples name with `given="…"`. */
export const givens: Record<string, Given> = {
  ...apiGivens,
  ...appGivens,
  ...asyncAndAuthGivens,
  ...codeGivens,
  ...components,
  ...errors,
  ...events,
  ...fileGivens,
  ...httpRequestGivens,
  ...managing,
  ...quickstartGivens,
  ...recipes,
  ...security,
  ...sourceGivens,
  ...stateGivens,
  ...streamGivens,
  ...triggers,
  ...workflowSteps,
  /** A body above the default size, for the options that store it. */
  'large-file': {
    files: { 'large.json': JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, state: 'new' }))) },
  },
};
