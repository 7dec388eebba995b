import { httpTrigger, sampleContext } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

/** The temporary storage of bodies, files and emails. */
const storage = 'https://uploads.example.com';

const storedEmail = ['From: ada@example.com', 'Subject: Report', '', 'See the numbers below.', ''].join(
  '\r\n',
);

const hosts: Given['hosts'] = {
  [storage]: ({ path }) => ({
    body: path.endsWith('.eml') ? storedEmail : 'id,state\n1,new\n2,paid\n',
  }),
  'https://bucket.example.com': () => ({ body: '' }),
  'https://api.example.com': ({ path }) =>
    path.startsWith('/orders') ? { body: [{ id: 1 }, { id: 2 }, { id: 3 }] } : { body: { name: 'Ada' } },
};

/** Creates an email event in the format of Amazon SES, with the fields that samples use. */
const email = (destination: string, more: object = {}) => ({
  event: {
    mail: {
      source: 'ada@example.com',
      destination: [destination],
      commonHeaders: { from: ['ada@example.com'], to: [destination], subject: 'Report' },
      ...more,
    },
  },
  context: sampleContext,
});

/** Fixture data for samples about triggers. */
export const triggers: Record<string, Given> = {
  /** A request with a query and a JSON body. */
  'triggers-order': {
    trigger: httpTrigger({ method: 'POST', path: '/orders?state=new', body: { customer: 'Ada', total: 17 } }),
  },
  /** Files to send. */
  'triggers-files': {
    files: { 'orders.csv': 'id,state\n1,new\n2,paid\n', 'photo.png': 'not really a picture' },
  },
  /** A form with a file. */
  'triggers-stored-file': {
    hosts,
    env: { UPLOAD_URL: 'https://bucket.example.com/orders.csv' },
    trigger: httpTrigger({
      method: 'POST',
      body: {
        orders: {
          encoding: '7bit',
          filename: 'orders.csv',
          mimetype: 'text/csv',
          url: `${storage}/orders.csv`,
        },
      },
    }),
  },
  /** An API that responds. */
  'triggers-api': { hosts },
  /** An email to an address with a plus sign. */
  'triggers-email-plus': { trigger: email('enabc123+unsubscribe@pipedream.net') },
  /** A large email, which is stored. */
  'triggers-email-stored': {
    hosts,
    trigger: email('enabc123@upload.pipedream.net', { content_url: `${storage}/email.eml` }),
  },
};
