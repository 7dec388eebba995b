import { tmpdir } from 'node:os';
import { browserArguments } from '../scripts/browser.mjs';
import { bestOf } from './best-of-peers.ts';
import type { Section } from './fixtures.ts';
import { runMeasured } from './process-tree.ts';
import { against, type Table } from './report.ts';

/** The categories of Lighthouse's scores. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const names = ['home', 'medium', 'longest'] as const;

/** The part of Lighthouse's report that is used. */
export interface LighthouseReport {
  lighthouseVersion: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

/** Measures Lighthouse's scores for mobile devices. */
export const lighthouseSection: Section = {
  name: 'lighthouse',
  title: 'Lighthouse',
  async run(fixtures) {
    const { origin, pages } = await fixtures.site();
    const browserPath = await fixtures.browserPath();
    try {
      await npx(['lighthouse', '--version'], browserPath);
    } catch (error) {
      const [reason = ''] = String(error).split('\n');
      return {
        tables: [],
        goals: [],
        notes: [`Lighthouse could not be installed, so it was not run: ${reason}`],
      };
    }
    const reports: LighthouseReport[] = [];
    for (const name of names) reports.push(await audit(origin + pages[name].path, browserPath));
    const table: Table = {
      title: `Lighthouse ${reports[0]?.lighthouseVersion ?? ''}, mobile, one run each`,
      columns: ['', ...names.flatMap((name) => [`${name} ${pages[name].path}`, 'best other'])],
      rows: [
        ...categories.map((category) => [
          category,
          ...names.flatMap((name, index) =>
            against(
              (reports[index]?.categories[category]?.score ?? 0) * 100,
              'score',
              bestOf(`lighthouse/${name}/${category}`),
            ),
          ),
        ]),
        ...(
          [
            ['lcp', 'largest-contentful-paint', 'largest content painted'],
            ['tbt', 'total-blocking-time', 'total blocking time'],
          ] as const
        ).map(([axis, id, label]) => [
          label,
          ...names.flatMap((name, index) =>
            against(reports[index]?.audits[id]?.numericValue, 'ms', bestOf(`lighthouse/${name}/${axis}`)),
          ),
        ]),
      ],
    };
    const notes = names.flatMap((name, index) => {
      const failed = failedAudits(reports[index]);
      return failed.length > 0 ? [`Not passed on ${pages[name].path}: ${failed.join('; ')}.`] : [];
    });
    return { tables: [table], goals: [], notes };
  },
};

/** Runs a command with npx, which also downloads the newer Node.js that Lighthouse requires, without installing it globally. */
function npx(command: readonly string[], browserPath: string) {
  const args = [
    '--yes',
    '--loglevel=error',
    '--package=node@24',
    '--package=lighthouse@13',
    '--',
    ...command,
  ];
  return runMeasured('npx', args, { cwd: tmpdir(), env: { CHROME_PATH: browserPath } });
}

/** Audits a page with Lighthouse, on an emulated mobile device. */
export async function audit(
  url: string,
  browserPath: string,
  args: readonly string[] = browserArguments,
): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...args].join(' ');
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories}`,
    `--chrome-flags=${flags}`,
  ];
  const { stdout } = await npx(['lighthouse', url, ...options], browserPath);
  return JSON.parse(stdout);
}

/** Returns the titles of the audits that lowered the score of a category. */
function failedAudits(report: LighthouseReport | undefined): string[] {
  const refs = Object.values(report?.categories ?? {}).flatMap(({ auditRefs }) => auditRefs);
  const failed = refs.filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 0.9);
  return [...new Set(failed.map(({ id }) => report?.audits[id]?.title ?? id))];
}
