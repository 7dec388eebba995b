/* npm run move -- /old/route/ /new/route/: moves a page, and updates everything that refers to it. */
import { parseArgs } from 'node:util';
import { runCommand } from '../node/command.ts';
import { normalizeRoute } from '../shared/paths.ts';
import { planMove } from './move-page.ts';
import { runPlan } from './run-plan.ts';

await runCommand(async () => {
  const [from = '', to = ''] = parseArgs({ allowPositionals: true }).positionals;
  runPlan((workspace) => planMove(from, to, workspace), normalizeRoute(to));
});
