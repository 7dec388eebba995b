import type { SampleData } from '../harness/workflow/wrap.ts';
import type { SampleProblem } from '../page/sample.ts';

/** What running a sample came to. */
export interface Ran {
  /** What it printed. */
  printed: string;
  problems: SampleProblem[];
  /** Data that was there when it ran, for its types. */
  data?: TypeData;
}

/** What the types of a sample depend on besides its text. */
export interface TypeData extends SampleData {
  /** Texts of modules that a component imports, by specifier. */
  modules?: Readonly<Record<string, string>>;
}
