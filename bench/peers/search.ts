import { searchOnce } from '../search.ts';
import type { Conditions } from '../tab.ts';
import type { Setup } from './comparison.ts';
import { keyToList } from './keys.ts';
import { type Cells, roundRobin } from './measure.ts';
import { type Row, rowsOf } from './results.ts';
import type { PeerSection } from './section.ts';

/** Measures opening search, pasting a title, and typing. */
export const searchSection: PeerSection = {
  name: 'search',
  title: 'Searching',
  async run(setup) {
    const full = await pasted(setup, { cpu: 1, network: 'full' });
    const slowDevice = await pasted(setup, { cpu: 4, network: 'full' });
    const slowNetwork = await pasted(setup, { cpu: 1, network: 'slow' });
    const keys = await roundRobin(setup.sites, setup.runs, ['key'], async (site) => ({
      key: await keyToList(setup, site),
    }));
    const results = { label: 'key to results of a pasted title', unit: 'ms' } as const;
    const rows: Row[] = [
      ...rowsOf('search', { open: { label: 'key to open box', unit: 'ms' }, results }, full),
      ...rowsOf('search/slow-device', { results: { label: 'the same, CPU x4', unit: 'ms' } }, slowDevice),
      ...rowsOf('search/slow-network', { results: { label: 'the same, 1.6 Mbps', unit: 'ms' } }, slowNetwork),
      ...rowsOf('search', { key: { label: 'key to changed list, once loaded', unit: 'ms' } }, keys),
      ...rowsOf(
        'search',
        {
          kB: { label: 'fetched for it', unit: 'kB' },
          requests: { label: 'requests for it', unit: 'count' },
        },
        full,
      ),
    ];
    return {
      tables: [{ title: 'From a page without any input before', rows }],
      notes: [
        '"Fetched for it" is what the server sent, workers included, from the key until 1.5 s after the results. It leaves out what a site had prefetched before anyone searched.',
      ],
    };
  },
};

const pasted = (
  { browser, sites, runs, pages }: Setup,
  conditions: Conditions,
): Promise<Record<string, Cells<'open' | 'results' | 'kB' | 'requests'>>> =>
  roundRobin(sites, runs, ['open', 'results', 'kB', 'requests'], ({ origin, search, sent }) =>
    searchOnce(
      browser,
      { url: origin + pages.home, key: search.key, result: search.result, sent },
      conditions,
    ),
  );
