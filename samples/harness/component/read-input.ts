import { suggest } from '../../../src/shared/nearest.ts';
import { type App, type InputProp, type InputType, inputTypes, type Options } from './model.ts';
import type { Report } from './problem.ts';
import { isApp, readApp, reportUnknown } from './read-app.ts';
import { describe, isMethod, isRecord } from './values.ts';

/** The options of every prop for user input. /components/api/#user-input-props */
const commonOptions = ['type', 'label', 'description', 'options', 'optional', 'default', 'propDefinition'];
const optionsOfType: Partial<Record<InputType, readonly string[]>> = {
  string: ['secret'],
  integer: ['min', 'max'],
};
/** The types of options whose values have one type. */
const valueTypes = {
  label: 'string',
  description: 'string',
  optional: 'boolean',
  secret: 'boolean',
  min: 'number',
  max: 'number',
};

/** A prop definition of an app. */
interface Definition {
  app: App;
  written: Record<string, unknown>;
  input: unknown;
}

/**
 * Parses a prop for user input, and merges it with its prop definition, if any. The prop's own options take precedence.
 *
 * @param types the types that the component can use
 */
export function readInput(
  place: string,
  own: Record<string, unknown>,
  types: readonly string[],
  report: Report,
): InputProp | undefined {
  const definition =
    own.propDefinition === undefined ? undefined : readDefinition(place, own.propDefinition, report);
  if (own.propDefinition !== undefined && !definition) return undefined;
  const prop = { ...definition?.written, ...own };
  const type = inputTypes.find((known) => known === prop.type && types.includes(known));
  if (!type) {
    const known = inputTypes.filter((each) => types.includes(each));
    report(
      `${place}.type`,
      `There is no input of type ${describe(prop.type)}.`,
      suggest(String(prop.type), known),
    );
    return undefined;
  }
  reportUnknown(place, prop, [...commonOptions, ...(optionsOfType[type] ?? [])], report);
  for (const [option, expected] of Object.entries(valueTypes)) {
    const value = prop[option];
    if (value !== undefined && typeof value !== expected) {
      report(`${place}.${option}`, `Expected a ${expected}, found ${describe(value)}.`, '');
    }
  }
  return {
    family: 'input',
    type,
    optional: prop.optional === true,
    default: prop.default,
    min: typeof prop.min === 'number' ? prop.min : undefined,
    max: typeof prop.max === 'number' ? prop.max : undefined,
    options: readOptions(place, prop.options, own.options === undefined ? definition : undefined, report),
  };
}

/** Parses `propDefinition: [app, name, inputValues]`. /components/api/#prop-definitions-example */
function readDefinition(place: string, written: unknown, report: Report): Definition | undefined {
  const at = `${place}.propDefinition`;
  const [app, name, input]: unknown[] = Array.isArray(written) ? written : [];
  if (!isApp(app) || typeof name !== 'string') {
    report(at, 'Expected an app and the name of its definition.', 'Write [app, "name"].');
    return undefined;
  }
  const definitions = isRecord(app.propDefinitions) ? app.propDefinitions : {};
  const found = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  if (!isRecord(found)) {
    report(
      at,
      `The app ${describe(app.app)} has no prop definition "${name}".`,
      suggest(name, Object.keys(definitions)),
    );
    return undefined;
  }
  for (const reserved of isRecord(input) ? ['page', 'prevContext'] : []) {
    if (isRecord(input) && reserved in input)
      report(at, `The name ${reserved} is reserved.`, 'Choose another one.');
  }
  return { app: readApp(at, app, report), written: found, input };
}

/** Parses `options`: a list of values or of labeled values, or a function. /components/api/#async-options-example */
function readOptions(
  place: string,
  written: unknown,
  definition: Definition | undefined,
  report: Report,
): Options | undefined {
  if (written === undefined) return undefined;
  if (Array.isArray(written)) return { list: written };
  if (!isMethod(written)) {
    report(`${place}.options`, `Expected a list or a function, found ${describe(written)}.`, '');
    return undefined;
  }
  const input = definition?.input;
  return {
    load: written,
    app: definition?.app,
    input: isMethod(input) || isRecord(input) ? input : undefined,
  };
}
