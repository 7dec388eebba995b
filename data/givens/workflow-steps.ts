import { httpTrigger } from '../../src/harness/workflow/triggers.ts';
import type { Given } from '../../src/samples/given.ts';

/** The order that the pages on workflows and steps follow through a run. */
const order = {
  customer: 'Ada',
  items: [
    { name: 'Tea', price: 4, quantity: 2 },
    { name: 'Cup', price: 9, quantity: 1 },
  ],
};

/** Circumstances of the samples on workflows and their steps. */
export const workflowSteps: Record<string, Given> = {
  /** An order arrives. */
  'steps-order': { trigger: httpTrigger({ method: 'POST', body: order }) },
};
