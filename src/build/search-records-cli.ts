/*
 * npm run search:records [-- --out search-records.json]: writes the records of all sections for an Algolia index,
 * https://www.algolia.com/doc/guides/sending-and-managing-data/send-and-update-your-data
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '../node/command.ts';
import { readSite } from '../shared/site.ts';
import { readSections } from './read-sections.ts';
import { searchRecords } from './search-records.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'search-records.json' } } });
  const site = readSite(process.env);
  const pages = await readSections(site);
  const records = [...searchRecords(pages, site)];
  writeFileSync(values.out, `${JSON.stringify(records, null, 1)}\n`);
  process.stdout.write(`${records.length} records of ${pages.length} pages in ${values.out}\n`);
});
