import type { FixtureRequest, FixtureResponse } from '../harness/fixture.ts';
import { httpTrigger, sampleContext, scheduleTrigger } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

const token = 't-4711';
const isSigned = ({ headers }: FixtureRequest): boolean => headers.authorization === `Bearer ${token}`;

/** Returns the response of Google Sheets to rows that are appended below a header row. */
function append(request: FixtureRequest): FixtureResponse {
  const wanted =
    /^\/v4\/spreadsheets\/YOUR-SPREADSHEET-ID\/values\/(\w+):append\?valueInputOption=(RAW|USER_ENTERED)$/;
  const [, sheet] = wanted.exec(request.path) ?? [];
  if (!isSigned(request) || sheet === undefined)
    return { status: 404, body: { error: { code: 404, message: 'Requested entity was not found.' } } };
  const { values } = JSON.parse(request.body) as { values: unknown[][] };
  const columns = values[0]?.length ?? 0;
  const lastCell = `${String.fromCharCode(64 + columns)}${1 + values.length}`;
  const updatedRange = `${sheet}!A2:${lastCell}`;
  return {
    body: {
      spreadsheetId: 'YOUR-SPREADSHEET-ID',
      updates: {
        updatedCells: columns * values.length,
        updatedColumns: columns,
        updatedRange,
        updatedRows: values.length,
      },
    },
  };
}

const signUp = httpTrigger({ method: 'POST', body: { name: 'Ada', email: 'ada@example.com' } });

const sheets: Given = {
  auths: { google_sheets: { oauth_access_token: token } },
  hosts: { 'https://sheets.googleapis.com': append },
};

/** Creates records in Airtable, which assigns an id to each. */
const createRecords = (request: FixtureRequest): FixtureResponse =>
  isSigned(request) && request.path === '/v0/YOUR-BASE-ID/Contacts'
    ? {
        body: {
          records: (JSON.parse(request.body) as { records: { fields: object }[] }).records.map(
            ({ fields }, index) => ({
              id: `rec${index + 1}`,
              createdTime: '2021-12-01T12:00:00.000Z',
              fields,
            }),
          ),
        },
      }
    : { status: 404, body: { error: 'NOT_FOUND' } };

const emailTo = ({ body }: FixtureRequest): unknown => JSON.parse(body).personalizations?.[0]?.to?.[0]?.email;

/** An order from a shop. */
const order = { id: 17, customer: 'Ada', total: 21.5 };
const orderTrigger = httpTrigger({ method: 'POST', body: order });

const hook = '/api/webhooks/123/abc';

/** Fixture data for samples of the recipes. */
export const recipes: Record<string, Given> = {
  /** A sign-up, and an account with access to the sheet. */
  'recipe-sheet-row': { ...sheets, trigger: signUp },
  /** Several sign-ups in one request. */
  'recipe-sheet-rows': {
    ...sheets,
    trigger: httpTrigger({
      method: 'POST',
      body: {
        people: [
          { name: 'Ada', email: 'ada@example.com' },
          { email: 'grace@example.com', name: 'Grace', age: 36 },
        ],
      },
    }),
  },
  /** An order with items, and an account with access to the sheet. */
  'recipe-sheet-order': {
    ...sheets,
    trigger: httpTrigger({
      method: 'POST',
      body: {
        id: 17,
        customer: { name: 'Ada', email: 'ada@example.com' },
        items: [
          { name: 'Tea', price: 4, quantity: 2 },
          { name: 'Cup', price: 9, quantity: 1 },
        ],
      },
    }),
  },
  /** A site that is down. */
  'recipe-site-down': {
    trigger: scheduleTrigger('Manual'),
    hosts: { 'https://www.example.com': () => ({ status: 503, body: 'Service Unavailable' }) },
  },
  /** The site works again. */
  'recipe-site-back': {
    trigger: scheduleTrigger('Manual'),
    hosts: { 'https://www.example.com': () => ({ body: 'Welcome' }) },
    checkpoint: 'responds with 503',
  },
  /** The key that callers must send. */
  'recipe-api-key': { env: { GREETING_KEY: 'k-4711' } },
  /** An order, and Discord, which accepts messages at the URL in the environment variable. */
  'recipe-discord': {
    trigger: orderTrigger,
    env: { DISCORD_WEBHOOK_URL: `https://discord.com${hook}` },
    hosts: {
      'https://discord.com': ({ method, path }) =>
        method === 'POST' && path === hook
          ? { status: 204, body: '' }
          : { status: 404, body: { message: 'Unknown Webhook', code: 10015 } },
    },
  },
  /** An order, and SendGrid, which accepts an email with the key of the account. */
  'recipe-sendgrid': {
    trigger: httpTrigger({ method: 'POST', body: { ...order, email: 'ada@example.com' } }),
    auths: { sendgrid: { api_key: token } },
    hosts: {
      'https://api.sendgrid.com': (request) =>
        isSigned(request) && emailTo(request) === 'ada@example.com'
          ? { status: 202, body: '' }
          : { status: 401, body: { errors: [{ message: 'The provided authorization grant is invalid' }] } },
    },
  },
  /** An order, and an API that creates invoices. */
  'recipe-api': {
    trigger: orderTrigger,
    hosts: {
      'https://api.example.com': ({ method, path, body }) =>
        method === 'POST' && path.startsWith('/invoices')
          ? { status: 201, body: { id: 'inv_1', ...JSON.parse(body) } }
          : { status: 404, body: { message: 'not found' } },
    },
  },
  /** An order, and Slack, which accepts messages with the token of the account. */
  'recipe-slack': {
    trigger: orderTrigger,
    auths: { slack: { oauth_access_token: token } },
    hosts: {
      'https://slack.com': (request) =>
        isSigned(request) && request.path === '/api/chat.postMessage'
          ? { body: { ok: true, ts: '1638360000.000100' } }
          : { body: { ok: false, error: 'invalid_auth' } },
    },
  },
  /** An order. */
  'recipe-order': { trigger: orderTrigger },
  /** Several orders in one event. */
  'recipe-orders': {
    trigger: httpTrigger({
      method: 'POST',
      body: { orders: [order, { id: 18, customer: 'Grace', total: 240 }] },
    }),
  },
  /** A sign-up, and Airtable, which accepts records with the key of the account. */
  'recipe-airtable': {
    trigger: signUp,
    auths: { airtable: { api_key: token } },
    hosts: { 'https://api.airtable.com': createRecords },
  },
  /** An event of a source for new Airtable records, with the fields that samples use. */
  'recipe-airtable-event': {
    trigger: {
      event: {
        type: 'new_record',
        id: 'rec1',
        createdTime: '2021-12-01T12:00:00.000Z',
        fields: { Name: 'Ada', Email: 'ada@example.com' },
        metadata: {},
      },
      context: sampleContext,
    },
  },
  /** A sign-up. */
  'recipe-signup': { trigger: signUp },
  /** A task that was scheduled a day ago. */
  'recipe-task': {
    trigger: {
      event: {
        message: { name: 'Ada', email: 'ada@example.com' },
        timestamp: '2021-12-01T12:00:00.000Z',
      },
      context: sampleContext,
    },
    hosts: {
      'https://api.example.com': ({ path }) =>
        path === '/users/ada%40example.com'
          ? { body: { email: 'ada@example.com', active: true } }
          : { status: 404, body: { message: 'no such user' } },
    },
  },
};
