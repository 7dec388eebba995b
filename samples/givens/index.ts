import { apiGivens } from './api.ts';
import { appGivens } from './apps.ts';
import { asyncAndAuthGivens } from './async-and-auth.ts';
import { codeGivens } from './code.ts';
import { components } from './components.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { fileGivens } from './files.ts';
import type { Given } from './given.ts';
import { httpRequestGivens } from './http-requests.ts';
import { managing } from './managing.ts';
import { quickstartGivens } from './quickstart.ts';
import { recipes } from './recipes.ts';
import { security } from './security.ts';
import { sourceGivens } from './sources.ts';
import { stateGivens } from './state.ts';
import { streamGivens } from './streams.ts';
import { triggers } from './triggers.ts';
import { workflowSteps } from './workflow-steps.ts';

/** The fixture data of all samples, by the name that they declare as `given="…"`. */
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
};
