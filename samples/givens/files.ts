import { httpTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

// cspell:disable-next-line
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Fixture data for samples about files and shared code. */
export const fileGivens: Record<string, Given> = {
  /** A file to download, and a server that responds with the name of the uploaded file. */
  'files-transfer': {
    params: {
      download_url: 'https://files.example.com/invoice.pdf',
      upload_url: 'https://archive.example.com/files',
    },
    hosts: {
      'https://files.example.com': () => ({ body: 'an invoice' }),
      'https://archive.example.com': ({ body }) => ({
        body: { stored: /filename="(.+)"/.exec(body)?.[1] ?? 'nothing' },
      }),
    },
  },
  /** An image of one pixel from an API. */
  'files-image': { steps: { get_image: { $return_value: { base64: gif } } } },
  /** A request for a formatted price. */
  'shared-price': { trigger: httpTrigger({ method: 'POST', body: { amount: 1250, currency: 'EUR' } }) },
};
