import { runWorkflow } from '../workflow/run-workflow.ts';
import { createBrowserHost } from './host.ts';
import { serve } from './serve.ts';

serve(async (job, session, report) => {
  if (job.kind !== 'workflow') throw new Error('This worker runs steps.');
  const { steps } = job.definition;
  // The page knows these exports already: the job contains them.
  const isKnown = (name: string) =>
    name === 'trigger' || steps.some((step) => step.name === name && 'exports' in step);
  const host = createBrowserHost(session, job.sources, (event) => {
    if (event.type !== 'exports' || !isKnown(event.step)) report(event);
  });
  await runWorkflow(job.definition, host);
});
