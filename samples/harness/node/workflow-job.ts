import type { Definition } from '../workflow/definition.ts';
import { runWorkflow } from '../workflow/run-workflow.ts';
import { createNodeHost } from './host.ts';
import type { Session } from './session.ts';

/** Runs a workflow in a thread, and reports its events (see `runWorkflow` in run-workflow.ts). */
export async function run(
  definition: Definition,
  session: Session,
  report: (event: unknown) => void,
): Promise<void> {
  await runWorkflow(definition, createNodeHost(session, report));
}
