/*
 * npm run search:records [-- --out search-records.json]: writes the records of every section for an index of the
 * third-party search, https://www.algolia.com/doc/guides/sending-and-managing-data/send-and-update-your-data
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../folders.ts';
import { readSite } from '../site.ts';
import { bundleServer } from './bundle.ts';
import { readInput, readSources } from './inputs.ts';
import { sectionsOfPages } from './search-files.ts';
import { searchRecords } from './search-records.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'search-records.json' } } });
const site = readSite(process.env);
const contentDir = join(root, 'content');
const server = await bundleServer(site);
const { input } = readInput(site, { contentDir });
const read = [...readSources(contentDir)].map(([path, text]) =>
  server.readSourcePage(path, text, input.openapi),
);
const outline = server.outlineSite(read, input);
const records = [...searchRecords(sectionsOfPages(read, outline), site)];
writeFileSync(values.out, `${JSON.stringify(records, null, 1)}\n`);
process.stdout.write(`${records.length} records of ${outline.pages.size} pages in ${values.out}\n`);
