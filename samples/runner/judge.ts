import type { Given } from '../givens/given.ts';
import { problemAt, type Sample, type SampleProblem } from '../page/sample.ts';
import type { PageStage } from '../stage/stage.ts';

/** An error that a sample ended with. */
export interface SampleError {
  /** As `error` of what is given has to match it. */
  text: string;
  /** What the author is told. */
  message: string;
  /** The block it comes from, where it is not the sample itself, and the line of its code, from 1, where that is known. */
  at?: Sample;
  line?: number;
  /** Whether the author has been told. */
  isReported?: boolean;
}

/**
 * What is wrong with a sample: the error it ended with, the lack of the one that it shows, what servers complain about.
 */
export function judge(
  sample: Sample,
  error: SampleError | undefined,
  { error: expected }: Given,
  stage: PageStage,
): SampleProblem[] {
  const complaints = stage.takeComplaints();
  if (expected && !error) return [problemAt(sample, 1, `The sample should end with ${expected}.`)];
  const isNews = error && !error.isReported && !expected?.test(error.text);
  return [
    ...(isNews ? [problemAt(error.at ?? sample, error.line ?? 1, error.message)] : []),
    ...(expected ? [] : complaints.map((message) => problemAt(sample, 1, message))),
  ];
}
