import { sampleContext } from '../../src/harness/workflow/triggers.ts';
import type { Given } from '../../src/samples/given.ts';

const link = 'https://news.example.com/science/quiet-ships';

/** Circumstances of the samples on app events. */
export const appEvents: Record<string, Given> = {
  /** What the source "New Item in Feed" emits. */
  'rss-item': {
    trigger: {
      event: {
        description: 'A harbor asks ships to slow down, and the ocean becomes quieter.',
        guid: link,
        link,
        permalink: link,
        pubdate: '2021-12-01T08:30:00.000Z',
        summary: 'A harbor asks ships to slow down, and the ocean becomes quieter.',
        title: 'Quieter ships for a quieter ocean',
      },
      context: sampleContext,
    },
  },
  /** What the source "Search Mentions" emits for a tweet with a photo. */
  tweet: {
    trigger: {
      event: {
        created_at: 'Wed Dec 01 09:30:00 +0000 2021',
        id_str: '1000000000000000001',
        full_text: 'Sensors &amp; sheets: my garden now waters itself.\nBuilt with @pipedream',
        lang: 'en',
        user: {
          screen_name: 'sample_gardener',
          profile_image_url_https: 'https://images.example.com/gardener.png',
          followers_count: 12345,
          location: 'Utrecht',
          description: 'Tomatoes, sensors & soil <3',
        },
        entities: {
          media: [{ media_url_https: 'https://images.example.com/garden.jpg', type: 'photo' }],
        },
      },
      context: sampleContext,
    },
  },
};
