import type { Given } from '../givens/given.ts';
import { problemAt, type Sample, type SampleProblem } from '../page/sample.ts';
import type { PageStage } from '../stage/stage.ts';

/** The error that a sample ended with. */
export interface SampleError {
  /** Matched against `error` of the sample's `given`. */
  text: string;
  /** The message for the author. */
  message: string;
  /** The block that the error comes from, if it isn't the sample itself. */
  at?: Sample;
  /** Line of that block's code, from 1, if known. */
  line?: number;
  /** Whether the error was reported already. */
  isReported?: boolean;
}

/** Returns the problems of a sample: an unexpected error, the absence of an expected one, and errors that servers have reported. */
export function findProblems(
  sample: Sample,
  error: SampleError | undefined,
  { error: expected }: Given,
  stage: PageStage,
): SampleProblem[] {
  const serverErrors = stage.takeErrors();
  if (expected && !error) return [problemAt(sample, 1, `The sample should end with ${expected}.`)];
  const isUnexpected = error && !error.isReported && !expected?.test(error.text);
  return [
    ...(isUnexpected ? [problemAt(error.at ?? sample, error.line ?? 1, error.message)] : []),
    ...(expected ? [] : serverErrors.map((message) => problemAt(sample, 1, message))),
  ];
}
