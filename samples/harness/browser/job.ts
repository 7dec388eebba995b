import type { ComponentEvent, ComponentJob } from '../component/job.ts';
import type { Definition } from '../workflow/definition.ts';
import type { RunEvent } from '../workflow/run.ts';
import type { Sources } from './host.ts';

/** What a worker runs, with its environment. */
export type Job = (WorkflowWork | ComponentWork) & Environment;

/** A workflow, whose last step is the one that the page shows. */
interface WorkflowWork {
  kind: 'workflow';
  definition: Definition;
}

/** A source, an action, or a module of one. */
interface ComponentWork {
  kind: 'component';
  component: ComponentJob;
}

interface Environment {
  sources: Sources;
  /** The name of the `given` with the third-party servers, in the module `#givens`. */
  given?: string;
  /** The workflow that the page has built so far, by the URL of its endpoint. */
  endpoint?: { origin: string; definition: Omit<Definition, 'trigger'> };
}

/** How a code block of a page is run. */
export interface PageJob {
  job: Job;
  /** The modules that its code may import. */
  modules: string[];
}

/** The message that starts a run in a worker. */
export interface RunRequest {
  job: Job;
  /** The scripts of the modules that the code may import, by name. */
  scripts: Readonly<Record<string, string>>;
}

/** An event of a run. Those of workflows name the step. */
export type JobEvent = RunEvent | ComponentEvent;
