import { redirects } from '../../data/redirects.ts';
import { readDescription } from '../build/inputs.ts';
import { root } from '../node/folders.ts';
import { carryOut, type Plan, readWorkspace, type Workspace } from './workspace.ts';

/**
 * Plans a change to the files of the project, applies it and prints what was done. A refused plan changes nothing.
 *
 * @param check route of a page to check afterwards
 * @throws {SetupError} when the plan is refused
 */
export function runPlan(makePlan: (workspace: Workspace) => Plan, check: string): void {
  const plan = makePlan(readWorkspace(root, redirects, readDescription([])));
  carryOut(plan, root);
  const next = `Next: npm run format, then npm run check -- ${check}`;
  process.stdout.write(`${[...plan.notes, next].join('\n')}\n`);
}
