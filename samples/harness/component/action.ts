import { closed } from './closed.ts';
import { configure, type Setup } from './configure.ts';
import { createDollar, type DollarRecord, toExport } from './dollar.ts';
import { createMembers } from './members.ts';
import { ComponentFailure, failTogether, refuse, runCode } from './problem.ts';
import { readComponent } from './read-component.ts';
import { createStore, type Store } from './store.ts';
import { call } from './values.ts';

export interface ActionOptions extends Setup {
  /** The key-value store; an empty one without it. */
  db?: Store;
}

/** What a run of an action came to. Its `exports` are what the object `steps.<step>` then has. */
export type ActionResult = DollarRecord;

/**
 * Runs an action as a step of a workflow would. /components/api/#actions
 *
 * @param component what its module exports by default
 * @throws {@link ComponentError} when its form, its configuration or what it does is not what the documentation allows
 * @throws {@link ComponentFailure} around what its code threw, with what it had exported until then
 */
export async function runAction(component: unknown, options: ActionOptions = {}): Promise<ActionResult> {
  const { db: store = createStore() } = options;
  const action = readComponent(component, 'action');
  const configured = failTogether((report) => configure(action, options, report));
  const services = new Map<string, unknown>();
  for (const [name, { family }] of action.props) {
    if (family === 'db') services.set(name, closed(`this.${name}`, { get: store.get, set: store.set }));
  }
  const { $, record } = createDollar();
  const self = createMembers(action, configured, services);
  try {
    const returned = await runCode('run', action.label, () => call(action.run, self, closed('run()', { $ })));
    if (record.exit && returned !== record.exit) {
      refuse('$.flow.exit', 'It was called, but run() went on.', 'Write return $.flow.exit(reason).');
    }
    if (returned !== undefined && !record.exit) {
      record.exports.$return_value = toExport('the value that run() returns', returned);
    }
    return record;
  } catch (error) {
    if (error instanceof ComponentFailure) error.exports = record.exports;
    throw error;
  }
}
