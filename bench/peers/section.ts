import type { PeerProject, Setup } from './comparison.ts';
import type { SectionResults } from './results.ts';

/** Fixtures of the comparison: the projects, and the setup with the served sites. */
export interface PeerFixtures {
  projects: readonly PeerProject[];
  /** Returns the setup, which is built and served on first use. */
  setup(): Promise<Setup>;
  /** Describes the date and the machine of the measurement. */
  circumstances(): Promise<string>;
}

/** A section that measures served sites. */
export interface PeerSection {
  /** The name on the command line. */
  name: string;
  title: string;
  run(setup: Setup): Promise<Pick<SectionResults, 'tables' | 'notes'>>;
}

/** A section that runs the projects, and doesn't need served sites. */
export interface ProjectSection extends Omit<PeerSection, 'run'> {
  runProjects(
    projects: readonly PeerProject[],
    runs: number,
  ): Promise<Pick<SectionResults, 'tables' | 'notes'>>;
}
