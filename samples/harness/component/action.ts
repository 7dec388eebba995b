import { configure, type Setup } from './configure.ts';
import { createDollar, type DollarRecord, toExport } from './dollar.ts';
import { createMembers } from './members.ts';
import { ComponentFailure, refuse, runCode, validate } from './problem.ts';
import { readComponent } from './read-component.ts';
import { createStore, type Store } from './store.ts';
import { strictObject } from './strict-object.ts';
import { call } from './values.ts';

/** The options of an action. */
export interface ActionOptions extends Setup {
  /** The key-value store; an empty one by default. */
  db?: Store;
}

/** The result of an action. Its `exports` are the members of `steps.<step>`. */
export type ActionResult = DollarRecord;

/**
 * Runs an action like a step of a workflow. /components/api/#actions
 *
 * @param component the default export of its module
 * @throws {@link ComponentError} if the documentation doesn't allow its definition, its configuration, or its behavior
 * @throws {@link ComponentFailure} if its code throws, with its exports until then
 */
export async function runAction(component: unknown, options: ActionOptions = {}): Promise<ActionResult> {
  const { db: store = createStore() } = options;
  const action = readComponent(component, 'action');
  const configured = validate((report) => configure(action, options, report));
  const services = new Map<string, unknown>();
  for (const [name, { family }] of action.props) {
    if (family === 'db') services.set(name, strictObject(`this.${name}`, { get: store.get, set: store.set }));
  }
  const { $, record } = createDollar();
  const self = createMembers(action, configured, services);
  try {
    const returned = await runCode('run', action.label, () =>
      call(action.run, self, strictObject('run()', { $ })),
    );
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
