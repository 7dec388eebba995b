import type { Given } from '../givens/given.ts';
import { printComponent } from '../harness/component/print.ts';
import { runComponent } from '../harness/node/run-component.ts';
import { sampleContext } from '../harness/workflow/triggers.ts';
import type { Sample } from '../page/sample.ts';
import { byHost, type PageStage } from '../stage/stage.ts';
import { findProblems } from './find-problems.ts';
import type { RunResult } from './run-result.ts';

/** Runs a component through its lifecycle. An action runs once. A source is deployed, receives its events, and is deactivated. */
export async function runComponentSample(sample: Sample, given: Given, stage: PageStage): Promise<RunResult> {
  const { props = {}, accounts = {}, events = ['run'], db = {}, options = [] } = given;
  const modules = stage.modules(sample, given);
  const { events: componentEvents, error } = await runComponent(
    {
      name: sample.fence.title ?? 'component.mjs',
      text: sample.code,
      // A fixed time, so that the output is deterministic.
      now: Date.parse(sampleContext.ts),
      ...{ modules, props, accounts, events, db, options },
    },
    { hosts: byHost(await stage.hosts(given)), ...given.settings },
  );
  return {
    printed: printComponent(componentEvents),
    problems: findProblems(sample, error && { ...error, text: error.message }, given, stage),
    data: { modules },
  };
}
