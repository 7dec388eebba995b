import type { Arena, PeerProject } from './contestant.ts';
import type { SectionResults } from './results.ts';

/** What sections get: the served sites, and the projects that they are built from. */
export interface Stage {
  projects: readonly PeerProject[];
  /** Built and served on first use. */
  arena(): Promise<Arena>;
  /** When and on what is measured. */
  circumstances(): Promise<string>;
}

/** A part of the comparison. */
export interface PeerSection {
  /** As the command line names it. */
  name: string;
  title: string;
  run(arena: Arena): Promise<Pick<SectionResults, 'tables' | 'notes'>>;
}

/** A part that works with the projects, and needs no site that is served. */
export interface ProjectSection extends Omit<PeerSection, 'run'> {
  runProjects(
    projects: readonly PeerProject[],
    runs: number,
  ): Promise<Pick<SectionResults, 'tables' | 'notes'>>;
}
