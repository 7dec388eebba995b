import type { Given } from '../givens/given.ts';
import { printComponent } from '../harness/component/print.ts';
import { runComponent } from '../harness/node/run-component.ts';
import { sampleContext } from '../harness/workflow/triggers.ts';
import type { Sample } from '../page/sample.ts';
import { byHost, type PageStage } from '../stage/stage.ts';
import { judge } from './judge.ts';
import type { Ran } from './ran.ts';

/** Takes a component through its life: an action runs, a source is deployed, started by its events, and deactivated. */
export async function runComponentSample(sample: Sample, given: Given, stage: PageStage): Promise<Ran> {
  const { props = {}, accounts = {}, events = ['run'], db = {}, options = [] } = given;
  const modules = stage.modules(sample, given);
  const { events: happened, error } = await runComponent(
    {
      name: sample.fence.title ?? 'component.mjs',
      text: sample.code,
      // Always the same time, so that output is always the same.
      now: Date.parse(sampleContext.ts),
      ...{ modules, props, accounts, events, db, options },
    },
    { hosts: byHost(await stage.hosts(given)), ...given.settings },
  );
  return {
    printed: printComponent(happened),
    problems: judge(sample, error && { ...error, text: error.message }, given, stage),
    data: { modules },
  };
}
