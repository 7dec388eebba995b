import { scheduleTrigger } from '../../src/harness/workflow/triggers.ts';
import type { FixtureAnswer, Given } from '../../src/samples/given.ts';

const values = [
  ['Latitude', 'Longitude', 'Timestamp', 'Date/Time'],
  ['-12.0464', '77.0428', '1638359940', '2021-12-01 11:59:00'],
  ['-9.0119', '79.2107', '1638360000', '2021-12-01 12:00:00'],
];

/** The workflow of the earlier chapters has added a row to the reader's sheet. */
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
    'https://sheets.googleapis.com': ({ path }): FixtureAnswer =>
      path === '/v4/spreadsheets/YOUR-SPREADSHEET-ID/values/Sheet1'
        ? { body: { range: 'Sheet1!A1:D1000', majorDimension: 'ROWS', values } }
        : { status: 404, body: { error: { code: 404, message: 'Requested entity was not found.' } } },
  },
};

/** Circumstances of the samples on managed auth, and of the schedule that calls the same workflow. */
export const managedAuth: Record<string, Given> = {
  'sheet-with-rows': sheet,
  'schedule-quickstart': { trigger: scheduleTrigger('Manual') },
};
