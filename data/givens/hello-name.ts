import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples on hello name, and of the first and last page of the quickstart. */
export const helloName: Record<string, Given> = {
  /** The HTTP workflow of the quickstart as its chapters leave it: what its last step finds. */
  'quickstart-finished': {
    steps: {
      transform: {
        $return_value: [
          {
            Latitude: '-12.0464',
            Longitude: '77.0428',
            Timestamp: '1638359940',
            'Date/Time': '2021-12-01 11:59:00',
          },
        ],
      },
    },
  },
  /** The key that callers must send. */
  'quickstart-key': { env: { QUICKSTART_KEY: 'k-4711' } },
};
