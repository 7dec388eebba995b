import { join } from 'node:path';
import { nodeArguments } from '../scripts/node-arguments.mjs';
import { root } from '../src/node/folders.ts';
import { bestOf } from './best-of-peers.ts';
import type { Section } from './fixtures.ts';
import { runMeasured } from './process-tree.ts';
import { against, type Table } from './report.ts';

/** Measures the time from saving an edit until the browser shows it, with `dev-edit.ts`. */
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
      rows: [['edit to screen', ...against(Number(milliseconds), 'ms', bestOf('dev/edit'))]],
    };
    return { tables: [table], goals: [], notes: [] };
  },
};
