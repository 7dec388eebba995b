import { type Fence, lineInBlock } from '../../src/content/tree/fence.ts';

/** A code block of a page with what the tests need. */
export interface Sample {
  /** Path as errors name it: `content/limits.mdx`. */
  file: string;
  /** Route of the page. */
  route: string;
  /** Line of the file on which the block begins: that of the backticks. */
  line: number;
  /** The code as readers copy it: constants filled in, without lines that are shown as removed. */
  code: string;
  fence: Fence;
  /** Its place among the page's blocks, from 0. */
  index: number;
}

/** What can be done with a sample, in the order of the table's columns. */
export const treatments = ['run', 'checked', 'compared', 'shaped', 'parsed', 'shown', 'skipped'] as const;

/** What was done with a sample. */
export type Treatment = (typeof treatments)[number];

/** How a sample fared. */
export interface SampleResult {
  sample: Sample;
  treatment: Treatment;
  /** Everything that is wrong, each with its line in the file; empty when all is well. */
  problems: SampleProblem[];
  /** For a sample that is skipped: the program that is not installed. */
  missing?: string;
  /** The expected output of an output block, for `--update`. */
  actual?: string;
}

export interface SampleProblem {
  /** Line of the file. */
  line: number;
  message: string;
}

/** A problem in a line of a sample's code, counted from 1. */
export const problemAt = (sample: Sample, codeLine: number, message: string): SampleProblem => ({
  line: sample.line + (codeLine > 0 ? lineInBlock(codeLine, sample.fence) : 0),
  message,
});
