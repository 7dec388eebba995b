/** The public interface of this folder, for checks of a single page. */

export { runSamples } from './runner/run-samples.ts';
export { sampleProblems } from './runner/table.ts';
export { runProgram } from './sandbox/programs.ts';
