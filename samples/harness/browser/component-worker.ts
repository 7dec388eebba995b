import { runComponentJob } from '../component/job.ts';
import { createBrowserHost } from './host.ts';
import { serve } from './serve.ts';

serve(async (job, session, report) => {
  if (job.kind !== 'component') throw new Error('This worker runs components.');
  await runComponentJob(job.component, createBrowserHost(session, job.sources), report);
});
