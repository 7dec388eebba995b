import type { Given } from '../givens/given.ts';
import { runWorkflow } from '../harness/node/run-workflow.ts';
import { isTimeout } from '../harness/workflow/errors.ts';
import type { Run } from '../harness/workflow/run.ts';
import { httpTrigger } from '../harness/workflow/triggers.ts';
import { problemAt, type Sample } from '../page/sample.ts';
import { type JavaScriptKind, kindOf, stepOf, stepsBefore, workflowOf } from '../page/workflow.ts';
import { byHost, type PageStage, type ShownStep } from '../stage/stage.ts';
import { runComponentSample } from './component.ts';
import { findProblems, type SampleError } from './find-problems.ts';
import type { RunResult } from './run-result.ts';

/**
 * The timeout of a sample in seconds, as for shell and Python. It is much shorter than the platform's, so that endless loops are
 * reported quickly.
 */
const defaultTimeoutSeconds = 20;

/** Runs a JavaScript sample in the harness, which behaves like the platform. */
export async function runJavaScript(sample: Sample, given: Given, stage: PageStage): Promise<RunResult> {
  const kind = kindOf(sample);
  return kind.kind === 'component'
    ? runComponentSample(sample, given, stage)
    : runSteps(sample, kind, given, stage);
}

async function runSteps(
  sample: Sample,
  kind: Exclude<JavaScriptKind, { kind: 'component' }>,
  given: Given,
  stage: PageStage,
): Promise<RunResult> {
  const name = kind.kind === 'step' ? kind.name : 'program';
  const definition = stepOf(sample, kind, given);
  const shown: ShownStep = { definition, sample };
  const before = kind.kind === 'step' ? stepsBefore(stage.steps, name) : [];
  if (kind.kind === 'step') stage.steps.set(name, shown);
  const { env = {}, checkpoint, stepCheckpoints = {}, attachments = {} } = given;
  const trigger = given.trigger ?? httpTrigger();
  const settings = { timeoutSeconds: defaultTimeoutSeconds, ...given.settings };
  const run = await runWorkflow(
    {
      trigger,
      steps: workflowOf(given, [...before, shown]),
      env,
      settings,
      checkpoint,
      stepCheckpoints,
      attachments,
    },
    { hosts: byHost(await stage.hosts(given)) },
  );
  const error = errorOf(run, shown, before, given, settings.timeoutSeconds);
  const problems = findProblems(sample, error, given, stage);
  for (const { step, text } of [...run.warnings, ...run.unhandled]) {
    if (step === name) problems.push(problemAt(sample, 1, text));
  }
  return {
    printed: run.logs
      .filter((log) => log.step === name)
      .map((log) => log.text)
      .join('\n'),
    problems,
    data: {
      event: trigger.event,
      steps: run.steps,
      ...(given.params && { params: given.params }),
      ...(given.auths && { auths: given.auths }),
      checkpoints: [checkpoint, run.checkpoint],
    },
  };
}

/** Returns the error of a run, with the block of the step that threw it. An error that was reported there isn't reported again. */
function errorOf(
  { error }: Run,
  last: ShownStep,
  before: readonly ShownStep[],
  given: Given,
  seconds: number,
): SampleError | undefined {
  if (!error) return undefined;
  const text = `${error.name}: ${error.message}`;
  const message = isTimeout(error)
    ? `steps.${error.step} was stopped after ${seconds} s: it never ends, or waits for something that never happens`
    : `steps.${error.step} ends with ${text}`;
  const place = error.line === undefined ? {} : { line: error.line };
  const earlier = before.find(({ definition }) => definition.name === error.step);
  if (!earlier) {
    if (!given.error?.test(text)) last.failure = text;
    return { text, message, ...place };
  }
  return {
    text,
    message: `${message}, when the block on line ${last.sample.line} is run`,
    at: earlier.sample,
    isReported: earlier.failure === text,
    ...place,
  };
}
