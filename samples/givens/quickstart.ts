import type { FixtureResponse } from '../harness/fixture.ts';
import { sampleContext } from '../harness/workflow/triggers.ts';
import type { Given } from './given.ts';

/** The position that all chapters show, in the format of http://api.open-notify.org/iss-now.json. */
const issNow = {
  iss_position: { latitude: '-12.8046', longitude: '61.0823' },
  message: 'success',
  timestamp: 1638360000,
};

/** The sheet after a second request, one minute later. Google Sheets shows dates in its own format. */
const values = [
  ['Latitude', 'Longitude', 'Timestamp', 'Date/Time'],
  ['-12.8046', '61.0823', '1638360000', '12/1/2021 12:00:00'],
  ['-9.7701', '63.2502', '1638360060', '12/1/2021 12:01:00'],
];

/** The workflow has added its second row to the reader's sheet. */
const sheet: Given = {
  steps: {
    add_single_row: {
      $return_value: {
        spreadsheetId: 'YOUR-SPREADSHEET-ID',
        updatedCells: 4,
        updatedColumns: 4,
        updatedRange: 'Sheet1!A3:D3',
        updatedRows: 1,
      },
    },
  },
  auths: { google_sheets: { oauth_access_token: 'sample-token' } },
  hosts: {
    'https://sheets.googleapis.com': ({ path }): FixtureResponse =>
      path === '/v4/spreadsheets/YOUR-SPREADSHEET-ID/values/Sheet1'
        ? { body: { range: 'Sheet1!A1:D1000', majorDimension: 'ROWS', values } }
        : { status: 404, body: { error: { code: 404, message: 'Requested entity was not found.' } } },
  },
};

const itemLink = 'https://news.example.com/science/quiet-ships';
const itemText = 'A harbor asks ships to slow down, and the ocean becomes quieter.';

/** Fixture data for samples of the quickstart, with the same values in all chapters. */
export const quickstartGivens: Record<string, Given> = {
  /** The GET Request action, or the code that replaces it, has run as `get_iss_position`. */
  'iss-position': { steps: { get_iss_position: { $return_value: issNow } } },
  /** The API that returns the position. */
  'open-notify': { hosts: { 'http://api.open-notify.org': () => ({ body: issNow }) } },
  /** The API is down. */
  'open-notify-down': {
    hosts: { 'http://api.open-notify.org': () => ({ status: 503, body: 'Service Unavailable' }) },
    error: /^Error: The ISS API failed: status 503$/,
  },
  'sheet-with-rows': sheet,
  /** The key that callers must send. */
  'quickstart-key': { env: { QUICKSTART_KEY: 'k-4711' } },
  /** An event of the source "New Item in Feed". */
  'rss-item': {
    trigger: {
      event: {
        description: itemText,
        guid: itemLink,
        link: itemLink,
        permalink: itemLink,
        pubdate: '2021-12-01T12:00:00.000Z',
        summary: itemText,
        title: 'Quieter ships for a quieter ocean',
      },
      context: sampleContext,
    },
  },
  /** An event of the source "Search Mentions" for a tweet with a photo. */
  tweet: {
    trigger: {
      event: {
        created_at: 'Wed Dec 01 12:00:00 +0000 2021',
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
