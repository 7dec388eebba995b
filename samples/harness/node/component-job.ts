import { type ComponentEvent, type ComponentJob, runComponentJob } from '../component/job.ts';
import { createNodeHost } from './host.ts';
import type { Session } from './session.ts';

/** What a thread does to run a component: reports everything that happens (see `runComponent` in run-component.ts). */
export const run = (
  job: ComponentJob,
  session: Session,
  report: (event: ComponentEvent) => void,
): Promise<void> => runComponentJob(job, createNodeHost(session), report);
