/* npm run remove -- /route/ --to /other/: removes a page, and redirects its route to another. */
import { parseArgs } from 'node:util';
import { splitHash } from '../content/check/links.ts';
import { runCommand } from '../node/command.ts';
import { normalizeRoute } from '../shared/paths.ts';
import { planRemoval } from './remove-page.ts';
import { runPlan } from './run-plan.ts';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string', default: '' } },
  });
  const [route = ''] = positionals;
  runPlan((workspace) => planRemoval(route, values.to, workspace), normalizeRoute(splitHash(values.to)[0]));
});
