import { audit, categories } from '../lighthouse.ts';
import type { PageName, Setup } from './comparison.ts';
import { recordOf, roundRobin } from './measure.ts';
import { type ResultTable, rowsOf } from './results.ts';
import type { PeerSection } from './section.ts';

const axes = {
  performance: { label: 'performance', unit: 'score', isMoreBetter: true },
  accessibility: { label: 'accessibility', unit: 'score', isMoreBetter: true },
  'best-practices': { label: 'best practices', unit: 'score', isMoreBetter: true },
  seo: { label: 'SEO', unit: 'score', isMoreBetter: true },
  lcp: { label: 'largest content painted', unit: 'ms' },
  tbt: { label: 'total blocking time', unit: 'ms' },
} as const;
type Axis = keyof typeof axes;
const axisNames = Object.keys(axes) as Axis[];
const pageNames: PageName[] = ['home', 'medium', 'longest'];

/** Measures Lighthouse's scores for mobile devices. */
export const lighthouseSection: PeerSection = {
  name: 'lighthouse',
  title: 'Lighthouse',
  async run(setup) {
    const tables: ResultTable[] = [];
    for (const name of pageNames) tables.push(await auditPage(setup, name));
    return {
      tables,
      notes: ['No corpus but this site has a favicon, which costs the others four points of best practices.'],
    };
  },
};

async function auditPage(setup: Setup, name: PageName): Promise<ResultTable> {
  const { browserPath, sites, runs, pages } = setup;
  const cells = await roundRobin(sites, runs, axisNames, async ({ origin }) => {
    const report = await audit(origin + pages[name], browserPath, setup.browserArguments);
    const scores = recordOf(categories, (category) => (report.categories[category]?.score ?? 0) * 100);
    const millisecondsOf = (id: string) => {
      const { numericValue } = report.audits[id] ?? {};
      if (numericValue === undefined) throw new Error(`Lighthouse did not measure ${id}.`);
      return numericValue;
    };
    return {
      ...scores,
      lcp: millisecondsOf('largest-contentful-paint'),
      tbt: millisecondsOf('total-blocking-time'),
    };
  });
  return { title: `The ${name} page, ${pages[name]}`, rows: rowsOf(`lighthouse/${name}`, axes, cells) };
}
