import type { Given } from '../../src/samples/given.ts';

/** What http://api.open-notify.org/iss-now.json answers. */
const issNow = {
  iss_position: { latitude: '-12.8046', longitude: '61.0823' },
  message: 'success',
  timestamp: 1638360000,
};

/** Circumstances of the samples on http requests. */
export const httpRequests: Record<string, Given> = {
  /** The GET Request action has run as `get_iss_position`. */
  'iss-position': { steps: { get_iss_position: { $return_value: issNow } } },
  /** The API answers. */
  'open-notify': { hosts: { 'http://api.open-notify.org': () => ({ body: issNow }) } },
  /** The API is down. */
  'open-notify-down': {
    hosts: { 'http://api.open-notify.org': () => ({ status: 503, body: 'Service Unavailable' }) },
    error: /^Error: The ISS API does not answer: status 503$/,
  },
};
