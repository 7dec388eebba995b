import { type ComponentEvent, type ComponentJob, runComponentJob } from '../component/job.ts';
import { createNodeHost } from './host.ts';
import type { Session } from './session.ts';

/** Runs a component in a thread, and reports its events (see `runComponent` in run-component.ts). */
export const run = (
  job: ComponentJob,
  session: Session,
  report: (event: ComponentEvent) => void,
): Promise<void> => runComponentJob(job, createNodeHost(session), report);
