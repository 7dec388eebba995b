import { limits } from '../../../data/limits.ts';
import { print } from '../../../data/quantity.ts';
import { suggest } from '../../../src/shared/nearest.ts';
import type { Schedule } from '../../../types/component.d.ts';
import { byteLength } from '../size.ts';
import type { Component, InputProp, Prop } from './model.ts';
import type { Report } from './problem.ts';
import { isSchedule, scheduleHint } from './read-prop.ts';
import { describe, isRecord } from './values.ts';

/** The values and accounts that a user sets before a component runs. */
export interface Setup {
  /** Values by prop. The value of a timer is a schedule. */
  props?: Record<string, unknown>;
  /** The members of `$auth`, by the name slug of the app. /connected-accounts/ */
  accounts?: Record<string, Record<string, string>>;
}

/** The configuration of a component. */
export interface Configured {
  inputs: ReadonlyMap<string, unknown>;
  schedules: ReadonlyMap<string, Schedule>;
  accounts: Record<string, Record<string, string>>;
}

/** An expression that was entered for a prop of an action, with its value in this run. */
class Expression {
  readonly text: string;
  readonly value: unknown;

  constructor(text: string, value: unknown) {
    this.text = text;
    this.value = value;
  }
}

/**
 * Returns a prop value of an action that is an expression. Only its text counts toward the size limit.
 * /components/api/#limits-on-props
 *
 * @param text for example `{{steps.nodejs.$return_value}}`
 * @param value its value in this run
 */
export const expression = (text: string, value: unknown): unknown => new Expression(text, value);

/**
 * Checks the values of the user against the props.
 *
 * @param options.partial whether required props may be empty, because the form isn't complete yet
 */
export function configure(
  component: Component,
  { props: given = {}, accounts = {} }: Setup,
  report: Report,
  options: { partial?: boolean } = {},
): Configured {
  const inputs = new Map<string, unknown>();
  const schedules = new Map<string, Schedule>();
  for (const name of Object.keys(given)) {
    if (!component.props.has(name))
      report(`props.${name}`, 'There is no such prop.', suggest(name, component.props.keys()));
  }
  for (const [name, prop] of component.props) {
    const place = `props.${name}`;
    const value = given[name];
    if (prop.family === 'input') {
      inputs.set(
        name,
        readInputValue(place, prop, value, component.kind, options.partial ? undefined : report),
      );
    } else if (prop.family === 'timer') {
      const schedule = value ?? prop.default;
      if (isSchedule(schedule)) schedules.set(name, schedule);
      else if (schedule !== undefined || !options.partial)
        report(place, `Expected a schedule, found ${describe(schedule)}.`, scheduleHint);
    } else {
      if (value !== undefined) report(place, 'Nothing is filled in here.', reasons[prop.family]);
      if (prop.family === 'app' && !accounts[prop.app.slug] && !options.partial) {
        const slug = JSON.stringify(prop.app.slug);
        report(place, `No account of the app ${slug} is connected.`, `Give accounts: { ${slug}: { … } }.`);
      }
    }
  }
  return { inputs, schedules, accounts };
}

const reasons: Record<Exclude<Prop['family'], 'input' | 'timer'>, string> = {
  app: 'Give what $auth has in accounts, by the slug of the app.',
  http: 'The endpoint is made at deploy.',
  db: 'Give a store as db.',
};

function readInputValue(
  place: string,
  prop: InputProp,
  given: unknown,
  kind: Component['kind'],
  report: Report | undefined,
): unknown {
  const computed = given instanceof Expression && kind === 'action';
  const value = computed ? given.value : (given ?? prop.default);
  if (!report) return value;
  if (value === undefined) {
    if (!prop.optional)
      report(place, 'A required prop is empty.', 'Fill it in, give it a default or make it optional.');
    return undefined;
  }
  const text = computed ? given.text : typeof value === 'string' ? value : JSON.stringify(value);
  if (byteLength(text) > limits.configuredProps.bytes) {
    report(
      place,
      `The value is larger than ${print(limits.configuredProps)}.`,
      'Give a reference to the data instead.',
    );
  }
  const wrong = mismatch(prop, value);
  if (wrong) report(place, `Expected ${wrong}, found ${describe(value)}.`, `Its type is ${prop.type}.`);
  return value;
}

/** Returns what was expected instead of a value; `undefined` if the value is valid. */
function mismatch({ type, min, max }: InputProp, value: unknown): string | undefined {
  if (type === 'any') return undefined;
  if (type === 'object') return isRecord(value) ? undefined : 'an object';
  const single = type.replace('[]', '');
  if (single !== type) {
    return Array.isArray(value) && value.every((item) => isOfType(single, item))
      ? undefined
      : `a list of ${single}s`;
  }
  if (!isOfType(single, value)) return `a value of type ${single}`;
  if (typeof value === 'number' && (value < (min ?? value) || value > (max ?? value))) {
    return `a number from ${min ?? 'any'} to ${max ?? 'any'}`;
  }
  return undefined;
}

/** Whether a value has a type that can also be the item type of a list. */
export const isOfType = (type: string, value: unknown): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeof value === type;
