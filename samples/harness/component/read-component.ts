import { suggest } from '../../../src/shared/nearest.ts';
import { type Component, type HookName, hookNames, type Prop, strategies } from './model.ts';
import { type Report, validate } from './problem.ts';
import { readMethods, reportUnknown } from './read-app.ts';
import { readProp } from './read-prop.ts';
import { describe, isMethod, isRecord, type Method } from './values.ts';

const sharedKeys = ['name', 'key', 'type', 'version', 'description', 'props', 'methods', 'run'];
const keysOf: Record<Component['kind'], readonly string[]> = {
  source: [...sharedKeys, 'hooks', 'dedupe'],
  action: sharedKeys,
};

/**
 * Parses the default export of a component's module. /components/api/#component-structure
 *
 * @throws {@link ComponentError} with everything in its definition that the documentation doesn't allow
 */
export function readComponent(value: unknown, kind: Component['kind']): Component {
  return validate((report) => {
    const written = isRecord(value) ? value : {};
    if (written !== value) {
      report('export default', `Expected a component, found ${describe(value)}.`, 'Export an object.');
      return { ...emptyComponent, kind };
    }
    reportUnknown(kind === 'source' ? 'source' : 'action', written, keysOf[kind], report);
    checkMetadata(written, kind, report);
    const component: Component = {
      kind,
      label: String(written.key ?? written.name),
      props: readProps(written.props, kind, report),
      methods: readMethods('methods', written.methods, report),
      hooks: kind === 'source' ? readHooks(written.hooks, report) : new Map(),
      dedupe: strategies.find((strategy) => strategy === written.dedupe),
      run: isMethod(written.run) ? written.run : doNothing,
    };
    for (const name of component.methods.keys()) {
      if (component.props.has(name)) {
        report(
          `methods.${name}`,
          `A prop is called ${name} as well.`,
          `this.${name} can only be one of them.`,
        );
      }
    }
    return component;
  });
}

const doNothing = () => undefined;
const emptyComponent = {
  label: '',
  props: new Map(),
  methods: new Map(),
  hooks: new Map(),
  dedupe: undefined,
  run: doNothing,
};

function checkMetadata(written: Record<string, unknown>, kind: Component['kind'], report: Report): void {
  for (const key of ['name', 'version']) {
    if (typeof written[key] !== 'string' || written[key] === '') {
      report(
        key,
        `Every component needs a ${key}, found ${describe(written[key])}.`,
        `Add ${key}: ${examples[key]}.`,
      );
    }
  }
  for (const key of ['key', 'description']) {
    if (written[key] !== undefined && typeof written[key] !== 'string') {
      report(key, `Expected text, found ${describe(written[key])}.`, `Write ${key}: ${examples[key]}.`);
    }
  }
  if (written.type !== kind && !(kind === 'source' && written.type === undefined)) {
    report(
      'type',
      `This is run as ${kind}, but its type is ${describe(written.type)}.`,
      `Write type: "${kind}".`,
    );
  }
  if (!isMethod(written.run)) {
    report('run', `Expected a function, found ${describe(written.run)}.`, 'Add async run() { … }.');
  }
  if (
    kind === 'source' &&
    written.dedupe !== undefined &&
    !strategies.some((each) => each === written.dedupe)
  ) {
    report(
      'dedupe',
      `There is no strategy ${describe(written.dedupe)}.`,
      suggest(String(written.dedupe), strategies),
    );
  }
}

const examples: Record<string, string> = {
  name: '"New Item"',
  version: '"0.0.1"',
  key: '"app_slug-new-item"',
  description: '"Emit new items."',
};

function readProps(written: unknown, kind: Component['kind'], report: Report): Map<string, Prop> {
  const props = new Map<string, Prop>();
  if (written === undefined) return props;
  if (!isRecord(written)) {
    report('props', `Expected an object, found ${describe(written)}.`, 'Props by name.');
    return props;
  }
  for (const [name, value] of Object.entries(written)) {
    const prop = readProp(`props.${name}`, value, kind, report);
    if (prop) props.set(name, prop);
  }
  return props;
}

function readHooks(written: unknown, report: Report): Map<HookName, Method> {
  const methods = readMethods('hooks', written, report);
  const hooks = new Map<HookName, Method>();
  for (const [name, method] of methods) {
    const hook = hookNames.find((known) => known === name);
    if (hook) hooks.set(hook, method);
    else report(`hooks.${name}`, 'There is no such hook.', suggest(name, hookNames));
  }
  return hooks;
}
