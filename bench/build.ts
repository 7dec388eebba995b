import { statSync } from 'node:fs';
import { join } from 'node:path';
import { bestOf } from './best-of-peers.ts';
import type { Section } from './fixtures.ts';
import type { Run } from './process-tree.ts';
import { against, format, type Table } from './report.ts';
import { listFiles, listPages, mediumRoute } from './site.ts';
import { median, repeat, sum } from './stats.ts';
import { readStages, Workspace } from './workspace.ts';

/** Measures the time and memory of building the real site. */
export const buildSection: Section = {
  name: 'build',
  title: 'Building the site',
  async run({ runs }) {
    const workspace = new Workspace();
    try {
      const cold = (compress: boolean) =>
        repeat(runs, () => {
          workspace.clean();
          return workspace.build({ compress });
        });
      const warm = (compress: boolean) =>
        repeat(runs, (index) => {
          workspace.edit(`${mediumRoute.slice(0, -1)}.mdx`, `Edit number ${index}.`);
          return workspace.build({ compress });
        });
      const coldPlain = await cold(false);
      const warmPlain = await warm(false);
      const coldCompressed = await cold(true);
      const warmCompressed = await warm(true);

      const files = listFiles(workspace.dist);
      const sizes = files.map((file) => statSync(join(workspace.dist, file)).size / 1e6);
      const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);
      const plainSizes = sizes.filter((_, index) => !isCompressed(files[index] ?? ''));
      const row = (label: string, measured: readonly Run[], stage: 'cold' | 'warm') => [
        label,
        ...against(median(measured.map((run) => run.seconds)), 's', bestOf(`build/${stage}/seconds`)),
        ...against(medianMemory(measured), 'MB', bestOf(`build/${stage}/memory`)),
      ];
      const pages = listPages(workspace.dist).length;
      const times: Table = {
        title: `${pages} pages here, 111 pages for the others; medians of ${runs}; memory of all processes together at its peak`,
        columns: ['', 'time', 'best other', 'memory', 'best other'],
        rows: [
          row('cold, without compressed forms', coldPlain, 'cold'),
          row('cold, with brotli and gzip', coldCompressed, 'cold'),
          row('warm after one edit, without compressed forms', warmPlain, 'warm'),
          row('warm after one edit, with brotli and gzip', warmCompressed, 'warm'),
        ],
      };
      const output: Table = {
        title: 'Output',
        columns: ['', 'here', 'best other'],
        rows: [
          ['files', ...against(plainSizes.length, 'count', bestOf('build/output/files'))],
          ['size', ...against(sum(plainSizes), 'MB', bestOf('build/output/size'))],
          ['size with brotli and gzip', ...against(sum(sizes), 'MB')],
        ],
      };
      return {
        tables: [
          times,
          stagesTable([
            ['cold', coldCompressed],
            ['warm', warmCompressed],
          ]),
          output,
        ],
        goals: [],
        notes: [],
      };
    } finally {
      workspace.remove();
    }
  },
};

/** Returns the median of the peak memory of some runs; `undefined` if the system doesn't report it. */
function medianMemory(runs: readonly Run[]): number | undefined {
  const known = runs.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  return known.length > 0 ? median(known) : undefined;
}

/** Returns a table with the duration of each stage of some builds. */
export function stagesTable(builds: readonly [label: string, runs: readonly Run[]][]): Table {
  const stages = builds.map(([, runs]) => runs.map(({ stdout }) => readStages(stdout)));
  const names = [...new Set(stages.flat(2).map(({ name }) => name))];
  const secondsOf = (runs: { name: string; seconds: number }[][] | undefined, name: string) => {
    const seconds = (runs ?? [])
      .flat()
      .filter((stage) => stage.name === name)
      .map((stage) => stage.seconds);
    return seconds.length > 0 ? median(seconds) : undefined;
  };
  return {
    title: 'Where the time goes',
    columns: ['stage', ...builds.map(([label]) => label)],
    rows: names.map((name) => [name, ...stages.map((runs) => format(secondsOf(runs, name), 's'))]),
  };
}
