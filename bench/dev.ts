import { join } from 'node:path';
import { nodeArguments } from '../scripts/node-arguments.mjs';
import { root } from '../src/node/folders.ts';
import type { Section } from './equipment.ts';
import { markOf } from './marks.ts';
import { runMeasured } from './process-tree.ts';
import { against, type Table } from './report.ts';

/** From saving an edit to its text in the browser, as `dev-edit.ts` measures it. */
export const devSection: Section = {
  name: 'dev',
  title: 'Development',
  async run() {
    const args = [...nodeArguments, join('bench', 'dev-edit.ts')];
    const { stdout } = await runMeasured(process.execPath, args, { cwd: root });
    const [, milliseconds] = /^Median of \d+: (\d+) ms$/m.exec(stdout) ?? [];
    if (milliseconds === undefined) throw new Error(`bench/dev-edit.ts printed no median:\n${stdout}`);
    const table: Table = {
      title: 'From saving a page to its new text in the open browser',
      columns: ['', 'here', 'best other'],
      rows: [['edit to screen', ...against(Number(milliseconds), 'ms', markOf('dev/edit'))]],
    };
    return { tables: [table], goals: [], notes: [] };
  },
};
