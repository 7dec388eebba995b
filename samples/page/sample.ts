import { type Fence, lineInBlock } from '../../src/content/tree/fence.ts';

/** A code block of a page, with the data that tests need. */
export interface Sample {
  /** As in error messages: `content/limits.mdx` */
  file: string;
  /** Route of the page. */
  route: string;
  /** Line of the file with the opening backticks. */
  line: number;
  /** The code as readers copy it: with the values of constants, and without lines that are marked as removed. */
  code: string;
  fence: Fence;
  /** Its index among the page's blocks, from 0. */
  index: number;
}

/** How samples can be processed, in the order of the table's columns. */
export const sampleStatuses = ['run', 'checked', 'compared', 'shaped', 'parsed', 'shown', 'skipped'] as const;

/** How a sample was processed. */
export type SampleStatus = (typeof sampleStatuses)[number];

/** The result of a sample. */
export interface SampleResult {
  sample: Sample;
  status: SampleStatus;
  /** Empty if the sample passes. */
  problems: SampleProblem[];
  /** For a skipped sample: the missing program. */
  missing?: string;
  /** For stale output: the actual output, which `--update` writes to the page. */
  actual?: string;
}

/** A problem of a sample. */
export interface SampleProblem {
  /** Line of the file. */
  line: number;
  message: string;
}

/** Creates a problem in a line of a sample's code, counted from 1; 0 is the line of the backticks. */
export const problemAt = (sample: Sample, codeLine: number, message: string): SampleProblem => ({
  line: sample.line + (codeLine > 0 ? lineInBlock(codeLine, sample.fence) : 0),
  message,
});
