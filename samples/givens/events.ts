import { httpTrigger, sampleContext, scheduleTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

/** Fixture data for samples about events. */
export const events: Record<string, Given> = {
  /** A sign-up with a JSON body. */
  'events-signup': {
    trigger: httpTrigger({
      method: 'POST',
      path: '/signup?plan=team',
      body: { name: 'Ada', email: 'ada@example.com' },
    }),
  },
  /** A scheduled run. */
  'events-schedule': { trigger: scheduleTrigger('0 9 * * 1-5') },
  /** An email in the format of Amazon SES, with the fields that samples use. */
  'events-email': {
    trigger: {
      event: {
        mail: {
          timestamp: '2021-12-01T12:00:00.000Z',
          source: 'ada@example.com',
          destination: ['enabc123@pipedream.net'],
          commonHeaders: {
            from: ['Ada <ada@example.com>'],
            to: ['enabc123@pipedream.net'],
            subject: 'Report',
          },
        },
      },
      context: sampleContext,
    },
  },
  /** An item of a feed. */
  'events-feed': {
    trigger: {
      event: {
        title: 'A new release',
        link: 'https://example.com/releases/2',
        pubdate: '2021-12-01T12:00:00.000Z',
      },
      context: sampleContext,
    },
  },
  /** An API that responds. */
  'events-api': { hosts: { 'https://api.example.com': () => ({ body: { name: 'Ada' } }) } },
  /** Test data with the flag `dry_run`. */
  'events-dry-run': {
    trigger: httpTrigger({ method: 'POST', body: { customer: 'Ada', total: 17, dry_run: true } }),
  },
  /** An order that hasn't been processed yet. */
  'events-order': { trigger: httpTrigger({ method: 'POST', body: { order: 17 } }) },
};
