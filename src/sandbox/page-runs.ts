import type { PageJob } from '../../samples/harness/browser/job.ts';

/** The files of the sandbox. Paths are below the base. */
export interface SandboxFiles {
  document: string;
  /** The worker's script for each kind of job. */
  workers: Record<PageJob['job']['kind'], string>;
  /** The script of each module, and the names of the modules that it requires. */
  modules: Record<string, { script: string; needs: string[] }>;
}

/** How the samples of a page are run. */
export interface PageRuns {
  /** The path of a JSON file with all `SandboxFiles`. Edited code may import other modules than the page does. */
  index: string;
  /** The files that the page's samples need. */
  files: SandboxFiles;
  /** By the index of the block among all code blocks on the page. */
  blocks: Record<number, Block>;
}

/** How a code block is run, and the output that the page shows for it. */
export type Block = PageJob & { output?: string };
