import type { ComponentEvent, ComponentJob } from '../component/job.ts';
import type { Definition } from '../workflow/definition.ts';
import type { RunEvent } from '../workflow/run.ts';
import type { Sources } from './host.ts';

/** What a worker is told to run. */
export type Job = (WorkflowJob | ComponentOrder) & Surroundings;

/** A workflow, of which the last step is the one that is shown. */
export interface WorkflowJob {
  kind: 'workflow';
  definition: Definition;
}

/** A source or an action, or a module of one. */
export interface ComponentOrder {
  kind: 'component';
  component: ComponentJob;
}

/** What a run has around it. */
interface Surroundings {
  sources: Sources;
  /** The circumstances that have the servers of others, as a name of the module `#givens`. */
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

/** An order for a worker. */
export interface Order {
  job: Job;
  /** The modules that the code may ask for, by name. */
  scripts: Readonly<Record<string, string>>;
}

/** What happened in a run. Of workflows, each part of it is about a step. */
export type JobEvent = RunEvent | ComponentEvent;
