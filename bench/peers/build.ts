import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../process-tree.ts';
import { listFiles, mediumRoute } from '../site.ts';
import { sum } from '../stats.ts';
import { Workspace } from '../workspace.ts';
import type { PeerProject } from './comparison.ts';
import { roundRobin } from './measure.ts';
import { ownId, rowsOf } from './results.ts';
import type { ProjectSection } from './section.ts';

/** A site that can be built. */
interface Builder {
  id: string;
  name: string;
  clean(): void;
  edit(sentence: string): void;
  build(): Promise<Run>;
  output: string;
}

const times = {
  seconds: { label: 'time', unit: 's' },
  memory: { label: 'memory of all processes at its peak', unit: 'MB' },
} as const;
const sizes = {
  files: { label: 'files', unit: 'count' },
  size: { label: 'size', unit: 'MB' },
} as const;

/** Measures builds without caches, and after one edit. */
export const buildSection: ProjectSection = {
  name: 'build',
  title: 'Building',
  async runProjects(projects, runs) {
    const workspace = new Workspace();
    try {
      const builders = [ownBuilder(workspace), ...projects.map(peerBuilder)];
      for (const project of projects) project.write();
      const cold = await roundRobin(builders, runs, ['seconds', 'memory'], (builder) => {
        builder.clean();
        return measuredBuild(() => builder.build());
      });
      const output = await roundRobin(builders, 1, ['files', 'size'], async (builder) =>
        sizeOf(builder.output),
      );
      const warm = await roundRobin(builders, runs, ['seconds', 'memory'], (builder, run) => {
        builder.edit(`Edit number ${run}.`);
        return measuredBuild(() => builder.build());
      });
      return {
        tables: [
          { title: 'Without caches', rows: rowsOf('build/cold', times, cold) },
          { title: 'After one edit', rows: rowsOf('build/warm', times, warm) },
          { title: 'Output', rows: rowsOf('build/output', sizes, output) },
        ],
        notes: [
          'Nobody compresses: this site is built with `--no-compress`, because the others leave that to the host.',
        ],
      };
    } finally {
      workspace.remove();
    }
  },
};

/**
 * Runs a build.
 *
 * @returns its time in seconds, and the peak memory of all its processes in MB
 * @throws if the build fails, or if the system doesn't report memory
 */
export async function measuredBuild(build: () => Promise<Run>): Promise<{ seconds: number; memory: number }> {
  const { seconds, peakMegabytes } = await build();
  if (peakMegabytes === undefined) throw new Error('Memory is only known on Linux.');
  return { seconds, memory: peakMegabytes };
}

const ownBuilder = (workspace: Workspace): Builder => ({
  id: ownId,
  name: 'This site',
  clean: () => workspace.clean(),
  edit: (sentence) => workspace.edit(`${mediumRoute.slice(0, -1)}.mdx`, sentence),
  build: () => workspace.build({ compress: false }),
  output: workspace.dist,
});

const peerBuilder = (project: PeerProject): Builder => ({
  id: project.peer.id,
  name: project.peer.name,
  clean: () => project.clean(),
  edit: (sentence) => project.edit(`/${mediumRoute}`, sentence),
  build: () => project.build(),
  output: project.output,
});

function sizeOf(dir: string): { files: number; size: number } {
  const files = listFiles(dir);
  return { files: files.length, size: sum(files.map((file) => statSync(join(dir, file)).size / 1e6)) };
}
