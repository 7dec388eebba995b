import type { Given } from '../../src/samples/given.ts';

/** Circumstances of the samples on google sheets. */
export const googleSheets: Record<string, Given> = {
  /** The workflow of the quickstart after the chapter on npm packages. */
  'iss-position': {
    steps: {
      get_iss_position: {
        $return_value: {
          iss_position: { latitude: '12.4510', longitude: '-71.2043' },
          message: 'success',
          timestamp: 1638360000,
        },
      },
    },
  },
};
