import type { SampleData } from '../harness/workflow/wrap.ts';
import type { SampleProblem } from '../page/sample.ts';

/** The result of running a sample. */
export interface RunResult {
  /** The output. */
  printed: string;
  problems: SampleProblem[];
  /** The data of the run, for the type checker. */
  data?: TypeData;
}

/** Data that the types in a sample depend on. */
export interface TypeData extends SampleData {
  /** Source texts of the modules that a component imports, by specifier. */
  modules?: Readonly<Record<string, string>>;
}
