import { suggest } from '../../../src/shared/nearest.ts';
import type { LabeledOption } from '../../../types/component.d.ts';
import { type Configured, configure, isOfType, type Setup } from './configure.ts';
import { createApp, createMembers } from './members.ts';
import type { Component, InputProp, Options } from './model.ts';
import { refuse, runCode, validate } from './problem.ts';
import { readComponent } from './read-component.ts';
import { strictObject } from './strict-object.ts';
import { call, describe, isMethod, isRecord } from './values.ts';

/** A page of a drop-down. */
export type OptionPage = LabeledOption<unknown>[];

/**
 * Loads the drop-down of a prop while a component is being configured, page by page, like a user who scrolls. It ends at the first
 * empty page. /components/api/#async-options-example
 *
 * @param component the default export of its module
 * @param name the name of the prop
 * @param setup the props that are configured so far, and the connected accounts
 */
export async function* optionPages(
  component: unknown,
  name: string,
  setup: Setup = {},
): AsyncGenerator<OptionPage, void> {
  const kind = isRecord(component) && component.type === 'action' ? 'action' : 'source';
  const read = readComponent(component, kind);
  const configured = validate((report) => configure(read, setup, report, { partial: true }));
  const prop = read.props.get(name);
  if (!prop) refuse(`props.${name}`, 'There is no such prop.', suggest(name, read.props.keys()));
  const place = `props.${name}.options`;
  if (prop.family !== 'input' || !prop.options)
    refuse(place, 'The prop has no options.', 'Nothing can be listed.');
  if ('list' in prop.options) {
    yield readItems(place, prop, prop.options.list);
    return;
  }
  yield* load(place, read, configured, prop, prop.options);
}

async function* load(
  place: string,
  component: Component,
  configured: Configured,
  prop: InputProp,
  { load, app, input }: Extract<Options, { load: unknown }>,
): AsyncGenerator<OptionPage, void> {
  const self = app ? createApp(app, configured.accounts) : createMembers(component, configured, new Map());
  // An arrow function receives the props that are configured so far. Misspelled names throw.
  const given = Object.fromEntries(
    [...component.props.keys()].map((each) => [each, configured.inputs.get(each)]),
  );
  const values = isMethod(input) ? input(strictObject('configuredProps', given)) : input;
  let prevContext: unknown;
  for (let page = 0; ; page++) {
    // The first call has no prevContext.
    const context = prevContext === undefined ? { page } : { page, prevContext };
    const result = await runCode(place, component.label, () =>
      call(load, self, { ...(isRecord(values) ? values : {}), ...context }),
    );
    const items = readItems(place, prop, isRecord(result) ? result.options : result);
    if (items.length === 0) return;
    yield items;
    prevContext = isRecord(result) ? result.context : undefined;
  }
}

/** Validates a list of values of the prop's type, or of labels with such values. */
function readItems(place: string, { type }: InputProp, written: unknown): OptionPage {
  if (!Array.isArray(written)) {
    refuse(
      place,
      `Expected a list, found ${describe(written)}.`,
      'Give a list, or { options: […], context: {…} }.',
    );
  }
  const single = type.replace('[]', '');
  return written.map((item: unknown) => {
    const { label, value } = isRecord(item) ? item : { label: String(item), value: item };
    const fits = single === 'any' || single === 'object' || isOfType(single, value);
    if (typeof label === 'string' && fits) return { label, value };
    return refuse(
      place,
      `${describe(item)} is no entry for ${type}.`,
      `Give a ${single}, or { label, value }.`,
    );
  });
}
