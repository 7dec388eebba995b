/** The interface of the samples for the checks of one page. */

export { runSamples } from './runner/run-samples.ts';
export { sampleProblems } from './runner/table.ts';
export { runProgram } from './sandbox/programs.ts';
