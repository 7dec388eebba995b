import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

/** The order that pages about workflows and steps use as their example. */
const order = {
  customer: 'Ada',
  items: [
    { name: 'Tea', price: 4, quantity: 2 },
    { name: 'Cup', price: 9, quantity: 1 },
  ],
};

const trigger = httpTrigger({ method: 'POST', body: order });

/** Fixture data for samples about workflows and their steps. */
export const workflowSteps: Record<string, Given> = {
  /** An order. */
  'steps-order': { trigger },
  /** All kinds of values that a form field can have. */
  'steps-expressions': {
    trigger: httpTrigger({ method: 'POST', body: { customer: 'Ada', items: ['Tea', 'Cup'] } }),
    env: { SHOP_NAME: 'Corner Shop' },
    steps: { sum: { $return_value: 17 } },
    params: {
      fixed: 'Ada',
      customer: '{{event.body.customer}}',
      mixed: 'Dear {{event.body.customer}}',
      sum: '{{steps.sum.$return_value}}',
      items: '{{event.body.items}}',
      text: '{{event.body.items.join(" and ")}}',
      object: '{{{ "item": event.body.items[0] }}}',
      fallback: '{{event.body.coupon || "none"}}',
      variable: '{{process.env.SHOP_NAME}}',
    },
  },
  /** Two params of a code step. */
  'steps-url-params': {
    trigger,
    params: { url: 'https://example.com/orders', limit: 5 },
  },
  /** A legacy action whose user selects the customer from the event. */
  'steps-legacy-action': { trigger, params: { customer: '{{event.body.customer}}' } },
  /** The same action as a component. */
  'steps-greet-action': { props: { customer: 'Ada' } },
  /** The values that the user of an action enters. */
  'steps-count-words': { props: { text: 'Hello big world' } },
};
